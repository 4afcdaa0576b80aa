import type { Language } from '../../../contract/language/language.schema.ts'
import { withoutLinks } from './user-text.ts'

export type MailTable = {
  /** The name of the table for screen readers, also printed above it: its first line as a heading. */
  caption?: string
  /** The last column is right-aligned for numbers. Without a head the rows are facts: a name and a value. */
  head?: string[]
  rows: string[][]
  /** The picture beside each row: an absolute URL, or null where there is none. */
  pictures?: (string | null)[]
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
  /** The sender: the logo or the name at the top, and the lines of the footer. */
  brand: { name: string; url: string; logo?: { url: string; width: number; height: number }; footer?: string[] }
}

/** Its texts no longer contain anything that a mail program turns into a link. */
export type CleanContent = Omit<MailContent, 'paragraphs'> & { paragraphs: string[] }

export function cleanContent({ title, paragraphs, facts, table, closing = [], ...content }: MailContent): CleanContent {
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

/** The URL for display: an e-mail without `mailto:`. */
export function shownUrl(url: string): string {
  return url.startsWith('mailto:') ? decodeURIComponent(url.slice('mailto:'.length)) : url
}
