import type { SheetLine } from '../../../../../contract/admin/price-sheet.ts'

type Heads = Record<'sku' | 'name' | 'color' | 'size' | 'price' | 'onHand', string>

/** The lines as spreadsheets paste them; pasted back, they change nothing. A name that looks like a formula stays text. */
export function writeCopy(lines: readonly SheetLine[], heads: Heads): string {
  const rows = lines.map(({ sku, name, color, size, price, onHand }) => [sku, name, color, size, String(price), String(onHand)])
  return [[heads.sku, heads.name, heads.color, heads.size, heads.price, heads.onHand], ...rows]
    .map((cells) => cells.map(plain).join('\t'))
    .join('\n')
}

function plain(cell: string): string {
  const text = cell.replace(/[\t\r\n]+/g, ' ')
  return /^[=+\-@＝＋－＠]/.test(text) ? `'${text}` : text
}
