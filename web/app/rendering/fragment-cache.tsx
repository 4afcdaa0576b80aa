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
const placeholder = `<!--${randomUUID()}`
const placeholderEnd = '-->'

/** The cached fragments of one page. They are inserted as buffers, so that most of a page is not encoded again. */
export function collectFragments(language: Language): { cacheFragment: CacheFragment; insertFragments: (html: Buffer) => Buffer[] } {
  const used: Buffer[] = []
  const cacheFragment: CacheFragment = (data, part) => `${placeholder}${used.push(findOrRender(language, data, part)) - 1}${placeholderEnd}`
  function insertFragments(html: Buffer): Buffer[] {
    const parts: Buffer[] = []
    let from = 0
    for (let at = html.indexOf(placeholder); at >= 0; at = html.indexOf(placeholder, from)) {
      const end = html.indexOf(placeholderEnd, at)
      const index = Number(html.toString('latin1', at + placeholder.length, end))
      parts.push(html.subarray(from, at), used[index] as Buffer)
      from = end + placeholderEnd.length
    }
    return [...parts, html.subarray(from)]
  }
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
