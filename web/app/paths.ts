export type PolicyKind = 'shipping' | 'returns' | 'privacy' | 'terms'

type Query = Record<string, string | number | readonly string[] | undefined | null>

/** A path with its query: empty values are left out, lists become comma lists. */
export function withQuery(path: string, query: Query = {}): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    const text = Array.isArray(value) ? value.join(',') : (value ?? '')
    if (text !== '') search.set(name, String(text))
  }
  return search.size > 0 ? `${path}?${search}` : path
}

const part = encodeURIComponent

/** Every address of the shop; no path is spelled anywhere else. */
export const paths = {
  home: (section = '') => (section ? `/#${section}` : '/'),
  products: (query?: Query) => withQuery('/products', query),
  category: (name: string, query?: Query) => withQuery(`/products/category/${part(name.toLowerCase())}`, query),
  search: (term = '', query?: Query) => withQuery(term ? `/products/search/${part(term)}` : '/products/search', query),
  sales: (query?: Query) => withQuery('/products/sales', query),
  goodDeals: () => '/products/?status=Sale',
  product: (slug: string, variant?: { color?: string; size?: string | null }) => withQuery(`/products/${part(slug)}`, variant),
  collection: (slug: string, query?: Query) => withQuery(`/collections/${part(slug)}`, query),
  cart: () => '/cart',
  checkout: () => '/checkout',
  payment: (orderId: string, token?: string) => withQuery(`/checkout/payment/${part(orderId)}`, { token }),
  success: (orderId: string, token?: string) => withQuery('/checkout/success', { order: orderId, token }),
  login: (back?: string) => withQuery('/login', { next: back }),
  register: (back?: string) => withQuery('/register', { next: back }),
  who: () => '/my-account/who',
  logout: () => '/logout',
  about: () => '/about-us',
  faq: (slug = '') => (slug ? `/faq#${part(slug)}` : '/faq'),
  contact: () => '/contact',
  policy: (kind: PolicyKind) => `/policies/${kind}`,
  newsletter: () => '/newsletter',
  /** A picture of 1200 × 630 for those who show a link to its page. */
  sharePicture: (imageId: string) => `/media/${part(imageId)}/share.jpg`,
}

/** Where somebody may be sent back to: a page of this shop, never another site. */
export function safeReturn(back: string | null | undefined, otherwise = paths.home()): string {
  if (!back?.startsWith('/') || /^\/[/\\]|[\\\p{C}]/u.test(back)) return otherwise
  return back
}
