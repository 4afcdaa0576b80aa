import { randomUUID } from 'node:crypto'
import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import type { Language } from '../../../contract/language.schema.ts'
import { QueryProvider } from '../api/query-provider.tsx'
import type { CacheFragment } from '../ui/cached-fragment.tsx'
import { serverI18n } from './server-i18n.ts'

type FragmentCache = { byData: WeakMap<object, Buffer>; byContent: Map<string, Buffer> }

/** A card is some 4 kB. */
const maxFragments = 1_000
const caches: Record<Language, FragmentCache> = { vi: emptyCache(), en: emptyCache() }
/** Stands in a page where a part belongs; nobody who writes a name or a review can write it. */
const placeholder = randomUUID()
const placeholderPattern = new RegExp(`<!--${placeholder}(\\d+)-->`)

/** The kept parts that one page uses. They are put in as the bytes they are: most of a page is not turned into bytes anew. */
export function collectFragments(language: Language): { cacheFragment: CacheFragment; insertFragments: (html: string) => Buffer[] } {
  const used: Buffer[] = []
  const cacheFragment: CacheFragment = (data, part) => `<!--${placeholder}${used.push(findOrRender(language, data, part)) - 1}-->`
  const insertFragments = (html: string) =>
    // Text and the numbers of parts by turns.
    html.split(placeholderPattern).map((text, index) => (index % 2 === 0 ? Buffer.from(text) : (used[Number(text)] as Buffer)))
  return { cacheFragment, insertFragments }
}

/** All that a part shows is in its data, by which it is found: nothing kept can be out of date. */
function findOrRender(language: Language, data: object, part: ReactElement): Buffer {
  const { byData, byContent } = caches[language]
  const same = byData.get(data)
  if (same) return same
  const content = JSON.stringify(data)
  const html = byContent.get(content) ?? renderFragment(language, part)
  // Those asked for last stand last.
  byContent.delete(content)
  byContent.set(content, html)
  const [oldest] = byContent.keys()
  if (byContent.size > maxFragments && oldest !== undefined) byContent.delete(oldest)
  byData.set(data, html)
  return html
}

function renderFragment(language: Language, part: ReactElement): Buffer {
  return Buffer.from(
    renderToString(
      <I18nextProvider i18n={serverI18n(language)}>
        <QueryProvider>{part}</QueryProvider>
      </I18nextProvider>,
    ),
  )
}

function emptyCache(): FragmentCache {
  return { byData: new WeakMap(), byContent: new Map() }
}
