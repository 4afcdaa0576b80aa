import { languageParameter } from './i18n/language-names.ts'

/** What a page for everyone depends on, besides its path and the language. */
const knownParameters = [
  'availability', 'category', 'collection', 'color', 'colors', 'limit', 'max', 'min', 'page', 'query', 'size', 'sizes', 'sort', 'status', 'tags',
]

/** Pages that are about one person, with everything below them. */
const personal = [
  'admin', 'cart', 'checkout', 'forgot-password', 'login', 'logout', 'my-account', 'orders', 'register', 'reset-password', 'sandbox', 'wishlist',
]

/** The known parameters of an address, sorted, with a leading `?`; nothing where there are none. */
export function knownSearch(search: URLSearchParams): string {
  const known = knownParameters.flatMap((name) => search.getAll(name).filter(Boolean).map((value) => [name, value]))
  return known.length > 0 ? `?${new URLSearchParams(known)}` : ''
}

/** The address under which a page may be kept for everyone, or null: see `WebRoom` in the contract. */
export function keptAddress(url: URL): string | null {
  if (url.searchParams.has('_routes')) return null
  const first = pagePath(url.pathname).split('/').find(Boolean) ?? ''
  if (personal.includes(decoded(first).toLowerCase())) return null
  return url.pathname + knownSearch(url.searchParams)
}

/** The same page in a language, for a link: path and known parameters stay, strangers' do not travel. */
export function inLanguage(pathname: string, search: URLSearchParams, language: string): string {
  const known = new URLSearchParams(knownSearch(search))
  known.set(languageParameter, language)
  return `${pathname}?${known}`
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
