import { randomUUID } from 'node:crypto'
import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import type { Language } from '../../contract/language.ts'
import { serverI18n } from './i18n/server-i18n.ts'
import type { KeepPart } from './kept-part.tsx'
import { QueryProvider } from './query-provider.tsx'

type Kept = { byData: WeakMap<object, Buffer>; byContent: Map<string, Buffer> }

/** A card is some 4 kB. */
const most = 1_000
const kept: Record<Language, Kept> = { vi: noneKept(), en: noneKept() }
/** Stands in a page where a part belongs; nobody who writes a name or a review can write it. */
const mark = randomUUID()
const marks = new RegExp(`<!--${mark}(\\d+)-->`)

/** The kept parts that one page uses. They are put in as the bytes they are: most of a page is not turned into bytes anew. */
export function usedParts(language: Language): { keep: KeepPart; fillIn: (piece: string) => Buffer[] } {
  const used: Buffer[] = []
  const keep: KeepPart = (data, part) => `<!--${mark}${used.push(keepPart(language, data, part)) - 1}-->`
  const fillIn = (piece: string) =>
    // Text and the numbers of parts by turns.
    piece.split(marks).map((text, index) => (index % 2 === 0 ? Buffer.from(text) : (used[Number(text)] as Buffer)))
  return { keep, fillIn }
}

/** All that a part shows is in its data, by which it is found: nothing kept can be out of date. */
function keepPart(language: Language, data: object, part: ReactElement): Buffer {
  const { byData, byContent } = kept[language]
  const same = byData.get(data)
  if (same) return same
  const content = JSON.stringify(data)
  const html = byContent.get(content) ?? makePart(language, part)
  // Those asked for last stand last.
  byContent.delete(content)
  byContent.set(content, html)
  const [oldest] = byContent.keys()
  if (byContent.size > most && oldest !== undefined) byContent.delete(oldest)
  byData.set(data, html)
  return html
}

function makePart(language: Language, part: ReactElement): Buffer {
  return Buffer.from(
    renderToString(
      <I18nextProvider i18n={serverI18n(language)}>
        <QueryProvider>{part}</QueryProvider>
      </I18nextProvider>,
    ),
  )
}

function noneKept(): Kept {
  return { byData: new WeakMap(), byContent: new Map() }
}
