import { Failure } from '../../../contract/errors.ts'
import { totalPages } from '../../../contract/paging.ts'
import { CashChanged, type CashEntry, CashPage, CashQuery, CashRemitted } from '../../../contract/payments.admin.ts'
import { languageOf } from '../../platform/http/language.ts'
import type { Shop } from '../../platform/http/parse.ts'
import { forAdmins, requireAdmin } from '../../platform/http/person.ts'
import { listCash, type StoredCash, sumCash } from './cash-ledger.sql.ts'
import type { PaymentRoom } from './payment-room.ts'
import { remitCash } from './remit-cash.ts'

const tags = ['payments']
const refusals = { 400: Failure, 401: Failure, 403: Failure, 404: Failure, 409: Failure }
const remitted = { vi: 'Đã ghi nhận tiền về.', en: 'The money has been noted.' } as const

export function cashLedgerRoutes(app: Shop, room: PaymentRoom): void {
  const { db } = room.platform
  const list = { tags, querystring: CashQuery, response: { 200: CashPage, ...refusals } }
  app.get('/api/payments/cod-ledger', { ...forAdmins, schema: list }, async ({ query }) => {
    const { entries, total } = await listCash(db, query)
    return { data: { entries: entries.map(describeCash), totals: await sumCash(db), total, totalPage: totalPages(total, query.limit) } }
  })

  const change = { tags, body: CashRemitted, response: { 200: CashChanged, ...refusals } }
  app.patch('/api/payments/cod-ledger', { ...forAdmins, schema: change }, async (request) => {
    const { userId: adminId } = requireAdmin(request)
    const entries = await remitCash(room, { ...request.body, adminId })
    return { data: { entries: entries.map(describeCash) }, message: remitted[languageOf(request.raw, true)] }
  })
}

function describeCash(entry: StoredCash): CashEntry {
  const { id, orderId, orderNumber, fullName, carrier, trackingCode, amountVnd, feeVnd, collectedAt, remittedAt, reference } = entry
  return {
    _id: id,
    order: { _id: orderId, orderNumber, fullName },
    carrier,
    trackingCode,
    amount: amountVnd,
    fee: feeVnd,
    collectedAt: collectedAt.toISOString(),
    remittedAt: remittedAt?.toISOString() ?? null,
    reference,
  }
}
