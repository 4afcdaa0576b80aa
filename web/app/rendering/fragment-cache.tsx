import { randomUUID } from 'node:crypto'
import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import type { Language } from '../../../contract/language/language.schema.ts'
import { I18nContext } from '../i18n/i18n-context.ts'
import type { CacheFragment } from '../ui/cached-fragment.tsx'
import { serverI18n } from './server-i18n.ts'

/** A product card is about 2 kB. */
const maxFragments = 1_000
const caches: Record<Language, Map<string, Buffer>> = { vi: new Map(), en: new Map() }
/** Marks the place of a fragment in a page; random, so that no name or review can contain it. */
const placeholder = randomUUID()
const placeholderPattern = new RegExp(`<!--${placeholder}(\\d+)-->`)

/** The cached fragments of one page. They are inserted as buffers, so that most of a page is not encoded again. */
export function collectFragments(language: Language): { cacheFragment: CacheFragment; insertFragments: (html: string) => Buffer[] } {
  const used: Buffer[] = []
  const cacheFragment: CacheFragment = (data, part) => `<!--${placeholder}${used.push(findOrRender(language, data, part)) - 1}-->`
  const insertFragments = (html: string) =>
    // Alternates between text and fragment numbers.
    html.split(placeholderPattern).map((text, index) => (index % 2 === 0 ? Buffer.from(text) : (used[Number(text)] as Buffer)))
  return { cacheFragment, insertFragments }
}

/** The data determines the whole fragment and is the cache key, so a cached fragment cannot be outdated. */
function findOrRender(language: Language, data: object, part: ReactElement): Buffer {
  const cache = caches[language]
  const content = JSON.stringify(data)
  const html = cache.get(content) ?? renderFragment(language, part)
  // Moves the entry to the end: the Map's insertion order is the order of use.
  cache.delete(content)
  cache.set(content, html)
  const [oldest] = cache.keys()
  if (cache.size > maxFragments && oldest !== undefined) cache.delete(oldest)
  return html
}

function renderFragment(language: Language, part: ReactElement): Buffer {
  const html = renderToString(<I18nContext value={serverI18n(language)}>{part}</I18nContext>)
  // `Buffer.from` would return a part of a block of 64 kB, and the cache would hold the block.
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(html))
  bytes.write(html)
  return bytes
}
