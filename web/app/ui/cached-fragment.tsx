import { createContext, type ReactElement, useContext } from 'react'

/** The HTML of a part of a page, made for the first page that shows this data, kept for the others. */
export type CacheFragment = (data: object, part: ReactElement) => string

/** On the server, what keeps parts of pages. In the browser there is none, and parts are made as ever. */
export const FragmentCacheContext = createContext<CacheFragment | null>(null)

type CachedFragmentProps = { as: 'li' | 'footer'; data: object; isCacheable?: boolean; className: string; children: ReactElement }

/**
 * What stands on many pages, such as a product's card or the footer: after a change a page is made anew, most of its parts
 * are not. What it shows hangs on its data and the language alone: it asks neither for the address nor for an id
 * (`useId`), and fetches nothing early.
 */
export function CachedFragment({ as: Part, data, isCacheable = true, className, children }: CachedFragmentProps) {
  const cacheFragment = useContext(FragmentCacheContext)
  if (!cacheFragment || !isCacheable) return <Part className={className}>{children}</Part>
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React wrote it, of the very children.
  return <Part className={className} dangerouslySetInnerHTML={{ __html: cacheFragment(data, children) }} />
}
