import type { Readable } from 'node:stream'
import type { StockDifference } from '../../../../contract/admin/stock-takes.ts'
import type { Db } from '../../../platform/database/client.ts'
import { type CsvColumn, type CsvFormat, readBatches, streamCsv } from '../../../platform/stream-csv.ts'
import { type DifferenceRow, findDifferences } from './differences.sql.ts'
import { getTake, presentDifference } from './read-takes.ts'

const columns: CsvColumn<StockDifference>[] = [
  { head: { vi: 'Mã', en: 'SKU' }, cell: ({ sku }) => sku },
  { head: { vi: 'Tên', en: 'Name' }, cell: ({ name }) => name },
  { head: { vi: 'Màu', en: 'Colour' }, cell: ({ color }) => color },
  { head: { vi: 'Size', en: 'Size' }, cell: ({ size }) => size },
  { head: { vi: 'Máy ghi lúc đếm', en: 'On record when counted' }, cell: ({ onHand }) => onHand },
  { head: { vi: 'Đếm được', en: 'Counted' }, cell: ({ counted }) => counted },
  { head: { vi: 'Chênh lệch', en: 'Difference' }, cell: ({ difference }) => difference },
  { head: { vi: 'Giá trị', en: 'Value' }, cell: ({ value }) => value },
  { head: { vi: 'Chưa ghi được', en: 'Could not be written' }, cell: ({ isBlocked }) => (isBlocked ? 1 : 0) },
]

const atOnce = 500

/** The differences of a stock take as a file; refused before the first byte if it does not exist. */
export async function writeDifferencesCsv(db: Db, id: string, format: CsvFormat): Promise<Readable> {
  const { take } = await getTake(db, id)
  async function* read() {
    for await (const rows of readBatches<DifferenceRow>(atOnce, (_, offset) => findDifferences(db, take, { limit: atOnce, offset })))
      yield rows.map((row) => presentDifference(row, format.language))
  }
  return streamCsv(columns, read(), format)
}
