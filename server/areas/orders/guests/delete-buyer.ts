import type { Db } from '../../../platform/database/client.ts'
import { deleteBuyerNotes, hasOrderOfPhones } from './buyer.sql.ts'
import { deleteMergesOf, listPhonesOfBuyer } from './merges.sql.ts'

/** The last order of a buyer, under any of their phones, was deleted: nothing is left to know them for. */
export async function deleteBuyerWithoutOrders(tx: Db, phone: string): Promise<void> {
  const phones = await listPhonesOfBuyer(tx, phone)
  if (await hasOrderOfPhones(tx, phones)) return
  await deleteBuyerNotes(tx, phones)
  await deleteMergesOf(tx, phones)
}
