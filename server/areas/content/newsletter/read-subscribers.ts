import { Readable } from 'node:stream'
import type { z } from 'zod'
import { maxCounted, type Subscriber, type SubscriberPage } from '../../../../contract/admin/subscribers.ts'
import type { Bilingual, Language } from '../../../../contract/language/language.schema.ts'
import { totalPages } from '../../../../contract/paging.ts'
import { vietnamTimestamp } from '../../../../contract/vietnam-time.ts'
import { csvByteOrderMark, writeCsvRow } from '../../../platform/csv.ts'
import type { Db } from '../../../platform/database/client.ts'
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

const columns: { head: Bilingual; cell: (row: SubscriberRow) => string }[] = [
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
export function writeSubscribersCsv(db: Db, { language, separator }: { language: Language; separator: string }): Readable {
  async function* write() {
    yield csvByteOrderMark +
      writeCsvRow(
        columns.map(({ head }) => head[language]),
        separator,
      )
    for (let after: SubscriberRow | undefined; ; ) {
      const rows = await findSubscribersAfter(db, after, atOnce)
      yield rows
        .map((row) =>
          writeCsvRow(
            columns.map(({ cell }) => cell(row)),
            separator,
          ),
        )
        .join('')
      after = rows.at(-1)
      if (rows.length < atOnce) return
    }
  }
  return Readable.from(write())
}
