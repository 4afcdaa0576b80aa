import { isVietnamese } from '../../../contract/detect-vietnamese.ts'
import type { Language } from '../../../contract/language.schema.ts'
import { withoutLinks } from './user-text.ts'

export type MailTable = {
  /** The name of the table for screen readers, also printed above it: its first line as a heading. */
  caption?: string
  /** The last column is right-aligned for numbers. Without a head the rows are facts: a name and a value. */
  head?: string[]
  rows: string[][]
  /** The sums below the rows. */
  foot?: MailSum[]
}

/** The total stands out. */
export type MailSum = { label: string; amount: string; isTotal?: boolean }

/** Mail programs turn anything that looks like a URL into a link: only text by the shop may contain one. */
export type MailText = string | { byShop: string }

/**
 * The content of a mail as plain text: escaping happens here and nowhere else. The mail's own links are `button`, `link`
 * and `end`; links in all other texts are defused.
 */
export type MailContent = {
  language: Language
  title: string
  /** A line break inside a paragraph is preserved. */
  paragraphs: MailText[]
  /** A code to type in, shown large. */
  code?: string
  button?: { label: string; url: string }
  /** A secondary link below the button. */
  link?: { label: string; url: string }
  /** A few facts above the table: a name and a value. */
  facts?: string[][]
  table?: MailTable
  /** Paragraphs after the table and the button. */
  closing?: string[]
  /** The unsubscribe link, small, at the very end. */
  end?: { label: string; url: string }
  /** The sender: the name at the top, and the lines of the footer. */
  brand: { name: string; url: string; footer?: string[] }
}

/** The sender's name from MAIL_FROM: `Name <name@shop.example>`. */
export function brandOf({ mailFrom, publicUrl }: { mailFrom: string; publicUrl: string }): MailContent['brand'] {
  const name = /^\s*"?([^"<]*?)"?\s*<[^>]*>\s*$/.exec(mailFrom)?.[1]
  return { name: name || mailFrom, url: publicUrl }
}

/** The sender, with contact details in the footer. */
export function brandWithContacts(
  { name, phone, email }: { name: string; phone: string; email: string },
  url: string,
): MailContent['brand'] {
  return { name, url, footer: [[phone, email].filter(Boolean).join(' · ')].filter(Boolean) }
}

/** One simple, accessible HTML mail and the same content as text. */
export function renderMail(content: MailContent): { html: string; text: string } {
  const cleaned = cleanContent(content)
  return { html: renderHtml(cleaned), text: renderText(cleaned) }
}

type CleanContent = MailContent & { paragraphs: string[] }

function cleanContent({ title, paragraphs, facts, table, closing = [], ...content }: MailContent): CleanContent {
  return {
    ...content,
    title: withoutLinks(title),
    paragraphs: paragraphs.map((text) => (typeof text === 'string' ? withoutLinks(text) : text.byShop)),
    ...(facts ? { facts: facts.map((cells) => cells.map(withoutLinks)) } : {}),
    ...(table ? { table: cleanTable(table) } : {}),
    closing: closing.map(withoutLinks),
  }
}

function cleanTable({ caption, rows, foot = [], ...table }: MailTable): MailTable {
  return {
    ...table,
    ...(caption ? { caption: withoutLinks(caption) } : {}),
    rows: rows.map((cells) => cells.map(withoutLinks)),
    foot: foot.map((sum) => ({ ...sum, label: withoutLinks(sum.label) })),
  }
}

/** Dark mode. The inline styles are for mail programs that ignore the head. */
const darkStyle = `<style>
@media (prefers-color-scheme: dark) {
.page { background: #1c1815 !important }
.sheet { background: #28221e !important }
.ink { color: #f3ebe4 !important }
.soft { color: #c8bcb2 !important }
.link { color: #f2b5a0 !important }
.edge { border-color: #4d433c !important }
.press { background: #f2b5a0 !important; color: #28221e !important }
}
</style>`

