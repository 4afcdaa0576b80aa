import type { Readable } from 'node:stream'
import type { Customer } from '../../../../contract/admin/customers.ts'
import type { Db } from '../../../platform/database/client.ts'
import type { StoredUser } from '../users.sql.ts'
import { type CustomerSelection, listCustomersAfter } from './customers.sql.ts'
import { presentCustomers } from './read-customers.ts'
import { type ListedPerson, type PeopleFormat, writePeopleCsv } from './write-people-csv.ts'

/** The customers of an admin list as a file, read a hundred at a time while it is sent. */
export function writeCustomersCsv(db: Db, query: CustomerSelection, format: PeopleFormat): Readable {
  async function* read() {
    for (let after: StoredUser | undefined; ; ) {
      const found = await listCustomersAfter(db, query, { after, limit: 100 })
      yield (await presentCustomers(db, found)).map(listed)
      after = found.at(-1)
      if (found.length < 100) return
    }
  }
  return writePeopleCsv(read(), format)
}

function listed({ addresses: [first], phone, createdAt, ...customer }: Customer): ListedPerson {
  const address = first ? [first.street, first.ward, first.province].join(', ') : ''
  return { ...customer, phone: phone ?? '', address, since: createdAt }
}
