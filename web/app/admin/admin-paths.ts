import { part, type Query, withQuery } from '../paths.ts'

/** The pages of the admin; each builds its URL here. */
export const adminPaths = {
  home: () => '/admin',
  dashboard: (query?: Query) => withQuery('/admin/dashboard', query),
  reports: (query?: Query) => withQuery('/admin/reports', query),
  report: (name: string, query?: Query) => withQuery(`/admin/reports/${part(name)}`, query),
  orders: (query?: Query) => withQuery('/admin/orders', query),
  /** Returns and exchanges that are not at their end. */
  cases: (query?: Query) => withQuery('/admin/orders/cases', query),
  board: () => '/admin/orders/board',
  addOrder: () => '/admin/orders/add',
  /** A new order with the lines, the customer and the address of this one. */
  copyOrder: (id: string) => withQuery('/admin/orders/add', { from: id }),
  order: (id: string) => `/admin/orders/edit/${part(id)}`,
  /** The slips for the parcels in which goods of an order come back. */
  returnSlips: (id: string) => `/admin/orders/slips/${part(id)}`,
  editOrder: (id: string) => `/admin/orders/edit/${part(id)}/lines`,
  drafts: (query?: Query) => withQuery('/admin/orders/drafts', query),
  /** Tracking codes from a carrier's file. */
  trackingCodes: () => '/admin/orders/tracking',
  draft: (id: string) => withQuery('/admin/orders/add', { draft: id }),
  printOrders: (ids: readonly string[], what?: string) => withQuery('/admin/orders/print', { ids, what }),
  products: (query?: Query) => withQuery('/admin/products', query),
  addProduct: () => '/admin/products/add',
  quickProduct: () => '/admin/products/quick',
  previewProduct: (id: string) => `/admin/products/preview/${part(id)}`,
  importProducts: () => '/admin/products/import',
  deletedProducts: (query?: Query) => withQuery('/admin/products/deleted', query),
  product: (id: string) => `/admin/products/edit/${part(id)}`,
  /** Prices and stock of all variants, as in a spreadsheet. */
  priceSheet: (query?: Query) => withQuery('/admin/products/sheet', query),
  /** Price changes with a start or an end. */
  priceSchedules: (query?: Query) => withQuery('/admin/products/scheduled-prices', query),
  priceSchedule: (id: string) => `/admin/products/scheduled-prices/${part(id)}`,
  stock: (query?: Query) => withQuery('/admin/stock', query),
  stockTakes: (query?: Query) => withQuery('/admin/stock/takes', query),
  stockTake: (id: string, query?: Query) => withQuery(`/admin/stock/takes/${part(id)}`, query),
  stockDifferences: (id: string) => `/admin/stock/takes/${part(id)}/differences`,
  /** Goods that came back and are sold apart. */
  secondChoice: (query?: Query) => withQuery('/admin/stock/second-choice', query),
  /** Labels of the variants that the list of stock shows with the same filters. */
  stockLabels: (query?: Query) => withQuery('/admin/stock/labels', query),
  /** What to sew next, what is being sewn, what was sewn today. */
  production: (query?: Query) => withQuery('/admin/production', query),
  categories: () => '/admin/categories',
  tags: () => '/admin/tags',
  search: () => '/admin/search',
  collections: () => '/admin/collections',
  addCollection: () => '/admin/collections/add',
  collection: (id: string) => `/admin/collections/edit/${part(id)}`,
  customers: (query?: Query) => withQuery('/admin/customers', query),
  customer: (id: string) => `/admin/customers/${part(id)}`,
  guests: (query?: Query) => withQuery('/admin/customers/guests', query),
  /** A buyer without an account, by phone. */
  guest: (phone: string) => `/admin/customers/guests/${part(phone)}`,
  waiting: (query?: Query) => withQuery('/admin/customers/waiting', query),
  subscribers: (query?: Query) => withQuery('/admin/customers/subscribers', query),
  discounts: (query?: Query) => withQuery('/admin/discounts', query),
  locations: () => '/admin/locations',
  media: (query?: Query) => withQuery('/admin/media', query),
  banners: () => '/admin/media/banner',
  addBanner: () => '/admin/media/banner/add',
  banner: (id: string) => `/admin/media/banner/edit/${part(id)}`,
  reviews: (query?: Query) => withQuery('/admin/reviews', query),
  refunds: (query?: Query) => withQuery('/admin/refunds', query),
  cashLedger: (query?: Query) => withQuery('/admin/refunds/cash', query),
  /** The statements of carriers about that cash. */
  statements: (query?: Query) => withQuery('/admin/refunds/statements', query),
  statement: (id: string) => `/admin/refunds/statements/${part(id)}`,
  mismatches: (query?: Query) => withQuery('/admin/refunds/mismatches', query),
  messages: (query?: Query) => withQuery('/admin/messages', query),
  settings: (query?: Query) => withQuery('/admin/settings', query),
  staff: () => '/admin/staff',
  /** The keys of other programs. */
  connections: () => '/admin/connections',
  system: () => '/admin/system',
  setUp: (step?: string) => (step ? `/admin/set-up?step=${step}` : '/admin/set-up'),
  audit: (query?: Query) => withQuery('/admin/audit', query),
  security: () => '/admin/security',
}
