import { Readable } from 'node:stream'
import type { Language } from '../../../contract/language.ts'
import type { ManageQuery } from '../../../contract/products.admin.ts'
import { csvMark, writeCsvRow } from '../../platform/csv.ts'
import type { Db } from '../../platform/db.ts'
import { csvColumnNames, headOf, wordFor } from './csv-columns.ts'
import { findManagedIds } from './manage.sql.ts'
import { productLines } from './product-cells.ts'
import { findProductParts } from './products.sql.ts'

/** The products a list of the back office shows, as a file, read a hundred at a time while it is sent. */
export function exportProducts(db: Db, query: ManageQuery, { language, separator }: { language: Language; separator: string }): Readable {
  async function* write() {
    yield csvMark +
      writeCsvRow(
        csvColumnNames.map((column) => headOf(column, language)),
        separator,
      )
    for (let page = 1; ; page++) {
      const { ids } = await findManagedIds(db, { ...query, page, limit: 100 })
      const found = new Map((await findProductParts(db, ids)).map((parts) => [parts.row.id, parts]))
      const lines = ids.flatMap((id) => found.get(id) ?? []).flatMap(productLines)
      yield lines
        .map((cells) =>
          writeCsvRow(
            csvColumnNames.map((column) => wordFor(column, cells[column] ?? '', language)),
            separator,
          ),
        )
        .join('')
      if (ids.length < 100) return
    }
  }
  return Readable.from(write())
}
