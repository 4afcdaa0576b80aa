import { z } from 'zod'
import {
  AdminOrderMessage,
  AdminOrderPage,
  MoveUndo,
  OrderAddressChange,
  OrderDeleted,
  OrderNotesChange,
  OrderSewingChange,
  OrdersQuery,
} from '../../../contract/admin/orders.ts'
import { Failure } from '../../../contract/errors.ts'
import { InvoiceChange } from '../../../contract/orders/invoices.ts'
import { Id } from '../../../contract/text.ts'
import { forProvenAdmins, forStaff, requireAdmin, requireStaff } from '../../platform/http/auth-guards.ts'
import { languageOf } from '../../platform/http/language.ts'
import type { App } from '../../platform/http/validation.ts'
import type { Platform } from '../../platform/platform.ts'
import { changeOrderAddress } from './change-address.ts'
import { deleteOrder } from './delete-order.ts'
import { presentOrderForAdmin } from './present-for-admin.ts'
import { changeSewing } from './production/change-sewing.ts'
import { listOrders } from './read-orders.ts'
import { recordInvoice } from './record-invoice.ts'
import { undoMove } from './undo-move.ts'
import { writeNotes } from './write-notes.ts'

const tags = ['orders']
const params = z.object({ id: Id })
const refusals = { 400: Failure, 401: Failure, 403: Failure, 404: Failure, 409: Failure }
const deleted = { vi: 'Đã xoá đơn hàng.', en: 'The order has been deleted.' } as const
const addressed = { vi: 'Đã đổi địa chỉ giao hàng.', en: 'The delivery address has been changed.' } as const
const sewn = { vi: 'Đã cập nhật việc may.', en: 'The sewing has been updated.' } as const
const undone = { vi: 'Đã hoàn tác.', en: 'The move has been undone.' } as const
const invoiced = { vi: 'Đã lưu số hoá đơn.', en: 'The invoice number has been saved.' } as const
const noted = { vi: 'Đã lưu ghi chú.', en: 'The notes have been saved.' } as const

export function orderAdminRoutes(app: App, platform: Platform): void {
  const list = { tags, querystring: OrdersQuery, response: { 200: AdminOrderPage, ...refusals } }
  app.get('/api/orders', { ...forStaff, schema: list }, async ({ query, raw }) => ({
    data: await listOrders(platform.db, query, languageOf(raw, true)),
  }))

  app.delete(
    '/api/orders/:id',
    { ...forProvenAdmins, schema: { tags, params, response: { 200: OrderDeleted, ...refusals } } },
    async (request) => {
      const { userId } = requireAdmin(request)
      await deleteOrder(platform, request.params.id, userId)
      return { message: deleted[languageOf(request.raw, true)] }
    },
  )

  const change = { tags, params, response: { 200: AdminOrderMessage, ...refusals } }
  app.patch('/api/orders/:id/address', { ...forStaff, schema: { ...change, body: OrderAddressChange } }, async (request) => {
    const { userId: adminId } = requireStaff(request)
    const order = await changeOrderAddress(platform, { orderId: request.params.id, ...request.body, adminId })
    const language = languageOf(request.raw, true)
    return { data: { order: await presentOrderForAdmin(platform.db, order, language) }, message: addressed[language] }
  })

  app.patch('/api/orders/:id/notes', { ...forStaff, schema: { ...change, body: OrderNotesChange } }, async (request) => {
    const { userId: adminId } = requireStaff(request)
    const order = await writeNotes(platform, { orderId: request.params.id, ...request.body, adminId })
    const language = languageOf(request.raw, true)
    return { data: { order: await presentOrderForAdmin(platform.db, order, language) }, message: noted[language] }
  })

  app.patch('/api/orders/:id/invoice', { ...forStaff, schema: { ...change, body: InvoiceChange } }, async (request) => {
    const { userId: adminId } = requireStaff(request)
    const order = await recordInvoice(platform, { orderId: request.params.id, ...request.body, adminId })
    const language = languageOf(request.raw, true)
    return { data: { order: await presentOrderForAdmin(platform.db, order, language) }, message: invoiced[language] }
  })

  app.post('/api/orders/:id/status/undo', { ...forStaff, schema: { ...change, body: MoveUndo } }, async (request) => {
    const { userId: staffId } = requireStaff(request)
    const order = await undoMove(platform, { orderId: request.params.id, ...request.body, staffId })
    const language = languageOf(request.raw, true)
    return { data: { order: await presentOrderForAdmin(platform.db, order, language) }, message: undone[language] }
  })

  app.patch('/api/orders/:id/sewing', { ...forStaff, schema: { ...change, body: OrderSewingChange } }, async (request) => {
    const { userId: adminId } = requireStaff(request)
    const order = await changeSewing(platform, { orderId: request.params.id, ...request.body, adminId })
    const language = languageOf(request.raw, true)
    return { data: { order: await presentOrderForAdmin(platform.db, order, language) }, message: sewn[language] }
  })
}
