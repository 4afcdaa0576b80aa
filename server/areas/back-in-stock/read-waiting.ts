import type { Readable } from 'node:stream'
import type { z } from 'zod'
import { maxCounted, type Waiting, type WaitingPage } from '../../../contract/admin/subscribers.ts'
import type { Language } from '../../../contract/language/language.schema.ts'
import { totalPages } from '../../../contract/paging.ts'
import { vietnamTimestamp } from '../../../contract/vietnam-time.ts'
import type { Db } from '../../platform/database/client.ts'
import { type CsvColumn, type CsvFormat, readBatches, streamCsv } from '../../platform/stream-csv.ts'
import { labelOf, nameIn } from '../catalogue/catalogue.ts'
import { findWaiting, findWaitingAfter, type WaitingRow } from './back-in-stock.sql.ts'

/** Everybody who waits for something that is sold out. */
export async function readWaiting(
  db: Db,
  { page, limit }: { page: number; limit: number },
  language: Language,
): Promise<z.infer<typeof WaitingPage>['data']> {
  const { rows, total } = await findWaiting(db, { page, limit, maxCounted })
  return { waiting: rows.map((row) => present(row, language)), total, totalPage: totalPages(total, limit), currentPage: page }
}

function present({ id, createdAt, productId, name, nameEn, sku, color, colorEn, ...row }: WaitingRow, language: Language): Waiting {
  return {
    ...{ _id: id, email: row.email, language: row.language, since: createdAt.toISOString() },
    product: { _id: productId, name: nameIn({ name, nameEn }, language).name, sku },
    color: labelOf({ name: color, nameEn: colorEn }, language),
    ...{ size: row.size, free: row.free },
  }
}

const columns: CsvColumn<Waiting & { consent: string }>[] = [
  { head: { vi: 'E-mail', en: 'E-mail' }, cell: ({ email }) => email },
  { head: { vi: 'Ngôn ngữ', en: 'Language' }, cell: ({ language }) => language },
  { head: { vi: 'Sản phẩm', en: 'Product' }, cell: ({ product }) => product.name },
  { head: { vi: 'Mã', en: 'SKU' }, cell: ({ product }) => product.sku },
  { head: { vi: 'Màu', en: 'Colour' }, cell: ({ color }) => color },
  { head: { vi: 'Size', en: 'Size' }, cell: ({ size }) => size },
  { head: { vi: 'Chờ từ', en: 'Waiting since' }, cell: ({ since }) => vietnamTimestamp(new Date(since)) },
  { head: { vi: 'Lời đồng ý', en: 'Consent text' }, cell: ({ consent }) => consent },
]

const atOnce = 200

/** The same as a file, read while it is sent. */
export function writeWaitingCsv(db: Db, format: CsvFormat): Readable {
  async function* read() {
    for await (const rows of readBatches<WaitingRow>(atOnce, (after) => findWaitingAfter(db, after, atOnce)))
      yield rows.map((row) => ({ ...present(row, format.language), consent: row.consentVersion }))
  }
  return streamCsv(columns, read(), format)
}
