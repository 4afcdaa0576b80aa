import type { Readable } from 'node:stream'
import type { z } from 'zod'
import { maxCounted, type Subscriber, type SubscriberPage } from '../../../../contract/admin/subscribers.ts'
import { totalPages } from '../../../../contract/paging.ts'
import { vietnamTimestamp } from '../../../../contract/vietnam-time.ts'
import type { Db } from '../../../platform/database/client.ts'
import { type CsvColumn, type CsvFormat, readBatches, streamCsv } from '../../../platform/stream-csv.ts'
import { findSubscribers, findSubscribersAfter, type SubscriberRow } from './subscribers.sql.ts'

export async function readSubscribers(
  db: Db,
  { page, limit }: { page: number; limit: number },
): Promise<z.infer<typeof SubscriberPage>['data']> {
  const { rows, total } = await findSubscribers(db, { page, limit, maxCounted })
  return { subscribers: rows.map(present), total, totalPage: totalPages(total, limit), currentPage: page }
}

function present({ id, email, language, consentedAt, consentVersion, unsubscribedAt }: SubscriberRow): Subscriber {
  const endedAt = unsubscribedAt?.toISOString() ?? null
  return { _id: id, email, language, consentedAt: consentedAt.toISOString(), consentVersion, endedAt }
}

const columns: CsvColumn<SubscriberRow>[] = [
  { head: { vi: 'E-mail', en: 'E-mail' }, cell: ({ email }) => email },
  { head: { vi: 'Ngôn ngữ', en: 'Language' }, cell: ({ language }) => language },
  { head: { vi: 'Đồng ý lúc', en: 'Consented at' }, cell: ({ consentedAt }) => vietnamTimestamp(consentedAt) },
  { head: { vi: 'Lời đồng ý', en: 'Consent text' }, cell: ({ consentVersion }) => consentVersion },
  {
    head: { vi: 'Ngừng nhận lúc', en: 'Unsubscribed at' },
    cell: ({ unsubscribedAt }) => (unsubscribedAt ? vietnamTimestamp(unsubscribedAt) : ''),
  },
]

const atOnce = 200

/** The subscribers as a file, read while it is sent: also those who left, so that no other program writes to them again. */
export function writeSubscribersCsv(db: Db, format: CsvFormat): Readable {
  const rows = readBatches<SubscriberRow>(atOnce, (after) => findSubscribersAfter(db, after, atOnce))
  return streamCsv(columns, rows, format)
}
