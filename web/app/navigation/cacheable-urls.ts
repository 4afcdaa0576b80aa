import { languageOfTag, languageParameter, languages } from '../../../contract/language/languages.ts'

/** The parameters a public page depends on, besides its path and the language. */
const knownParameters = [
  'availability',
  'category',
  'collection',
  'color',
  'colors',
  'limit',
  'max',
  'min',
  'page',
  'query',
  'size',
  'sizes',
  'sort',
  'status',
  'tags',
]

/** Personal pages, with everything below them. */
export const personalPaths = [
  'admin',
  'cart',
  'checkout',
  'continue',
  'forgot-password',
  'gift',
  'invitation',
  'login',
  'logout',
  'my-account',
  'offers',
  'orders',
  'register',
  'reset-password',
  'sandbox',
  'unsubscribe',
  'verify-email',
  'wishlist',
]

/** The known parameters of a URL, sorted, with a leading `?`; empty if there are none. */
export function normalizedSearch(search: URLSearchParams): string {
  const known = knownParameters.flatMap((name) =>
    search
      .getAll(name)
      .filter(Boolean)
      .map((value) => [name, value]),
  )
  return known.length > 0 ? `?${new URLSearchParams(known)}` : ''
}

/** The URL under which a page may be cached for everyone, or null: see `PageRenderer` in the contract. */
export function cacheableUrl(url: URL): string | null {
  if (url.searchParams.has('_routes')) return null
  if (isPersonal(pagePath(url.pathname))) return null
  const known = new URLSearchParams(normalizedSearch(url.searchParams))
  const named = languageInUrl(url.searchParams)
  if (named) known.set(languageParameter, named)
  return known.size > 0 ? `${url.pathname}?${known}` : url.pathname
}

/**
 * The language that makes a URL a separate page for search engines: one it names, other than the default. A browser that
 * prefers English may get a page in English without it; its canonical URL is then still the plain one.
 */
export function languageInUrl(search: URLSearchParams): string | null {
  const named = languageOfTag(search.get(languageParameter))
  return named === languages[0] ? null : named
}

/**
 * The same page in another language, for a link: keeps the path and known parameters and drops foreign ones. A personal page
 * keeps all of its own.
 */
export function localizedUrl(language: string, pathname: string, search: URLSearchParams): string {
  const params = isPersonal(pathname) ? new URLSearchParams(search) : new URLSearchParams(normalizedSearch(search))
  params.set(languageParameter, language)
  return `${pathname}?${params}`
}

function isPersonal(pathname: string): boolean {
  const first = pathname.split('/').find(Boolean) ?? ''
  return personalPaths.includes(decoded(first).toLowerCase())
}

/** The router loads the data of `/products` and `/` from `/products.data` and `/_.data`. */
function pagePath(pathname: string): string {
  return pathname.replace(/(?:\/_)?\.data$/, '') || '/'
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
