import { Readable } from 'node:stream'
import type { Customer } from '../../../contract/accounts.admin.ts'
import type { Bilingual, Language } from '../../../contract/language.ts'
import { vietnamTime } from '../../platform/clock.ts'
import { csvMark, writeCsvRow } from '../../platform/csv.ts'
import type { Db } from '../../platform/db.ts'
import { type CustomerSelection, listCustomersAfter } from './customers.sql.ts'
import { describeCustomers } from './describe-customers.ts'
import type { StoredUser } from './users.sql.ts'

type Column = { head: Bilingual; cell: (customer: Customer) => string | number }

const columns: Column[] = [
  { head: { vi: 'Họ tên', en: 'Full name' }, cell: ({ fullName }) => fullName },
  { head: { vi: 'Tên người dùng', en: 'User name' }, cell: ({ username }) => username },
  { head: { vi: 'E-mail', en: 'E-mail' }, cell: ({ email }) => email },
  { head: { vi: 'Đã xác nhận e-mail', en: 'E-mail confirmed' }, cell: ({ emailVerified }) => (emailVerified ? 1 : 0) },
  { head: { vi: 'Điện thoại', en: 'Phone' }, cell: ({ phone }) => phone ?? '' },
  { head: { vi: 'Vai trò', en: 'Role' }, cell: ({ role }) => role },
  { head: { vi: 'Bị khoá', en: 'Blocked' }, cell: ({ blocked }) => (blocked ? 1 : 0) },
  { head: { vi: 'Số đơn', en: 'Orders' }, cell: ({ orders }) => orders },
  { head: { vi: 'Đã mua', en: 'Spent' }, cell: ({ spent }) => spent },
  { head: { vi: 'Đơn gần nhất', en: 'Last order' }, cell: ({ lastOrderAt }) => (lastOrderAt ? vietnamTime(new Date(lastOrderAt)) : '') },
  {
    head: { vi: 'Địa chỉ', en: 'Address' },
    cell: ({ addresses: [first] }) => (first ? [first.street, first.ward, first.province].join(', ') : ''),
  },
  { head: { vi: 'Đăng ký lúc', en: 'Registered at' }, cell: ({ createdAt }) => vietnamTime(new Date(createdAt)) },
]

/** The customers a list of the back office shows, as a file, read a hundred at a time while it is sent. */
export function writeCustomerFile(
  db: Db,
  query: CustomerSelection,
  { language, separator }: { language: Language; separator: string },
): Readable {
  async function* write() {
    const heads = columns.map(({ head }) => head[language])
    yield csvMark + writeCsvRow(heads, separator)
    for (let after: StoredUser | undefined; ; ) {
      const found = await listCustomersAfter(db, query, { after, most: 100 })
      const rows = (await describeCustomers(db, found)).map((customer) => columns.map(({ cell }) => cell(customer)))
      yield rows.map((row) => writeCsvRow(row, separator)).join('')
      after = found.at(-1)
      if (found.length < 100) return
    }
  }
  return Readable.from(write())
}
