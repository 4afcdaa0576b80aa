import type { Guest, GuestsQuery } from '../../../../contract/admin/guests.ts'
import type { Db } from '../../../platform/database/client.ts'
import { findGuestPhones, sumOrdersOfGuests } from './guests.sql.ts'

/** Customers who ordered without an account, for the admin's customer list. */
export async function listGuests(db: Db, query: GuestsQuery): Promise<{ guests: Guest[]; total: number }> {
  const { phones, total } = await findGuestPhones(db, query)
  const found = new Map((await sumOrdersOfGuests(db, phones)).map((guest) => [guest.phone, guest]))
  const guests = phones.flatMap((phone) => {
    const guest = found.get(phone)
    if (!guest?.since || !guest.lastOrderAt) return []
    const { address, ...listed } = guest
    return [{ ...listed, since: guest.since.toISOString(), lastOrderAt: guest.lastOrderAt.toISOString() }]
  })
  return { guests, total }
}
