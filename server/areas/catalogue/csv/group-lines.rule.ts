import type { ProductParts } from '../products.sql.ts'
import { normalizeName } from '../search/normalize-name.rule.ts'
import type { CsvColumn } from './csv-columns.rule.ts'
import type { FileLine } from './parse-products-csv.rule.ts'

export type ReportError = (line: number, column: CsvColumn | null, key: string) => void

/** A colour or a size, existing or new, with the lines about it. */
export type Group<Known> = { known: Known | undefined; name: string; lines: FileLine[] }
type Variant = { line: FileLine; color: string; size: string; known: { onHand: number; reserved: number } | undefined }

/** The lines of a product by colour, by size, and by the pair of both. */
export function groupLines(lines: FileLine[], parts: ProductParts | undefined, refuse: ReportError) {
  const colors: Group<ProductParts['colors'][number]>[] = (parts?.colors ?? []).map((known) => ({ known, name: known.color, lines: [] }))
  const sizes: Group<ProductParts['sizes'][number]>[] = (parts?.sizes ?? []).map((known) => ({ known, name: known.size, lines: [] }))
  const isSized = parts ? sizes.length > 0 : lines.some(({ cells }) => (cells.size ?? '') !== '')
  const variants: Variant[] = []
  const seen = new Set<string>()
  for (const line of lines) {
    const { color: written = '', size = '', onHand = '' } = line.cells
    if (written === '') {
      if (size !== '' || onHand !== '') refuse(line.line, 'color', 'required')
      continue
    }
    if (isSized && size === '') refuse(line.line, 'size', 'required')
    if (!isSized && size !== '') refuse(line.line, 'size', 'csv_no_sizes')
    const pair = `${normalizeName(written)} ${size}`
    if (seen.has(pair)) refuse(line.line, 'color', 'twice')
    seen.add(pair)
    const color = claim(colors, ({ name }) => normalizeName(name) === normalizeName(written), written)
    color.lines.push(line)
    if (size !== '' && isSized) claim(sizes, ({ name }) => name === size, size).lines.push(line)
    const known = parts?.variants.find((variant) => variant.colorId === color.known?.id && variant.size === size)
    variants.push({ line, color: color.name, size, known })
  }
  return { colors, sizes, variants }
}

function claim<Known>(groups: Group<Known>[], isIt: (group: Group<Known>) => boolean, name: string): Group<Known> {
  const found = groups.find(isIt)
  if (found) return found
  const added: Group<Known> = { known: undefined, name, lines: [] }
  groups.push(added)
  return added
}
