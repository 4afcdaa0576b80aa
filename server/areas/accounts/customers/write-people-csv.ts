import type { Readable } from 'node:stream'
import { vietnamTimestamp } from '../../../../contract/vietnam-time.ts'
import { type CsvColumn, type CsvFormat, streamCsv } from '../../../platform/stream-csv.ts'

/** A buyer, with or without an account. */
export type ListedPerson = {
  fullName: string
  username: string
  email: string
  emailVerified: boolean
  phone: string
  role: 'customer' | 'staff' | 'admin' | 'guest'
  blocked: boolean
  orders: number
  spent: number
  lastOrderAt: string | null
  address: string
  /** The date of registration; for a guest, of the first order. */
  since: string
}

const columns: CsvColumn<ListedPerson>[] = [
  { head: { vi: 'Họ tên', en: 'Full name' }, cell: ({ fullName }) => fullName },
  { head: { vi: 'Tên người dùng', en: 'User name' }, cell: ({ username }) => username },
  { head: { vi: 'E-mail', en: 'E-mail' }, cell: ({ email }) => email },
  { head: { vi: 'Đã xác nhận email', en: 'E-mail confirmed' }, cell: ({ emailVerified }) => (emailVerified ? 1 : 0) },
  { head: { vi: 'Điện thoại', en: 'Phone' }, cell: ({ phone }) => phone },
  { head: { vi: 'Vai trò', en: 'Role' }, cell: ({ role }) => role },
  { head: { vi: 'Bị khoá', en: 'Blocked' }, cell: ({ blocked }) => (blocked ? 1 : 0) },
  { head: { vi: 'Số đơn', en: 'Orders' }, cell: ({ orders }) => orders },
  { head: { vi: 'Đã mua', en: 'Spent' }, cell: ({ spent }) => spent },
  {
    head: { vi: 'Đơn gần nhất', en: 'Last order' },
    cell: ({ lastOrderAt }) => (lastOrderAt ? vietnamTimestamp(new Date(lastOrderAt)) : ''),
  },
  { head: { vi: 'Địa chỉ', en: 'Address' }, cell: ({ address }) => address },
  { head: { vi: 'Đăng ký lúc', en: 'Registered at' }, cell: ({ since }) => vietnamTimestamp(new Date(since)) },
]

/**
 * People as a file, streamed while they are read. Accounts and guests share the same columns, so that one file can be
 * appended to the other.
 */
export function writePeopleCsv(pages: AsyncIterable<ListedPerson[]>, format: CsvFormat): Readable {
  return streamCsv(columns, pages, format)
}
