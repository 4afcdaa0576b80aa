import type { Language } from '../../../../contract/language/languages.ts'
import { secondChoiceName } from '../../../../contract/second-choice-name.rule.ts'
import type { Db } from '../../../platform/database/client.ts'
import { findLinesOfVariants, findSaleableLines } from '../../catalogue/catalogue.ts'
import { findSecondChoice, type SecondChoiceRow } from './second-choice.sql.ts'

/**
 * The goods with the names that their product and colour have in this language. Goods outside the catalogue, or of a
 * deleted product, have the names of the order in which they were sold first.
 */
export async function inLanguageOf(db: Db, rows: SecondChoiceRow[], language: Language): Promise<SecondChoiceRow[]> {
  const lines = await findLinesOfVariants(
    db,
    rows.flatMap(({ variantId }) => variantId || []),
  )
  const saleables = await findSaleableLines(db, [...lines.values()], language)
  const known = new Map([...lines.keys()].map((variantId, at) => [variantId, saleables[at] ?? null]))
  return rows.map((row) => {
    const saleable = known.get(row.variantId)
    return saleable ? { ...row, name: saleable.name, color: saleable.color.label } : row
  })
}

type Named = { name: string; secondChoice?: string | undefined }

/** Lines that sell second choice are named in the language of the order; the others are as staff wrote them. */
export async function nameSecondChoice<Line extends Named>(db: Db, lines: readonly Line[], language: Language): Promise<Line[]> {
  const ids = lines.flatMap(({ secondChoice }) => secondChoice ?? [])
  if (ids.length === 0) return [...lines]
  const goods = await inLanguageOf(db, await findSecondChoice(db, ids), language)
  const names = new Map(goods.map((each) => [each.id, secondChoiceName(each, language)]))
  return lines.map((line) => ({ ...line, name: names.get(line.secondChoice ?? '') ?? line.name }))
}
