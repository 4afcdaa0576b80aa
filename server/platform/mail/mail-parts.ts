import { Fragment, createElement as h, type ReactNode } from 'react'

/** Dark mode. The inline styles are for mail programs that ignore the head. */
export const darkStyle = `@media (prefers-color-scheme: dark) {
.page { background: #1c1815 !important }
.sheet { background: #28221e !important }
.ink { color: #f3ebe4 !important }
.soft { color: #c8bcb2 !important }
.link { color: #f2b5a0 !important }
.edge { border-color: #4d433c !important }
.press { background: #f2b5a0 !important; color: #28221e !important }
}
`

export const ink = { color: '#2b2320' }
export const soft = { color: '#5f544e' }
export const linkStyle = { color: '#8a3b2a' }
export const edge = '1px solid #e5dcd2'

export const press = {
  display: 'inline-block',
  padding: '13px 24px',
  borderRadius: 8,
  background: '#8a3b2a',
  color: '#ffffff',
  fontWeight: 'bold',
  textAlign: 'center',
  textDecoration: 'none',
} as const

export const sheet = {
  page: {
    margin: 0,
    padding: '24px 12px',
    background: '#f7f3ee',
    ...ink,
    fontFamily: 'Arial,Helvetica,sans-serif',
    fontSize: 16,
    lineHeight: 1.55,
  },
  paper: {
    maxWidth: 560,
    overflowWrap: 'anywhere',
    margin: '0 auto',
    padding: '28px 24px',
    background: '#ffffff',
    borderRadius: 12,
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
