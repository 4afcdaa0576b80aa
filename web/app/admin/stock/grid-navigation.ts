type Cell = HTMLInputElement

/**
 * Arrow keys and Enter as in a spreadsheet: up and down within the column, across products; left and right once the
 * caret is at the end of the text. Returns whether the key was used.
 */
export function moveInGrid(grid: HTMLElement, from: Cell, key: string): boolean {
  const rows = [...grid.querySelectorAll<HTMLElement>('[data-row]')].map((row) => [...row.querySelectorAll<Cell>('input[data-cell]')])
  const at = rows.findIndex((cells) => cells.includes(from))
  const column = rows[at]?.indexOf(from) ?? 0
  const target = targetOf({ rows, at, column, from, key })
  if (!target) return false
  target.focus()
  target.select()
  target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  return true
}

type GridMove = { rows: Cell[][]; at: number; column: number; from: Cell; key: string }

function targetOf({ rows, at, column, from, key }: GridMove): Cell | undefined {
  if (key === 'ArrowDown' || key === 'Enter') return inColumn(rows[at + 1], column)
  if (key === 'ArrowUp') return inColumn(rows[at - 1], column)
  const { selectionStart, selectionEnd, value } = from
  const isAll = selectionStart === 0 && selectionEnd === value.length
  if (key === 'ArrowLeft' && (isAll || selectionEnd === 0)) return rows[at]?.[column - 1]
  if (key === 'ArrowRight' && (isAll || selectionStart === value.length)) return rows[at]?.[column + 1]
  return undefined
}

function inColumn(cells: Cell[] | undefined, column: number): Cell | undefined {
  return cells?.[Math.min(column, cells.length - 1)]
}
