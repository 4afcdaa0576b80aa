import {
  DiscountChange,
  DiscountDeleted,
  DiscountMessage,
  DiscountName,
  DiscountPage,
  DiscountsQuery,
  NewDiscount,
} from '../../../contract/admin/discounts.ts'
import { Failure } from '../../../contract/errors.ts'
import { forAdmins, requireAdmin } from '../../platform/http/auth-guards.ts'
import { languageOf } from '../../platform/http/language.ts'
import type { App } from '../../platform/http/validation.ts'
import type { Platform } from '../../platform/platform.ts'
import { presentDiscount } from './present-discount.rule.ts'
import { listDiscounts } from './read-discounts.ts'
import { changeDiscount, createDiscount, deleteDiscount } from './write-discount.ts'

const tags = ['discounts']
const refusals = { 400: Failure, 401: Failure, 403: Failure, 404: Failure, 409: Failure }
const created = { vi: 'Đã tạo mã giảm giá.', en: 'The discount code has been created.' } as const
const changed = { vi: 'Đã lưu mã giảm giá.', en: 'The discount code has been saved.' } as const
const deleted = { vi: 'Đã xoá mã giảm giá.', en: 'The discount code has been deleted.' } as const

export function discountAdminRoutes(app: App, platform: Platform): void {
  const list = { tags, querystring: DiscountsQuery, response: { 200: DiscountPage, ...refusals } }
  app.get('/api/discounts', { ...forAdmins, schema: list }, ({ query }) => listDiscounts(platform, query))

  const create = { tags, body: NewDiscount, response: { 201: DiscountMessage, ...refusals } }
  app.post('/api/discounts', { ...forAdmins, schema: create }, async (request, reply) => {
    const discount = presentDiscount(await createDiscount(platform, request.body, requireAdmin(request).userId))
    return reply.code(201).send({ data: { discount }, message: created[languageOf(request.raw, true)] })
  })

  const change = { tags, params: DiscountName, body: DiscountChange, response: { 200: DiscountMessage, ...refusals } }
  app.patch('/api/discounts/:code', { ...forAdmins, schema: change }, async (request) => {
    const { userId: adminId } = requireAdmin(request)
    const { code: given } = request.body
    const fields = typeof given === 'string' ? { code: given } : given
    const discount = presentDiscount(await changeDiscount(platform, { code: request.params.code, change: fields, adminId }))
    return { data: { discount }, message: changed[languageOf(request.raw, true)] }
  })

  const remove = { tags, params: DiscountName, response: { 200: DiscountDeleted, ...refusals } }
  app.delete('/api/discounts/:code', { ...forAdmins, schema: remove }, async (request) => {
    await deleteDiscount(platform, request.params.code, requireAdmin(request).userId)
    return { message: deleted[languageOf(request.raw, true)] }
  })
}
