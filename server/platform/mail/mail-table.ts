import { type CSSProperties, Fragment, createElement as h, type ReactNode } from 'react'
import { isVietnamese } from '../../../contract/language/detect-vietnamese.ts'
import type { Language } from '../../../contract/language/language.schema.ts'
import type { MailSum, MailTable } from './mail-content.ts'
import { edge, picture, prose, soft } from './mail-parts.ts'

/** The pictures of items: as high as two or three lines of text. */
const pictureSize = { width: 56, height: 70 } as const

export function mailTable({ caption, head, rows, pictures = [], foot = [] }: MailTable, language: Language, key: string): ReactNode {
  const columns = Math.max(head?.length ?? 0, rows[0]?.length ?? 0)
  // Without pictures there is no column for them.
  const pictured = pictures.some(Boolean) ? 1 : 0
  const pictureOf = (at: number) => (pictured ? [pictureCell(pictures[at] ?? null)] : [])
  return h(
    'table',
    { key, style: { width: '100%', borderCollapse: 'collapse', margin: '8px 0 16px', fontSize: 15 } },
    caption && captionPart(caption),
    head &&
      h(
        'thead',
        null,
        h('tr', null, ...head.map((cell, column) => headCell(cell, sideOf(column, columns), column === 0 ? 1 + pictured : 1))),
      ),
    h('tbody', null, ...rows.map((cells, at) => (head ? itemRow(cells, language, pictureOf(at)) : factRow(cells)))),
    foot.length > 0 && h('tfoot', null, ...foot.map((sum) => sumRow(sum, columns + pictured))),
  )
}

function captionPart(caption: string): ReactNode {
  const [first = '', ...rest] = caption.split('\n')
  const heading = h('strong', null, prose(first))
  return h('caption', { style: { textAlign: 'left', padding: '0 0 8px' } }, heading, rest.length > 0 && h('br'), prose(rest.join('\n')))
}

function headCell(cell: string, side: CSSProperties, columns: number): ReactNode {
  const style = { ...cellStyle(side), ...soft, borderBottom: '2px solid #e4d7c4', fontSize: 13 }
  return h('th', { scope: 'col', colSpan: columns > 1 ? columns : undefined, className: 'edge soft', style }, prose(cell))
}

/** The name of the item is beside it, so a screen reader skips the picture. */
function pictureCell(url: string | null): ReactNode {
  const style = cellStyle({ textAlign: 'left', padding: '8px 12px 8px 0', width: pictureSize.width })
  const look = { ...picture, borderRadius: 10, objectFit: 'cover' } as const
  return h('td', { className: 'edge', style }, url && h('img', { src: url, alt: '', ...pictureSize, style: look }))
}

/** A product may have no English name: its Vietnamese one is marked as such for screen readers. */
function itemRow(cells: string[], language: Language, before: ReactNode[]): ReactNode {
  return h(
    'tr',
    null,
    ...before,
    ...cells.map((cell, column) => {
      const lang = language === 'en' && isVietnamese(cell) ? 'vi' : undefined
      return h(
        'td',
        { lang, className: 'edge', style: cellStyle(sideOf(column, cells.length)) },
        column === 0 ? itemText(cell) : prose(cell),
      )
    }),
  )
}

/** The name, and below it the chosen colour and size. */
function itemText(cell: string): ReactNode {
  const [name = '', ...choices] = cell.split('\n')
  if (choices.length === 0) return prose(name)
  const chosen = h('span', { className: 'soft', style: { ...soft, fontSize: 14 } }, prose(choices.join('\n')))
  return [h('strong', { key: 'name' }, prose(name)), h('br', { key: 'line' }), h(Fragment, { key: 'choices' }, chosen)]
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
