import type { Readable } from 'node:stream'
import type { Customer } from '../../../contract/accounts.admin.ts'
import type { Db } from '../../platform/db.ts'
import { type CustomerSelection, listCustomersAfter } from './customers.sql.ts'
import { describeCustomers } from './describe-customers.ts'
import type { StoredUser } from './users.sql.ts'
import { type ListedPerson, type PeopleFormat, writePeopleFile } from './write-people-file.ts'

/** The customers a list of the back office shows, as a file, read a hundred at a time while it is sent. */
export function writeCustomerFile(db: Db, query: CustomerSelection, format: PeopleFormat): Readable {
  async function* read() {
    for (let after: StoredUser | undefined; ; ) {
      const found = await listCustomersAfter(db, query, { after, most: 100 })
      yield (await describeCustomers(db, found)).map(listed)
      after = found.at(-1)
      if (found.length < 100) return
    }
  }
  return writePeopleFile(read(), format)
}

function listed({ addresses: [first], phone, createdAt, ...customer }: Customer): ListedPerson {
  const address = first ? [first.street, first.ward, first.province].join(', ') : ''
  return { ...customer, phone: phone ?? '', address, since: createdAt }
}
