import { Readable } from 'node:stream'
import { hasPeriod, type ReportTable, reportTables } from '../../../../contract/admin/reports.ts'
import type { Language } from '../../../../contract/language/language.schema.ts'
import { csvByteOrderMark, writeCsvRow } from '../../../platform/csv.ts'
import { columnTexts, fileTexts, rowTexts } from './report-texts.ts'

/** A report as a file: a row per line, each column beside the one of the period before. */
export function writeTableCsv({ name, rows }: ReportTable, { language, separator }: { language: Language; separator: string }): Readable {
  const hasDetail = name === 'products'
  const columns = reportTables[name].map((column) => columnTexts[column][language])
  const heads = columns.flatMap((head) => (hasPeriod(name) ? [head, `${head} (${fileTexts.before[language]})`] : [head]))
  const lines = rows.map(({ name: label, detail, now, before }) => [
    label,
    ...(hasDetail ? [detail] : []),
    ...now.flatMap((value, at) => (hasPeriod(name) ? [value, before[at] ?? 0] : [value])),
  ])
  const head = [rowTexts[name][language], ...(hasDetail ? [fileTexts.detail[language]] : []), ...heads]
  return Readable.from([csvByteOrderMark + [head, ...lines].map((line) => writeCsvRow(line, separator)).join('')])
}
