import { type CleanContent, type MailTable, shownUrl } from './mail-content.ts'

/** The same content as plain text. */
export function renderText({ title, paragraphs, code, button, link, facts, table, closing = [], end, brand }: CleanContent): string {
  const parts = [
    title,
    ...paragraphs,
    code ?? '',
    facts ? tableText({ rows: facts }) : '',
    table ? tableText(table) : '',
    button ? `${button.label}:\n${shownUrl(button.url)}` : '',
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
