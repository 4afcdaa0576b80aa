import { type CSSProperties, createElement as h, type ReactNode } from 'react'
import { isVietnamese } from '../../../contract/detect-vietnamese.ts'
import type { Language } from '../../../contract/language.schema.ts'
import type { MailSum, MailTable } from './mail-content.ts'
import { edge, prose } from './mail-parts.ts'

export function mailTable({ caption, head, rows, foot = [] }: MailTable, language: Language, key: string): ReactNode {
  const columns = Math.max(head?.length ?? 0, rows[0]?.length ?? 0)
  return h(
    'table',
    { key, style: { width: '100%', borderCollapse: 'collapse', margin: '0 0 16px', fontSize: 15 } },
    caption && captionPart(caption),
    head && h('thead', null, h('tr', null, ...head.map((cell, column) => headCell(cell, sideOf(column, columns))))),
    h('tbody', null, ...rows.map((cells) => (head ? itemRow(cells, language) : factRow(cells)))),
    foot.length > 0 && h('tfoot', null, ...foot.map((sum) => sumRow(sum, columns))),
  )
}

function captionPart(caption: string): ReactNode {
  const [first = '', ...rest] = caption.split('\n')
  const heading = h('strong', null, prose(first))
  return h('caption', { style: { textAlign: 'left', padding: '0 0 8px' } }, heading, rest.length > 0 && h('br'), prose(rest.join('\n')))
}

function headCell(cell: string, side: CSSProperties): ReactNode {
  return h('th', { scope: 'col', className: 'edge', style: { ...cellStyle(side), borderBottom: '2px solid #e5dcd2' } }, prose(cell))
}

/** A product may have no English name: its Vietnamese one is marked as such for screen readers. */
function itemRow(cells: string[], language: Language): ReactNode {
  return h(
    'tr',
    null,
    ...cells.map((cell, column) => {
      const lang = language === 'en' && isVietnamese(cell) ? 'vi' : undefined
      return h('td', { lang, className: 'edge', style: cellStyle(sideOf(column, cells.length)) }, prose(cell))
    }),
  )
}

function factRow([name = '', ...values]: string[]): ReactNode {
  const nameStyle = cellStyle({ width: '35%', textAlign: 'left', paddingLeft: 0, overflowWrap: 'normal' })
  return h(
    'tr',
    null,
    h('th', { scope: 'row', className: 'edge', style: nameStyle }, prose(name)),
    ...values.map((value) => h('td', { className: 'edge', style: cellStyle({ textAlign: 'left', paddingRight: 0 }) }, prose(value))),
  )
}

function sumRow({ label, amount, isTotal }: MailSum, columns: number): ReactNode {
  const look: CSSProperties = isTotal ? { fontWeight: 'bold', fontSize: 17, borderTop: edge, borderBottom: edge } : { fontWeight: 'normal' }
  const className = isTotal ? 'edge' : undefined
  const nameStyle: CSSProperties = { padding: '6px 6px 6px 0', textAlign: 'left', verticalAlign: 'top', ...look }
  const amountStyle: CSSProperties = { padding: '6px 0', textAlign: 'right', verticalAlign: 'top', whiteSpace: 'nowrap', ...look }
  return h(
    'tr',
    null,
    h('th', { scope: 'row', colSpan: Math.max(1, columns - 1), className, style: nameStyle }, prose(label)),
    h('td', { className, style: amountStyle }, prose(amount)),
  )
}

/** The first column aligns left and may wrap, the last aligns right. */
function sideOf(column: number, columns: number): CSSProperties {
  if (column === 0) return { textAlign: 'left', paddingLeft: 0 }
  if (column === columns - 1) return { textAlign: 'right', paddingRight: 0, whiteSpace: 'nowrap' }
  return { textAlign: 'left', whiteSpace: 'nowrap' }
}

function cellStyle(side: CSSProperties): CSSProperties {
  return { padding: '8px 6px', ...side, verticalAlign: 'top', borderBottom: edge }
}
