import type { CashPage, CashQuery } from '../../../../contract/admin/payments.ts'
import { totalPages } from '../../../../contract/paging.ts'
import type { Db } from '../../../platform/database/client.ts'
import type { Platform } from '../../../platform/platform.ts'
import * as sql from './cash-ledger.sql.ts'
import { presentCash, presentCashTotal } from './present-cash.rule.ts'

/** A page of the ledger, and what each carrier and collector owes. */
export async function readCashLedger({ db, clock }: Pick<Platform, 'db' | 'clock'>, query: CashQuery): Promise<CashPage['data']> {
  const now = clock.now()
  const { entries, total } = await sql.listCash(db, query, now)
  const totals = (await sql.sumCash(db, now)).map(presentCashTotal)
  return { entries: entries.map((entry) => presentCash(entry, now)), totals, total, totalPage: totalPages(total, query.limit) }
}

export async function listCollectors(db: Db): Promise<{ _id: string; name: string }[]> {
  return (await sql.findCollectors(db)).map(({ id, name }) => ({ _id: id, name }))
}
