import { createContext, type ReactElement, useContext } from 'react'

/** Returns the HTML of a part of a page: rendered for the first page that shows this data, then cached for the others. */
export type CacheFragment = (data: object, part: ReactElement) => string

/** The fragment cache on the server. Null in the browser, where fragments render as usual. */
export const FragmentCacheContext = createContext<CacheFragment | null>(null)

type CachedFragmentProps = { as: 'li' | 'footer'; data: object; isCacheable?: boolean; className: string; children: ReactElement }

/**
 * A part that many pages share, such as a product card or the footer: after a change most parts of a page come from the cache. Its
 * output must depend on its data and the language alone: no URL, no queries, no ids (`useId`), no preloading.
 */
export function CachedFragment({ as: Part, data, isCacheable = true, className, children }: CachedFragmentProps) {
  const cacheFragment = useContext(FragmentCacheContext)
  if (!cacheFragment || !isCacheable) return <Part className={className}>{children}</Part>
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React rendered it from the same children
  return <Part className={className} dangerouslySetInnerHTML={{ __html: cacheFragment(data, children) }} />
}
