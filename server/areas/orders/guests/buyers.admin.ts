import {
  BuyerErasure,
  BuyerMerge,
  BuyerMessage,
  BuyerNotesChange,
  BuyerNotesResponse,
  BuyerQuery,
  BuyerResponse,
  BuyerSeparation,
  BuyerTagsChange,
  BuyerTagsResponse,
  buyerNotesLimits,
} from '../../../../contract/admin/buyers.ts'
import { errorMessages, Failure } from '../../../../contract/errors.ts'
import type { Language } from '../../../../contract/language/language.schema.ts'
import { forAdmins, forProvenAdmins, forStaff, requireAdmin, requireStaff } from '../../../platform/http/auth-guards.ts'
import { languageOf } from '../../../platform/http/language.ts'
import type { App } from '../../../platform/http/validation.ts'
import type { Platform } from '../../../platform/platform.ts'
import { eraseBuyer } from './erase-buyer.ts'
import { findBuyer } from './find-buyer.ts'
import { mergeBuyers, separateBuyers } from './merge-buyers.ts'
import { noteBuyer } from './note-buyer.ts'
import { type TaggedBuyers, tagBuyers } from './tag-buyers.ts'

const saved = { vi: 'Đã lưu ghi chú.', en: 'The notes have been saved.' }
const tagged = {
  vi: (n: number) => `Đã đổi nhãn của ${n} khách.`,
  en: (n: number) => `The tags of ${n} ${n === 1 ? 'buyer' : 'buyers'} have been changed.`,
}
const tooManyTags = {
  vi: `Mỗi khách nhiều nhất ${buyerNotesLimits.tags} nhãn.`,
  en: `A buyer can have ${buyerNotesLimits.tags} tags at most.`,
}
const merged = { vi: 'Đã gộp hai số.', en: 'The two phones have been merged.' }
const erased = {
  vi: 'Đã xoá dữ liệu của người này. Đơn hàng ở lại cho sổ sách, không còn tên.',
  en: 'This person has been erased. The orders stay in the books without a name.',
}
const separated = { vi: 'Đã tách riêng hai số.', en: 'The two phones have been separated.' }

/** The buyer behind a phone, for orders that staff enter. */
export function buyerAdminRoutes(app: App, platform: Platform): void {
  const { db } = platform
  const schema = { tags: ['orders'], querystring: BuyerQuery, response: { 200: BuyerResponse, 400: Failure, 401: Failure, 403: Failure } }
  app.get('/api/orders/buyer', { ...forStaff, schema }, async (request) => {
    const { role } = requireStaff(request)
    return { data: { buyer: await findBuyer(db, request.query.phone, { seesMoney: role === 'admin' }) } }
  })

  const refusals = { 400: Failure, 401: Failure, 403: Failure, 404: Failure }
  const note = { tags: ['orders'], body: BuyerNotesChange, response: { 200: BuyerNotesResponse, ...refusals, 409: Failure } }
  app.put('/api/orders/buyer/notes', { ...forStaff, schema: note }, async (request) => ({
    data: await noteBuyer(platform, request.body, requireStaff(request).userId),
    message: saved[languageOf(request.raw, true)],
  }))

  const tag = { tags: ['orders'], body: BuyerTagsChange, response: { 200: BuyerTagsResponse, ...refusals } }
  app.patch('/api/orders/buyers/tags', { ...forStaff, schema: tag }, async (request) => {
    const done = await tagBuyers(platform, request.body, requireStaff(request).userId)
    return tagsResponse(done, languageOf(request.raw, true))
  })

  const merge = { tags: ['orders'], body: BuyerMerge, response: { 200: BuyerMessage, ...refusals, 409: Failure } }
  app.post('/api/orders/buyer/merge', { ...forAdmins, schema: merge }, async (request) => {
    await mergeBuyers(platform, request.body, requireAdmin(request).userId)
    return { message: merged[languageOf(request.raw, true)] }
  })

  const erase = { tags: ['orders'], body: BuyerErasure, response: { 200: BuyerMessage, ...refusals, 409: Failure } }
  app.post('/api/orders/buyer/erase', { ...forProvenAdmins, schema: erase }, async (request) => {
    await eraseBuyer(platform, request.body.phone, requireAdmin(request).userId)
    return { message: erased[languageOf(request.raw, true)] }
  })

  const separate = { tags: ['orders'], body: BuyerSeparation, response: { 200: BuyerMessage, ...refusals } }
  app.post('/api/orders/buyer/separate', { ...forAdmins, schema: separate }, async (request) => {
    await separateBuyers(platform, request.body.phone, requireAdmin(request).userId)
    return { message: separated[languageOf(request.raw, true)] }
  })
}

function tagsResponse({ changed, full, unknown }: TaggedBuyers, language: Language) {
  const failed = [
    ...full.map((_id) => ({ _id, message: tooManyTags[language] })),
    ...unknown.map((_id) => ({ _id, message: errorMessages.not_found[language] })),
  ]
  return { message: tagged[language](changed.length), changed: changed.length, failed }
}
