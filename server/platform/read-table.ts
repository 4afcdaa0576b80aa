import { decodeText, readCsv } from './csv.ts'
import { AppError } from './http/errors.ts'
import { isZip, readXlsx } from './xlsx.ts'

export type TableRow = { line: number; cells: string[] }

/** The rows of a CSV file or of the first sheet of an Excel workbook; refused where it is neither. */
export function readTable(content: Buffer, maxRows: number): TableRow[] {
  if (isZip(content)) {
    const read = readXlsx(content)
    if ('error' in read) throw refused(read.error === 'too-large' ? `csv_too_many:${maxRows}` : 'csv_encoding')
    return read.rows
  }
  const text = decodeText(content)
  if (text === undefined) throw refused('csv_encoding')
  const read = readCsv(text)
  if ('error' in read) throw refused(read.error.key)
  return read.rows
}

function refused(key: string): AppError {
  return new AppError('invalid_input', { issues: [{ path: 'file', key }] })
}
