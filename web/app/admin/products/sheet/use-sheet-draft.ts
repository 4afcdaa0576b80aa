import { useCallback, useState } from 'react'
import type { SheetLine, SheetRow } from '../../../../../contract/admin/price-sheet.ts'
import { fillCells } from './fill-cells.rule.ts'
import { readOnHand, readWhole } from './read-cells.rule.ts'

export type SheetColumn = 'price' | 'onHand'
type Texts = Partial<Record<SheetColumn, string>>

/** The edited cells of the page. A price is of the size, so it shows in the lines of every colour. */
export function useSheetDraft(lines: readonly SheetLine[]) {
  const [edited, setEdited] = useState<Record<string, Texts>>({})

  const put = useCallback((line: SheetLine, column: SheetColumn, text: string) => {
    setEdited((before) => {
      const key = keyOf(line, column)
      const isSame = readCell(column, text) === line[column]
      const { [key]: own = {}, ...rest } = before
      const { [column]: _gone, ...others } = own
      const texts = isSame ? others : { ...others, [column]: text }
      return Object.keys(texts).length > 0 ? { ...rest, [key]: texts } : rest
    })
  }, [])

  const textOf = (line: SheetLine, column: SheetColumn) => edited[keyOf(line, column)]?.[column] ?? String(line[column])
  const isWrong = (line: SheetLine, column: SheetColumn) => typeof readCell(column, textOf(line, column)) !== 'number'
  const isEdited = (line: SheetLine, column: SheetColumn) => edited[keyOf(line, column)]?.[column] !== undefined

  const rows: SheetRow[] = lines.flatMap((line) => {
    const { sku, color, size } = line
    const cell = (column: SheetColumn) => {
      const value = isEdited(line, column) ? readCell(column, textOf(line, column)) : undefined
      return typeof value === 'number' ? { [column]: value } : {}
    }
    const changed = { ...cell('price'), ...cell('onHand') }
    return Object.keys(changed).length > 0 ? [{ sku, color, ...(size ? { size } : {}), ...changed }] : []
  })

  /** Fills the sheet from a cell on; false where the text has more than numbers. */
  function fill(variantId: string, column: string, text: string): boolean {
    const cells = fillCells(lines, { variantId, column }, text)
    for (const { line, column: target, text: value } of cells ?? []) put(line, target, value)
    return cells !== null
  }

  return {
    rows,
    put,
    fill,
    textOf,
    isWrong,
    isEdited,
    hasWrong: lines.some((line) => isWrong(line, 'price') || isWrong(line, 'onHand')),
    reset: useCallback(() => setEdited({}), []),
  }
}
export type SheetDraft = ReturnType<typeof useSheetDraft>

function keyOf({ variantId, sku, size }: SheetLine, column: SheetColumn): string {
  return column === 'price' ? `${sku} ${size}` : variantId
}

function readCell(column: SheetColumn, text: string): number | null | undefined {
  return column === 'price' ? readWhole(text) : readOnHand(text)
}
