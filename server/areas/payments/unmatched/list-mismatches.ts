import type { MismatchesQuery, MismatchPage } from '../../../../contract/admin/unmatched-payments.ts'
import { totalPages } from '../../../../contract/paging.ts'
import type { Db } from '../../../platform/database/client.ts'
import { presentMismatch } from './present-unmatched.rule.ts'
import * as sql from './unmatched-payments.sql.ts'

/** A page of payments that match nothing, and the number of all that are open. */
export async function listMismatches(db: Db, query: MismatchesQuery): Promise<MismatchPage['data']> {
  const { mismatches, total } = await sql.findMismatchPage(db, query)
  const open = query.status === 'open' ? total : await sql.countOpenMismatches(db)
  return { mismatches: mismatches.map(presentMismatch), open, total, totalPage: totalPages(total, query.limit) }
}
