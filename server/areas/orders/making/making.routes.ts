import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { Failure } from '../../../../contract/errors.ts'
import { MakerChoice, MakingResponse, StaffMakingMessage, StaffMakingResponse, UpdateWords } from '../../../../contract/orders/making.ts'
import { OrderToken } from '../../../../contract/orders/orders.ts'
import { Id } from '../../../../contract/text.ts'
import { forStaff, requireStaff } from '../../../platform/http/auth-guards.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { languageOf } from '../../../platform/http/language.ts'
import type { App } from '../../../platform/http/validation.ts'
import type { Platform } from '../../../platform/platform.ts'
import { photoHeaders, readPhotoForm, rejectionReasons, withUploads } from '../../media/media.ts'
import { getOrder, viewerOf } from '../read-orders.ts'
import { readMaking, readOrderPhoto, readStaffMaking } from './read-making.ts'
import { addUpdate, chooseMaker, removeUpdate } from './write-making.ts'

const tags = ['orders']
const params = z.object({ id: Id })
const refusals = { 400: Failure, 401: Failure, 403: Failure, 404: Failure, 409: Failure, 413: Failure, 415: Failure }
const added = { vi: 'Đã đưa lên trang đơn hàng.', en: 'It is on the page of the order now.' } as const
const removed = { vi: 'Đã bỏ khỏi trang đơn hàng.', en: 'It is gone from the page of the order.' } as const
const named = { vi: 'Đã lưu người may.', en: 'Who sews it has been saved.' } as const

/** Only this order's viewers may store it, and no proxy; a photo never changes. */
const finalPhoto = 'private, max-age=31536000, immutable'

export async function makingRoutes(app: App, platform: Platform): Promise<void> {
  app.get(
    '/api/orders/:id/making',
    { schema: { tags, params, querystring: OrderToken, response: { 200: MakingResponse, 404: Failure } } },
    async ({ person, params, query, raw }) => ({
      data: await readMaking(platform, params.id, viewerOf(person, query.token), languageOf(raw, true)),
    }),
  )

  const photo = { hide: true, params: params.extend({ photoId: Id, file: z.string().max(20) }), querystring: OrderToken }
  app.get('/api/orders/:id/photos/:photoId/:file', { schema: photo }, async ({ person, params, query }, reply) => {
    const which = { orderId: params.id, photoId: params.photoId, file: params.file }
    const { content, type, isFinal } = await readOrderPhoto(platform, which, viewerOf(person, query.token))
    return reply
      .headers({ ...photoHeaders, 'cache-control': isFinal ? finalPhoto : 'no-store' })
      .type(type)
      .send(content)
  })

  const response = { 200: StaffMakingMessage, 201: StaffMakingMessage, ...refusals }
  const one = { tags, params, response: { 200: StaffMakingResponse, ...refusals } }
  app.get('/api/orders/:id/making/staff', { ...forStaff, schema: one }, async (request) => {
    const order = await getOrder(platform.db, request.params.id, viewerOf(request.person, undefined))
    return { data: await readStaffMaking(platform, order, languageOf(request.raw, true)) }
  })

  app.put('/api/orders/:id/maker', { ...forStaff, schema: { tags, params, body: MakerChoice, response } }, async (request) => {
    const language = languageOf(request.raw, true)
    const { userId: adminId } = requireStaff(request)
    const order = await chooseMaker(platform, { orderId: request.params.id, ...request.body, adminId })
    return { data: await readStaffMaking(platform, order, language), message: named[language] }
  })

  const update = { tags, params: params.extend({ updateId: Id }), response }
  app.delete('/api/orders/:id/updates/:updateId', { ...forStaff, schema: update }, async (request) => {
    const language = languageOf(request.raw, true)
    const { userId: adminId } = requireStaff(request)
    const { id: orderId, updateId } = request.params
    const order = await removeUpdate(platform, { orderId, updateId, adminId })
    return { data: await readStaffMaking(platform, order, language), message: removed[language] }
  })

  await withUploads(app, 1, (scope) => {
    const schema = { tags, params, consumes: ['multipart/form-data'], response }
    scope.post('/api/orders/:id/updates', { ...forStaff, schema }, async (request, reply) => {
      const language = languageOf(request.raw, true)
      const { userId: adminId } = requireStaff(request)
      const form = await readUpdateForm(request)
      const order = await addUpdate(platform, { orderId: request.params.id, ...form, adminId })
      if ('refused' in order) {
        const reason = rejectionReasons[order.refused][language]
        throw new AppError('images_refused', { issues: [{ path: 'photo', key: reason }] })
      }
      return reply.code(201).send({ data: await readStaffMaking(platform, order, language), message: added[language] })
    })
  })
}

async function readUpdateForm(request: FastifyRequest) {
  const { photo, texts } = await readPhotoForm(request)
  const words = UpdateWords.safeParse(texts.get('words') ?? '')
  if (!words.success)
    throw new AppError('invalid_input', { issues: words.error.issues.map(({ message: key }) => ({ path: 'words', key })) })
  if (!photo && words.data === '') throw new AppError('invalid_input', { issues: [{ path: 'words', key: 'required' }] })
  return { photo, words: words.data }
}
