import { Fragment, createElement as h, type ReactNode } from 'react'

/** Dark mode, and phones. The inline styles are for mail programs that ignore the head. */
export const darkStyle = `@media (prefers-color-scheme: dark) {
.page { background: #1f1712 !important }
.sheet { background: #2b211b !important }
.ink { color: #f4ecdf !important }
.soft { color: #cfc0b0 !important }
.link { color: #f0b6a2 !important }
.edge { border-color: #5a493c !important }
.thread { border-color: #f0b6a2 !important }
.press { background: #f0b6a2 !important; color: #2b211b !important }
.panel { background: #372b23 !important }
}
@media (max-width: 480px) {
.sheet { padding: 22px 18px !important }
.wide { width: 100% !important }
}
`

/** The colours of the storefront (`web/app/styles/theme.css`). */
export const ink = { color: '#3b2a20' }
export const soft = { color: '#6b5646' }
export const linkStyle = { color: '#8f4128' }
export const edge = '1px solid #e4d7c4'
/** A running stitch, as under the headlines of the shop. */
export const thread = '2px dashed #9c4a32'
/** The shop's typefaces where the reader has them: few mail programs load fonts. */
export const serif = "Fraunces,Georgia,'Times New Roman',serif"
const sans = "'Nunito Sans','Segoe UI',Roboto,Arial,sans-serif"

export const press = {
  display: 'inline-block',
  boxSizing: 'border-box',
  padding: '14px 28px',
  borderRadius: 999,
  background: '#8f4128',
  color: '#ffffff',
  fontWeight: 'bold',
  textAlign: 'center',
  textDecoration: 'none',
} as const

export const panel = { background: '#fbf7f0', borderRadius: 12, ...ink } as const
export const picture = { border: 0, display: 'inline-block' } as const

export const sheet = {
  page: {
    margin: 0,
    padding: 0,
    background: '#f4ecdf',
    ...ink,
    fontFamily: sans,
    fontSize: 16,
    lineHeight: 1.55,
  },
  paper: {
    overflowWrap: 'anywhere',
    padding: '28px 32px',
    background: '#ffffff',
    borderRadius: 16,
  },
} as const

/** As typed, line by line. Short words with a hyphen do not wrap: order numbers and sizes stay in one piece. */
export function prose(text: string): ReactNode {
  const parts = text.split('\n').flatMap((line, at) => [at > 0 && h('br'), ...line.split(hyphenated).map(unbroken)])
  return h(Fragment, null, ...parts)
}

/** One group, so that `split` returns what matches at the odd places. */
const hyphenated = /([^\s&<>"']+-[^\s&<>"']+)/

function unbroken(part: string, at: number): ReactNode {
  return at % 2 === 1 && part.length <= 24 ? h('span', { style: { whiteSpace: 'nowrap' } }, part) : part
}
