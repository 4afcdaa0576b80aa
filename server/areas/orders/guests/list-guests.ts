import type { Guest, GuestsQuery } from '../../../../contract/admin/guests.ts'
import type { Db } from '../../../platform/database/client.ts'
import { findGuestPhones, listBuyerTags, listTagsOfGuests, sumOrdersOfGuests } from './guests.sql.ts'

/** Customers who ordered without an account, for the admin's customer list. */
export async function listGuests(db: Db, query: GuestsQuery): Promise<{ guests: Guest[]; total: number; tags: string[] }> {
  const { phones, total } = await findGuestPhones(db, query)
  const [sums, tagsOf, tags] = await Promise.all([sumOrdersOfGuests(db, phones), listTagsOfGuests(db, phones), listBuyerTags(db)])
  const found = new Map(sums.map((guest) => [guest.phone, guest]))
  const guests = phones.flatMap((phone) => {
    const guest = found.get(phone)
    if (!guest?.since || !guest.lastOrderAt) return []
    const { address, ...listed } = guest
    const dates = { since: guest.since.toISOString(), lastOrderAt: guest.lastOrderAt.toISOString() }
    return [{ ...listed, ...dates, tags: tagsOf.get(phone) ?? [] }]
  })
  return { guests, total, tags }
}
