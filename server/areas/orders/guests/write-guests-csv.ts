import type { Readable } from 'node:stream'
import type { Db } from '../../../platform/database/client.ts'
import type { CsvFormat } from '../../../platform/stream-csv.ts'
import { type ListedPerson, writePeopleCsv } from '../../accounts/accounts.ts'
import { listGuestPhones, sumOrdersOfGuests } from './guests.sql.ts'

type Wanted = { query?: string | undefined; tag?: string | undefined; phones?: string[] | undefined }

/** The guests of an admin list, or the chosen ones, as CSV: the phones are read once, their orders a hundred guests at a time. */
export function writeGuestsCsv(db: Db, { phones: chosen, ...wanted }: Wanted, format: CsvFormat): Readable {
  async function* read() {
    const phones = chosen ?? (await listGuestPhones(db, wanted))
    for (let start = 0; start < phones.length; start += 100) {
      const batch = phones.slice(start, start + 100)
      const found = new Map((await sumOrdersOfGuests(db, batch)).map((guest) => [guest.phone, guest]))
      yield batch.flatMap((phone) => listed(found.get(phone)))
    }
  }
  return writePeopleCsv(read(), format)
}

type SummedGuest = Awaited<ReturnType<typeof sumOrdersOfGuests>>[number]

/** Empty where the guest created an account while the file was written. */
function listed(guest: SummedGuest | undefined): ListedPerson[] {
  if (!guest?.since || !guest.lastOrderAt) return []
  const { fullName, phone, orders, spent, address } = guest
  return [
    {
      ...{ fullName, username: '', email: guest.email ?? '', emailVerified: false, phone, role: 'guest', blocked: false },
      ...{ orders, spent, lastOrderAt: guest.lastOrderAt.toISOString(), address, since: guest.since.toISOString() },
    },
  ]
}