function renderHtml({ language, title, paragraphs, code, button, link, facts, table, closing = [], end, brand }: CleanContent): string {
  const body = [
    `<h1 style="font-size:22px;line-height:1.3;margin:0 0 16px">${prose(title)}</h1>`,
    ...paragraphs.map(paragraph),
    code === undefined ? '' : `<p style="margin:0 0 16px;font-size:30px;font-weight:bold;letter-spacing:6px">${escapeHtml(code)}</p>`,
    facts ? renderTable({ rows: facts }, language) : '',
    table ? renderTable(table, language) : '',
    button ? renderButton(button) : '',
    link ? renderLink(link) : '',
    ...closing.map(paragraph),
    end ? renderEnd(end) : '',
  ]
  const footer = (brand.footer ?? []).map((line) => `<p style="margin:0">${escapeHtml(line)}</p>`).join('')
  return `<!doctype html>
<html lang="${language}" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(title)}</title>
${darkStyle}
</head>
<body class="page ink" style="margin:0;padding:24px 12px;background:#f7f3ee;color:#2b2320;font-family:Arial,Helvetica,sans-serif;font-size:16px;line-height:1.55">
<div class="sheet ink" role="article" aria-label="${escapeHtml(title)}" lang="${language}" style="max-width:560px;overflow-wrap:anywhere;margin:0 auto;padding:28px 24px;background:#ffffff;border-radius:12px">
<p style="margin:0 0 20px;font-size:18px;font-weight:bold"><a class="ink" href="${escapeHtml(brand.url)}" style="color:#2b2320;text-decoration:none">${escapeHtml(brand.name)}</a></p>
${body.filter(Boolean).join('\n')}
<div class="edge soft" style="margin-top:28px;padding-top:16px;border-top:1px solid #e5dcd2;font-size:13px;color:#5f544e">${footer}<p style="margin:0">${escapeHtml(brand.name)} · <a class="soft" href="${escapeHtml(brand.url)}" style="color:#5f544e">${escapeHtml(brand.url)}</a></p></div>
</div>
</body>
</html>
`
}

function paragraph(text: string): string {
  return `<p style="margin:0 0 16px">${prose(text)}</p>`
}

/** As typed, line by line. Short words with a hyphen do not wrap: order numbers and sizes stay in one piece. */
function prose(text: string): string {
  return escapeHtml(text)
    .replace(/[^\s&<>]+-[^\s&<>]+/g, (word) => (word.length > 24 ? word : `<span style="white-space:nowrap">${word}</span>`))
    .replaceAll('\n', '<br>')
}

/** Repeats the URL below: not every mail program shows a link as a button. */
function renderButton({ label, url }: { label: string; url: string }): string {
  const href = escapeHtml(url)
  return `<p style="margin:24px 0 12px"><a class="press" href="${href}" style="display:inline-block;padding:13px 24px;border-radius:8px;background:#8a3b2a;color:#ffffff;font-weight:bold;text-align:center;text-decoration:none">${escapeHtml(label)}</a></p>
<p style="margin:0 0 16px;font-size:13px;word-break:break-all"><a class="link" href="${href}" style="color:#8a3b2a">${escapeHtml(shown(url))}</a></p>`
}

/** The URL for display: an e-mail without `mailto:`. */
function shown(url: string): string {
  return url.startsWith('mailto:') ? decodeURIComponent(url.slice('mailto:'.length)) : url
}

function renderLink({ label, url }: { label: string; url: string }): string {
  return `<p style="margin:0 0 16px"><a class="link" href="${escapeHtml(url)}" style="color:#8a3b2a">${escapeHtml(label)}</a></p>`
}

function renderEnd({ label, url }: { label: string; url: string }): string {
  return `<p style="margin:0;font-size:13px"><a class="soft" href="${escapeHtml(url)}" style="color:#5f544e">${escapeHtml(label)}</a></p>`
}

function renderTable({ caption, head, rows, foot = [] }: MailTable, language: Language): string {
  const columns = Math.max(head?.length ?? 0, rows[0]?.length ?? 0)
  return [
    '<table style="width:100%;border-collapse:collapse;margin:0 0 16px;font-size:15px">',
    caption ? renderCaption(caption) : '',
    head ? `<thead><tr>${head.map((cell, column) => cellOf('th scope="col"', cell, sideOf(column, columns))).join('')}</tr></thead>` : '',
    `<tbody>${rows.map((cells) => (head ? rowOf(cells, language) : factOf(cells))).join('')}</tbody>`,
    foot.length > 0 ? `<tfoot>${foot.map((sum) => renderSum(sum, columns)).join('')}</tfoot>` : '',
    '</table>',
  ]
    .filter(Boolean)
    .join('\n')
}

