import type { Readable } from 'node:stream'
import type { Customer } from '../../../../contract/admin/customers.ts'
import type { Db } from '../../../platform/database/client.ts'
import { type CsvFormat, readBatches } from '../../../platform/stream-csv.ts'
import type { StoredUser } from '../users.sql.ts'
import { type CustomerSelection, listCustomersAfter } from './customers.sql.ts'
import { presentCustomers } from './read-customers.ts'
import { type ListedPerson, writePeopleCsv } from './write-people-csv.ts'

const atOnce = 100

/** The customers of an admin list as a file, read a hundred at a time while it is sent. */
export function writeCustomersCsv(db: Db, query: CustomerSelection, format: CsvFormat): Readable {
  async function* read() {
    const find = (after: StoredUser | undefined) => listCustomersAfter(db, query, { after, limit: atOnce })
    for await (const found of readBatches(atOnce, find)) yield (await presentCustomers(db, found)).map(listed)
  }
  return writePeopleCsv(read(), format)
}

function listed({ addresses: [first], phone, createdAt, ...customer }: Customer): ListedPerson {
  const address = first ? [first.street, first.ward, first.province].join(', ') : ''
  return { ...customer, phone: phone ?? '', address, since: createdAt }
}
