import type { Refund, RefundPage, RefundsQuery } from '../../../../contract/admin/payments.ts'
import type { Language } from '../../../../contract/language/language.schema.ts'
import { totalPages } from '../../../../contract/paging.ts'
import type { Db } from '../../../platform/database/client.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { presentRefund } from './present-refund.rule.ts'
import * as sql from './refunds.sql.ts'

export async function listRefunds(db: Db, query: RefundsQuery, language: Language): Promise<RefundPage['data']> {
  const { refunds, total } = await sql.findRefundPage(db, query)
  return { refunds: refunds.map((refund) => presentRefund(refund, language)), total, totalPage: totalPages(total, query.limit) }
}

export async function getRefund(db: Db, id: string, language: Language): Promise<Refund> {
  const stored = await sql.findStoredRefund(db, id)
  if (!stored) throw new AppError('not_found')
  return presentRefund(stored, language)
}
