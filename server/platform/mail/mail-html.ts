import { createElement as h, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { type CleanContent, type MailContent, shownUrl } from './mail-content.ts'
import { darkStyle, edge, ink, linkStyle, press, prose, sheet, soft } from './mail-parts.ts'
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
      h(
        'div',
        { className: 'sheet ink', role: 'article', 'aria-label': title, lang: language, style: sheet.paper },
        h(
          'p',
          { style: { margin: '0 0 20px', fontSize: 18, fontWeight: 'bold' } },
          h('a', { className: 'ink', href: brand.url, style: { ...ink, textDecoration: 'none' } }, brand.name),
        ),
        body(content),
        footer(brand),
      ),
    ),
  )
}

function body({ language, title, paragraphs, code, button, link, facts, table, closing = [], end }: CleanContent): ReactNode {
  const codeStyle = { margin: '0 0 16px', fontSize: 30, fontWeight: 'bold', letterSpacing: 6 }
  return [
    h('h1', { key: 'title', style: { fontSize: 22, lineHeight: 1.3, margin: '0 0 16px' } }, prose(title)),
    ...paragraphs.map((text, at) => paragraph(text, `paragraph ${at}`)),
    code !== undefined && h('p', { key: 'code', style: codeStyle }, code),
    facts && mailTable({ rows: facts }, language, 'facts'),
    table && mailTable(table, language, 'table'),
    button && buttonPart(button),
    link && linkPart(link),
    ...closing.map((text, at) => paragraph(text, `closing ${at}`)),
    end && h('p', { key: 'end', style: { margin: 0, fontSize: 13 } }, h('a', { className: 'soft', href: end.url, style: soft }, end.label)),
  ]
}

function paragraph(text: string, key: string): ReactNode {
  return h('p', { key, style: { margin: '0 0 16px' } }, prose(text))
}

/** Repeats the URL below: not every mail program shows a link as a button. */
function buttonPart({ label, url }: { label: string; url: string }): ReactNode {
  return [
    h('p', { key: 'button', style: { margin: '24px 0 12px' } }, h('a', { className: 'press', href: url, style: press }, label)),
    h(
      'p',
      { key: 'button-url', style: { margin: '0 0 16px', fontSize: 13, wordBreak: 'break-all' } },
      h('a', { className: 'link', href: url, style: linkStyle }, shownUrl(url)),
    ),
  ]
}

function linkPart({ label, url }: { label: string; url: string }): ReactNode {
  return h('p', { key: 'link', style: { margin: '0 0 16px' } }, h('a', { className: 'link', href: url, style: linkStyle }, label))
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
