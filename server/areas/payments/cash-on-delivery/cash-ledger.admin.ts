import { z } from 'zod'
import {
  CashChange,
  CashChanged,
  CashCollectors,
  CashEntryChanged,
  CashPage,
  CashQuery,
  CashRemitted,
} from '../../../../contract/admin/payments.ts'
import { Failure } from '../../../../contract/errors.ts'
import { Id } from '../../../../contract/text.ts'
import { forAdmins, forStaff, requireAdmin } from '../../../platform/http/auth-guards.ts'
import { languageOf } from '../../../platform/http/language.ts'
import type { App } from '../../../platform/http/validation.ts'
import type { PaymentDeps } from '../payment-deps.ts'
import { changeCash } from './change-cash.ts'
import { presentCash } from './present-cash.rule.ts'
import { listCollectors, readCashLedger } from './read-cash-ledger.ts'
import { remitCash } from './remit-cash.ts'

const tags = ['payments']
const refusals = { 400: Failure, 401: Failure, 403: Failure, 404: Failure, 409: Failure }
const remitted = { vi: 'Đã ghi nhận tiền về.', en: 'The money has been noted.' } as const
const changed = { vi: 'Đã cập nhật khoản thu.', en: 'The entry has been updated.' } as const

/** Cash collected by carriers and by staff until the shop has received it. */
export function cashLedgerRoutes(app: App, deps: PaymentDeps): void {
  const { db, clock } = deps.platform
  const list = { tags, querystring: CashQuery, response: { 200: CashPage, ...refusals } }
  app.get('/api/payments/cod-ledger', { ...forAdmins, schema: list }, async ({ query }) => ({
    data: await readCashLedger(deps.platform, query),
  }))

  const remit = { tags, body: CashRemitted, response: { 200: CashChanged, ...refusals } }
  app.patch('/api/payments/cod-ledger', { ...forAdmins, schema: remit }, async (request) => {
    const { userId: adminId } = requireAdmin(request)
    const entries = await remitCash(deps, { ...request.body, adminId })
    const now = clock.now()
    return { data: { entries: entries.map((entry) => presentCash(entry, now)) }, message: remitted[languageOf(request.raw, true)] }
  })

  const change = { tags, params: z.object({ id: Id }), body: CashChange, response: { 200: CashEntryChanged, ...refusals } }
  app.patch('/api/payments/cod-ledger/:id', { ...forAdmins, schema: change }, async (request) => {
    const { userId: adminId } = requireAdmin(request)
    const entry = await changeCash(deps.platform, { id: request.params.id, change: request.body, adminId })
    return { data: { entry: presentCash(entry, clock.now()) }, message: changed[languageOf(request.raw, true)] }
  })

  const people = { tags, response: { 200: CashCollectors, 401: Failure, 403: Failure } }
  app.get('/api/payments/cash-collectors', { ...forStaff, schema: people }, async () => ({
    data: { collectors: await listCollectors(db) },
  }))
}
