import { languageParameter, languages } from '../../../contract/languages.ts'

/** What a page for everyone depends on, besides its path and the language. */
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

/** Pages that are about one person, with everything below them. */
export const personalPaths = [
  'admin',
  'cart',
  'checkout',
  'forgot-password',
  'invitation',
  'login',
  'logout',
  'my-account',
  'orders',
  'register',
  'reset-password',
  'sandbox',
  'unsubscribe',
  'verify-email',
  'wishlist',
]

/** The known parameters of an address, sorted, with a leading `?`; nothing where there are none. */
export function normalizedSearch(search: URLSearchParams): string {
  const known = knownParameters.flatMap((name) =>
    search
      .getAll(name)
      .filter(Boolean)
      .map((value) => [name, value]),
  )
  return known.length > 0 ? `?${new URLSearchParams(known)}` : ''
}

/** The address under which a page may be kept for everyone, or null: see `PageRenderer` in the contract. */
export function cacheableUrl(url: URL): string | null {
  if (url.searchParams.has('_routes')) return null
  if (isPersonal(pagePath(url.pathname))) return null
  const known = new URLSearchParams(normalizedSearch(url.searchParams))
  const named = languageInUrl(url.searchParams)
  if (named) known.set(languageParameter, named)
  return known.size > 0 ? `${url.pathname}?${known}` : url.pathname
}

/**
 * The language that makes an address another page for search engines: one it names, other than the shop's own. A page may be
 * shown in English without it, to a browser that asks for English; it still stands under the plain address then.
 */
export function languageInUrl(search: URLSearchParams): string | null {
  const named = search.get(languageParameter)
  return languages.slice(1).find((language) => language === named) ?? null
}

/** The same page in a language, for a link: path and known parameters stay, strangers' do not travel. A personal page keeps all of its own. */
export function localizedUrl(language: string, pathname: string, search: URLSearchParams): string {
  const params = isPersonal(pathname) ? new URLSearchParams(search) : new URLSearchParams(normalizedSearch(search))
  params.set(languageParameter, language)
  return `${pathname}?${params}`
}

function isPersonal(pathname: string): boolean {
  const first = pathname.split('/').find(Boolean) ?? ''
  return personalPaths.includes(decoded(first).toLowerCase())
}

/** `/products.data` and `/_.data` carry the data of `/products` and `/`. */
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
