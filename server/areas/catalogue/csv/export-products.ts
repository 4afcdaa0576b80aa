import { Readable } from 'node:stream'
import type { MatchingQuery } from '../../../../contract/admin/products.ts'
import type { Language } from '../../../../contract/language/language.schema.ts'
import { csvByteOrderMark, writeCsvRow } from '../../../platform/csv.ts'
import type { ReadSource } from '../../../platform/database/read-source.ts'
import { findProductParts } from '../products.sql.ts'
import { findAllAdminIds } from '../products-admin.sql.ts'
import { searchForAdmin } from '../search/search-for-admin.ts'
import { csvColumnNames, headOf, wordFor } from './csv-columns.rule.ts'
import { productLines } from './product-cells.rule.ts'

const atOnce = 100

/**
 * The products of an admin list as a file, read a hundred at a time while it is sent. Their ids and order are read once: a
 * concurrent change neither omits nor repeats one.
 */
export function exportProducts(
  source: ReadSource,
  query: MatchingQuery,
  { language, separator }: { language: Language; separator: string },
): Readable {
  const { db } = source

  async function* write() {
    yield csvByteOrderMark +
      writeCsvRow(
        csvColumnNames.map((column) => headOf(column, language)),
        separator,
      )
    const all = await findAllAdminIds(db, query, await searchForAdmin(source, query.query))
    for (let from = 0; from < all.length; from += atOnce) {
      const ids = all.slice(from, from + atOnce)
      const found = new Map((await findProductParts(db, ids)).map((each) => [each.row.id, each]))
      const lines = ids.flatMap((id) => found.get(id) ?? []).flatMap(productLines)
      yield lines
        .map((cells) =>
          writeCsvRow(
            csvColumnNames.map((column) => wordFor(column, cells[column] ?? '', language)),
            separator,
          ),
        )
        .join('')
    }
  }
  return Readable.from(write())
}
