import { languageParameter } from '../../contract/language/languages.ts'

import type { PolicyKind } from '../../contract/policy-kinds.ts'

export type Query = Record<string, string | number | readonly string[] | undefined | null>

/** A path with its query: empty values are omitted, lists are joined by commas. */
export function withQuery(path: string, query: Query = {}): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    const text = Array.isArray(value) ? value.join(',') : (value ?? '')
    if (text !== '') search.set(name, String(text))
  }
  return search.size > 0 ? `${path}?${search}` : path
}

export const part = encodeURIComponent

function searchPath(term = ''): string {
  if (term === '') return '/products/search'
  // Browsers resolve these as dot segments, however they are encoded, so a path cannot hold them.
  if (term === '.' || term === '..') return `/products/search?query=${term}`
  // The router takes these endings for the data of a page: `….data`, `/_.data`.
  return `/products/search/${part(term)
    .replace(/^_$/, '%5F')
    .replace(/\.data$/, '%2Edata')}`
}

/** Every URL of the shop; no path is written out elsewhere. */
export const paths = {
  home: (section = '') => (section ? `/#${section}` : '/'),
  products: (query?: Query) => withQuery('/products', query),
  category: (name: string, query?: Query) => withQuery(`/products/category/${part(name.toLowerCase())}`, query),
  search: searchPath,
  sales: (query?: Query) => withQuery('/products/sales', query),
  goodDeals: () => '/products/?status=Sale',
  product: (slug: string, variant?: { color?: string; size?: string | null; lng?: string | null }) =>
    withQuery(`/products/${part(slug)}`, variant),
  /** The reviews of a product. */
  reviews: (slug: string) => `/products/${part(slug)}#reviews`,
  /** The form for the user's own review. */
  writeReview: (slug: string) => `/products/${part(slug)}#write-review`,
  /** The size chart on a product's page. */
  sizeChart: (slug: string) => `/products/${part(slug)}#size-chart`,
  collection: (slug: string, query?: Query) => withQuery(`/collections/${part(slug)}`, query),
  cart: () => '/cart',
  wishlist: () => '/wishlist',
  checkout: () => '/checkout',
  payment: (orderId: string, token?: string) => withQuery(`/checkout/payment/${part(orderId)}`, { token }),
  success: (orderId: string, token?: string) => withQuery('/checkout/success', { order: orderId, token }),
  /** An order for a visitor with its link, as in mails. */
  order: (orderId: string, token?: string) => withQuery(`/orders/${part(orderId)}`, { token }),
  /** The link of a mail or message that confirms a cash order. */
  confirmOrder: (orderId: string, confirmToken: string) => withQuery(`/orders/${part(orderId)}/confirm`, { token: confirmToken }),
  /** Creates a link to continue on a page of this site in another browser. */
  continueElsewhere: (next: string) => withQuery('/continue', { next }),
  /** That link: brings the cart of the other browser along, once. */
  continueHere: (token: string) => `/continue/${part(token)}`,
  trackOrder: () => '/track-order',
  /** A gift for its recipient, by the code of the printed receipt; without a code, the field for it. */
  giftReceipt: (code = '') => (code ? `/gift/${part(code)}` : '/gift'),
  account: () => '/my-account',
  ownOrders: (query?: Query) => withQuery('/my-account/orders', query),
  ownOrder: (orderId: string) => `/my-account/orders/${part(orderId)}`,
  addresses: (query?: Query) => withQuery('/my-account/address', query),
  children: (query?: Query) => withQuery('/my-account/children', query),
  password: () => '/my-account/password',
  details: () => '/my-account/details',
  ownData: () => '/my-account/data',
  login: (back?: string, more?: Query) => withQuery('/login', { next: back, ...more }),
  /** The second step of sign-in, for an account with two-factor authentication. */
  loginCode: (back?: string) => withQuery('/login/code', { next: back }),
  invitation: (token: string) => `/invitation/${part(token)}`,
  register: (back?: string) => withQuery('/register', { next: back }),
  forgotPassword: (email?: string, back?: string) => withQuery('/forgot-password', { email, next: back }),
  verifyEmail: (back?: string) => withQuery('/verify-email', { next: back }),
  currentUser: () => '/my-account/who',
  logout: () => '/logout',
  about: () => '/about-us',
  faq: (slug = '') => (slug ? `/faq#${part(slug)}` : '/faq'),
  contact: () => '/contact',
  policy: (kind: PolicyKind) => `/policies/${kind}`,
  newsletter: () => '/newsletter',
  /** The page the service worker shows without a network. */
  offline: () => '/offline',
  /** The sitemap; a large shop's is in parts: `pages`, `products-1` and so on. */
  sitemap: (section?: string) => (section ? `/sitemaps/${section}.xml` : '/sitemap.xml'),
  manifest: () => '/manifest.webmanifest',
  adminManifest: () => '/admin.webmanifest',
  /** The admin; its other pages are in admin/admin-paths.ts, which visitors need not load. */
  adminHome: () => '/admin',
  /** The 1200 × 630 image for link previews. */
  sharePicture: (imageId: string) => `/media/${part(imageId)}/share.jpg`,
}

/** Whether two paths lead to one page, ignoring case, percent-encoding and a slash at the end. */
export function isSamePath(one: string, other: string): boolean {
  const plain = (path: string) => decodeURIComponent(path).normalize().toLowerCase().replace(/\/$/, '')
  return plain(one) === plain(other)
}

/** The sign-in pages, to which nothing returns. */
const authPaths = /^\/(?:login|register|forgot-password|reset-password|logout|my-account\/logout)(?:\/|$)/

/** Where a sign-in from this page returns: to this page, or from another sign-in page to its own target. */
export function returnPathFrom({ pathname, search }: { pathname: string; search: string }): string | undefined {
  const query = new URLSearchParams(search)
  if (authPaths.test(pathname)) return query.get('next') ?? undefined
  // The language may change on the sign-in page.
  query.delete(languageParameter)
  // The token of an order link must not be copied into another URL: after sign-in the order is among the user's own, or is not theirs.
  if (query.has('token')) return paths.ownOrders()
  return query.size > 0 ? `${pathname}?${query}` : pathname
}

/** A safe return path: a page of this shop, never another site; encoded for a Location header. */
export function safeReturn(back: string | null | undefined, otherwise = paths.home()): string {
  if (!back?.startsWith('/') || /^\/[/\\]|[\\\p{C}]/u.test(back)) return otherwise
  return back.replace(/[^\x21-\x7e]+/g, encodeURIComponent)
}

/** An e-mail may contain `?` and `&`, which in such a link would add recipients and text. */
export function mailtoUrl(email: string): string {
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}`
}