function renderCaption(caption: string): string {
  const [first = '', ...rest] = caption.split('\n')
  return `<caption style="text-align:left;padding:0 0 8px"><strong>${prose(first)}</strong>${rest.map((line) => `<br>${prose(line)}`).join('')}</caption>`
}

/** A product may have no English name: its Vietnamese one is marked as such for screen readers. */
function rowOf(cells: string[], language: Language): string {
  const tag = (cell: string) => (language === 'en' && isVietnamese(cell) ? 'td lang="vi"' : 'td')
  return `<tr>${cells.map((cell, column) => cellOf(tag(cell), cell, sideOf(column, cells.length))).join('')}</tr>`
}

function factOf([name = '', ...values]: string[]): string {
  return `<tr>${cellOf('th scope="row"', name, 'width:35%;text-align:left;padding-left:0;overflow-wrap:normal')}${values.map((value) => cellOf('td', value, 'text-align:left;padding-right:0')).join('')}</tr>`
}

function renderSum({ label, amount, isTotal }: MailSum, columns: number): string {
  const look = isTotal
    ? 'font-weight:bold;font-size:17px;border-top:1px solid #e5dcd2;border-bottom:1px solid #e5dcd2'
    : 'font-weight:normal'
  const edge = isTotal ? ' class="edge"' : ''
  const name = `<th scope="row" colspan="${Math.max(1, columns - 1)}"${edge} style="padding:6px 6px 6px 0;text-align:left;vertical-align:top;${look}">${prose(label)}</th>`
  return `<tr>${name}<td${edge} style="padding:6px 0;text-align:right;vertical-align:top;white-space:nowrap;${look}">${prose(amount)}</td></tr>`
}

/** The first column aligns left and may wrap, the last aligns right. */
function sideOf(column: number, columns: number): string {
  if (column === 0) return 'text-align:left;padding-left:0'
  return column === columns - 1 ? 'text-align:right;padding-right:0;white-space:nowrap' : 'text-align:left;white-space:nowrap'
}

function cellOf(tag: string, cell: string, side: string): string {
  const line = tag === 'th scope="col"' ? 2 : 1
  return `<${tag} class="edge" style="padding:8px 6px;${side};vertical-align:top;border-bottom:${line}px solid #e5dcd2">${prose(cell)}</${tag.slice(0, 2)}>`
}

function renderText({ title, paragraphs, code, button, link, facts, table, closing = [], end, brand }: CleanContent): string {
  const parts = [
    title,
    ...paragraphs,
    code ?? '',
    facts ? tableText({ rows: facts }) : '',
    table ? tableText(table) : '',
    button ? `${button.label}:\n${shown(button.url)}` : '',
    link ? linkText(link) : '',
    ...closing,
    end ? `${end.label}:\n${end.url}` : '',
    ['-- ', ...(brand.footer ?? []), `${brand.name} · ${brand.url}`].join('\n'),
  ]
  return `${parts.filter(Boolean).join('\n\n')}\n`
}

/** A phone number is shown as it is. */
function linkText({ label, url }: { label: string; url: string }): string {
  return url.startsWith('tel:') ? label : `${label}:\n${url}`
}

function tableText({ caption, head, rows, foot = [] }: MailTable): string {
  const lineOf = head ? (cells: string[]) => itemText(head, cells) : factText
  const sums = foot.map(({ label, amount }) => joined([label, amount]))
  return [caption ? `${caption}\n` : '', ...rows.map((cells) => `- ${lineOf(cells)}`), ...sums].filter(Boolean).join('\n')
}

/** Name and amount need no label; the columns between them do. */
function itemText(head: string[], cells: string[]): string {
  const last = cells.length - 1
  return joined(cells.map((cell, at) => (cell && at > 0 && at < last ? `${head[at]} ${cell}` : cell)))
}

function factText([name = '', ...values]: string[]): string {
  return `${name}: ${joined(values)}`
}

function joined(cells: string[]): string {
  return cells
    .filter(Boolean)
    .map((cell) => cell.replaceAll('\n', ', '))
    .join(' · ')
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => escapes[character] ?? character)
}
