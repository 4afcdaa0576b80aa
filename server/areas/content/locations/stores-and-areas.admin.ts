import { z } from 'zod'
import {
  LocationChange,
  LocationMessage,
  LocationsMessage,
  NewLocation,
  NewLocations,
  NewStore,
  PlaceMessage,
  ReorderPlaces,
  StoreChange,
  StoreMessage,
} from '../../../../contract/admin/content.ts'
import { Failure } from '../../../../contract/errors.ts'
import type { Bilingual } from '../../../../contract/language/language.schema.ts'
import { Id } from '../../../../contract/text.ts'
import { forAdmins, requireAdmin } from '../../../platform/http/auth-guards.ts'
import { languageOf } from '../../../platform/http/language.ts'
import type { App } from '../../../platform/http/validation.ts'
import type { Platform } from '../../../platform/platform.ts'
import { addLocations } from './add-delivery-areas.ts'
import { removePlace, reorderPlaces } from './change-stores-and-areas.ts'
import { addLocation, changeLocation } from './write-delivery-area.ts'
import { addStore, changeStore } from './write-store.ts'

const params = z.object({ id: Id })
const refusals = { 400: Failure, 401: Failure, 403: Failure, 404: Failure, 409: Failure }
const ordered: Bilingual = { vi: 'Đã lưu thứ tự.', en: 'The order has been saved.' }
const texts = {
  locations: {
    created: { vi: 'Đã thêm khu vực giao.', en: 'The delivery area has been added.' },
    createdMany: { vi: 'Đã lưu các khu vực giao.', en: 'The delivery areas have been saved.' },
    changed: { vi: 'Đã lưu khu vực giao.', en: 'The delivery area has been saved.' },
    deleted: { vi: 'Đã xoá khu vực giao.', en: 'The delivery area has been deleted.' },
  },
  stores: {
    created: { vi: 'Đã thêm cửa hàng.', en: 'The store has been added.' },
    changed: { vi: 'Đã lưu cửa hàng.', en: 'The store has been saved.' },
    deleted: { vi: 'Đã xoá cửa hàng.', en: 'The store has been deleted.' },
  },
} as const

/** The delivery areas and the stores. */
export function storeAndAreaAdminRoutes(app: App, platform: Platform): void {
  const says = (request: Parameters<typeof requireAdmin>[0] & { raw: Parameters<typeof languageOf>[0] }) => {
    const language = languageOf(request.raw, true)
    return { by: { adminId: requireAdmin(request).userId, language }, in: (text: Bilingual) => text[language] }
  }

  for (const table of ['locations', 'stores'] as const) {
    const tags = [table]
    const order = { tags, body: ReorderPlaces, response: { 200: PlaceMessage, ...refusals } }
    app.put(`/api/${table}/order`, { ...forAdmins, schema: order }, async (request) => {
      const say = says(request)
      await reorderPlaces(platform, table, request.body.ids, say.by.adminId)
      return { message: say.in(ordered) }
    })
    const remove = { tags, params, response: { 200: PlaceMessage, ...refusals } }
    app.delete(`/api/${table}/:id`, { ...forAdmins, schema: remove }, async (request) => {
      const say = says(request)
      await removePlace(platform, table, request.params.id, say.by.adminId)
      return { message: say.in(texts[table].deleted) }
    })
  }

  const locations = { tags: ['locations'] }
  const newLocation = { ...locations, body: NewLocation, response: { 201: LocationMessage, ...refusals } }
  app.post('/api/locations', { ...forAdmins, schema: newLocation }, async (request, reply) => {
    const say = says(request)
    const location = await addLocation(platform, request.body, say.by)
    return reply.code(201).send({ location, data: { location }, message: say.in(texts.locations.created) })
  })
  const newLocations = { ...locations, body: NewLocations, response: { 201: LocationsMessage, ...refusals } }
  app.post('/api/locations/add-many', { ...forAdmins, schema: newLocations }, async (request, reply) => {
    const say = says(request)
    const data = await addLocations(platform, request.body, say.by)
    return reply.code(201).send({ data, message: say.in(texts.locations.createdMany) })
  })
  const locationChange = { ...locations, params, body: LocationChange, response: { 200: LocationMessage, ...refusals } }
  app.patch('/api/locations/:id', { ...forAdmins, schema: locationChange }, async (request) => {
    const say = says(request)
    const location = await changeLocation(platform, { id: request.params.id, change: request.body, ...say.by })
    return { location, data: { location }, message: say.in(texts.locations.changed) }
  })

  const stores = { tags: ['stores'] }
  const newStore = { ...stores, body: NewStore, response: { 201: StoreMessage, ...refusals } }
  app.post('/api/stores', { ...forAdmins, schema: newStore }, async (request, reply) => {
    const say = says(request)
    const store = await addStore(platform, request.body, say.by)
    return reply.code(201).send({ data: { store }, message: say.in(texts.stores.created) })
  })
  const storeChange = { ...stores, params, body: StoreChange, response: { 200: StoreMessage, ...refusals } }
  app.patch('/api/stores/:id', { ...forAdmins, schema: storeChange }, async (request) => {
    const say = says(request)
    const store = await changeStore(platform, { id: request.params.id, change: request.body, ...say.by })
    return { data: { store }, message: say.in(texts.stores.changed) }
  })
}
