import { type CSSProperties, Fragment, createElement as h, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { type CleanContent, type MailContent, shownUrl } from './mail-content.ts'
import { darkStyle, edge, ink, linkStyle, panel, picture, press, prose, serif, sheet, soft, thread } from './mail-parts.ts'
import { mailTable } from './mail-table.ts'

/** The HTML of a mail. React escapes every text; decision 034 says why this is no JSX. */
export function renderHtml(content: CleanContent): string {
  return `<!doctype html>\n${renderToStaticMarkup(layout(content))}\n`
}

function layout(content: CleanContent): ReactNode {
  const { language, title, brand } = content
  return h(
    'html',
    { lang: language, dir: 'ltr' },
    h(
      'head',
      null,
      h('meta', { charSet: 'utf-8' }),
      h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
      h('meta', { name: 'color-scheme', content: 'light dark' }),
      h('meta', { name: 'supported-color-schemes', content: 'light dark' }),
      h('title', null, title),
      h('style', null, darkStyle),
    ),
    h(
      'body',
      { className: 'page ink', style: sheet.page },
      h('div', { style: hidden }, preview(content)),
      // Tables, because Outlook for Windows knows no other way to limit the width.
      frame(
        { className: 'page', style: { ...fullWidth, background: sheet.page.background } },
        h(
          'td',
          { align: 'center', style: { padding: '24px 12px' } },
          frame(
            { style: { ...fullWidth, maxWidth: 600 } },
            h(
              'td',
              { className: 'sheet ink', style: { ...sheet.paper, textAlign: 'left' } },
              h('div', { role: 'article', 'aria-label': title, lang: language }, head(brand), body(content), footer(brand)),
            ),
          ),
        ),
      ),
    ),
  )
}

const fullWidth = { width: '100%' } as const
const hidden = { display: 'none', fontSize: 1, lineHeight: '1px', maxHeight: 0, maxWidth: 0, opacity: 0, overflow: 'hidden' } as const

/** A table for the layout alone: screen readers skip it. */
function frame(looks: { className?: string; align?: 'center'; style: CSSProperties }, cell: ReactNode): ReactNode {
  return h('table', { role: 'presentation', cellPadding: 0, cellSpacing: 0, border: 0, ...looks }, h('tbody', null, h('tr', null, cell)))
}

/** The words that a list of mails shows beside the subject. */
function preview({ paragraphs: [first = ''] }: CleanContent): string {
  return first.split('\n')[0]?.slice(0, 140) ?? ''
}

/** The logo, else the mark and the name of the shop, over its thread. The name is text: many readers load no pictures. */
function head({ name, url, logo }: MailContent['brand']): ReactNode {
  const nameStyle = { ...ink, fontFamily: serif, fontSize: 24, fontWeight: 'bold', textDecoration: 'none' } as const
  return h(
    'div',
    { className: 'thread', style: { margin: '0 0 24px', paddingBottom: 16, borderBottom: thread } },
    h(
      'a',
      { className: 'ink', href: url, style: nameStyle },
      ...(logo
        ? [h('img', { src: logo.url, alt: name, width: logo.width, height: logo.height, style: { ...picture, verticalAlign: 'middle' } })]
        : drawnMark(name, url)),
    ),
  )
}

function drawnMark(name: string, url: string): ReactNode[] {
  const src = new URL('/art/icon-192.png', url).href
  const style = { ...picture, borderRadius: 10, marginRight: 12, verticalAlign: 'middle' } as const
  return [h('img', { src, alt: '', width: 40, height: 40, style }), h('span', { style: { verticalAlign: 'middle' } }, name)]
}

function body({ language, title, paragraphs, code, button, link, facts, table, closing = [], end }: CleanContent): ReactNode {
  const codeStyle = {
    ...panel,
    margin: '0 0 16px',
    padding: 16,
    fontSize: 30,
    fontWeight: 'bold',
    letterSpacing: 6,
    textAlign: 'center',
  } as const
  return [
    h('h1', { key: 'title', style: { fontFamily: serif, fontSize: 25, lineHeight: 1.3, margin: '0 0 16px' } }, prose(title)),
    ...paragraphs.map((text, at) => paragraph(text, `paragraph ${at}`)),
    code !== undefined && h('p', { key: 'code', className: 'panel ink', style: codeStyle }, code),
    facts && mailTable({ rows: facts }, language, 'facts'),
    // What to do comes before a list of items, which may be long, and after a few facts.
    table && !table.head && mailTable(table, language, 'facts-table'),
    button && buttonPart(button),
    link && linkPart(link),
    table?.head && mailTable(table, language, 'table'),
    ...closing.map((text, at) => paragraph(text, `closing ${at}`)),
    end && h('p', { key: 'end', style: { margin: 0, fontSize: 13 } }, h('a', { className: 'soft', href: end.url, style: soft }, end.label)),
  ]
}

function paragraph(text: string, key: string): ReactNode {
  return h('p', { key, style: { margin: '0 0 16px' } }, prose(text))
}

/** As wide as the mail on a phone. An e-mail is repeated as text, to copy it; the plain text has every URL. */
function buttonPart({ label, url }: { label: string; url: string }): ReactNode {
  const shown = shownUrl(url)
  const link = h('a', { className: 'press wide', href: url, style: press }, label)
  const cell = h('td', { align: 'center', style: { padding: '8px 0 20px' } }, link)
  return [
    h(Fragment, { key: 'button' }, frame({ style: fullWidth }, cell)),
    shown !== url &&
      h(
        'p',
        { key: 'button-url', style: { margin: '0 0 16px', fontSize: 14, textAlign: 'center' } },
        h('a', { className: 'link', href: url, style: linkStyle }, shown),
      ),
  ]
}

function linkPart({ label, url }: { label: string; url: string }): ReactNode {
  return h(
    'p',
    { key: 'link', style: { margin: '0 0 20px', textAlign: 'center' } },
    h('a', { className: 'link', href: url, style: linkStyle }, label),
  )
}

function footer({ name, url, footer: lines = [] }: MailContent['brand']): ReactNode {
  const style = { marginTop: 28, paddingTop: 16, borderTop: edge, fontSize: 13, ...soft }
  return h(
    'div',
    { className: 'edge soft', style },
    ...lines.map((line) => h('p', { style: { margin: 0 } }, line)),
    h('p', { style: { margin: 0 } }, `${name} · `, h('a', { className: 'soft', href: url, style: soft }, url)),
  )
}
