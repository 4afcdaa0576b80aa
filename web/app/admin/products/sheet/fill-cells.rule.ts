import type { SheetLine } from '../../../../../contract/admin/price-sheet.ts'
import { readOnHand, readWhole } from './read-cells.rule.ts'

export type FilledCell = { line: SheetLine; column: 'price' | 'onHand'; text: string }

/** The cells that pasted numbers fill, from one cell on; null where the text is not numbers alone, or wider than the sheet. */
export function fillCells(lines: readonly SheetLine[], from: { variantId: string; column: string }, text: string): FilledCell[] | null {
  const columns = from.column === 'price' ? (['price', 'onHand'] as const) : from.column === 'onHand' ? (['onHand'] as const) : []
  const start = lines.findIndex(({ variantId }) => variantId === from.variantId)
  if (start < 0 || columns.length === 0) return null
  const filled: FilledCell[] = []
  for (const [down, row] of text.split(/\r\n|\r|\n/).entries()) {
    const cells = row.split('\t')
    const line = lines[start + down]
    if (cells.length > columns.length || !line) return null
    for (const [across, cell] of cells.entries()) {
      const column = columns[across]
      const value = column === 'price' ? readWhole(cell) : readOnHand(cell)
      if (value === undefined || !column) return null
      if (value !== null) filled.push({ line, column, text: String(value) })
    }
  }
  return filled
}
