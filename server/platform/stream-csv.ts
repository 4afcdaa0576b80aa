import { Readable } from 'node:stream'
import type { Bilingual, Language } from '../../contract/language/language.schema.ts'
import { csvByteOrderMark, writeCsvRow } from './csv.ts'

export type CsvColumn<Row> = { head: Bilingual; cell: (row: Row, language: Language) => string | number }
export type CsvFormat = { language: Language; separator: string }

/** Rows as a CSV file with headings, streamed while they are read. */
export function streamCsv<Row>(
  columns: readonly CsvColumn<Row>[],
  batches: AsyncIterable<Row[]>,
  { language, separator }: CsvFormat,
): Readable {
  const writeRow = (cells: (string | number)[]) => writeCsvRow(cells, separator)
  async function* write() {
    yield csvByteOrderMark + writeRow(columns.map(({ head }) => head[language]))
    for await (const rows of batches) yield rows.map((row) => writeRow(columns.map(({ cell }) => cell(row, language)))).join('')
  }
  return Readable.from(write())
}

/** All rows of a list in batches of `limit`: each is read after the last row of the one before, until one is not full. */
export async function* readBatches<Row>(limit: number, find: (after: Row | undefined, read: number) => Promise<Row[]>) {
  for (let after: Row | undefined, read = 0; ; ) {
    const rows = await find(after, read)
    yield rows
    after = rows.at(-1)
    read += rows.length
    if (rows.length < limit) return
  }
}
