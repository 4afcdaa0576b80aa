import type { Plugin } from 'vite'

/** What every page stands on. zod is not among it: it comes with the pages that check a form in the browser. */
const platform = /node_modules\/(react|react-dom|scheduler|react-router|@tanstack\/(react-)?query(-core)?)\/|vite\/preload-helper/

/** Of react-query, what the first page does not use. */
const pagination = /\/@tanstack\/.*\/(infiniteQueryObserver|useInfiniteQuery)\./

/** What pages with forms share, without the forms' own words: the first page has no form but the newsletter's. */
const forms =
  /\/web\/app\/(ui\/(hooks\/use-checked-form|forms\/(form-errors|error-summary|field|text-field|checkbox|radio-cards))|auth\/(auth-api|form-refusal|refusal-alert|password-field))\.|\/contract\/language\/validation-messages\.ts/

/** Small things that the admin and the shop's other pages both use. */
const sharedPrimitives = /\/web\/app\/(ui|i18n)\/|\/web\/app\/order\/thumbnail-url\.|\/lucide-react\/|\/contract\/phone-number\.ts/

/** The texts of a part come with the part, in both languages; these libraries are files of their own. */
const separate = /-texts\.ts$|\/locales\/|node_modules\/(zod|@base-ui|@floating-ui|tabbable|reselect|use-sync-external-store)\//

/** Texts of the product's page that drawers and the admin use too: a file apart, so that these do not load that page. */
const productTexts = /\/size-chart\/product-texts\.ts$|\/locales\/\w+\/shop-product\.ts$/

/** The symbols of care labels with their texts: for the product's page and the pages of orders alone. */
const care = /\/web\/app\/care\/|\/locales\/\w+\/care\.ts$/

/** The home page's data for search engines, which it has in its HTML alone. */
const htmlOnly = /\/web\/app\/seo\/(json-ld|shop-json-ld)\./

/** The way to the size chart, from the product's page, the wishlist and the cart: the first page has none. */
const sizeChartTrigger =
  /\/storefront\/size-chart\/(chart-link|lazy-size-chart|use-chart-dialog|size-chart-link)\.|\/lucide-react\/.*\/ruler\./

const pages = {
  frame: /\/web\/app\/(entry\.client|root|storefront\/(layout|page-errors))\.tsx$/,
  home: /\/web\/app\/storefront\/home\/page\.tsx$/,
  product: /\/web\/app\/storefront\/product\/page\.tsx$/,
  otherStorefront: /\/web\/app\/(?!storefront\/product\/)(storefront|account|auth)\/.*(page|layout)\.tsx$/,
  admin: /\/web\/app\/admin\/.*(page|layout)\.tsx$/,
}
const lists = ['products', 'category', 'search', 'sales', 'collection', 'wishlist'].map(
  (list) => new RegExp(`/web/app/storefront/${list}/page\\.tsx$`),
)

/** In the order they are made: what a file's modules stand on comes along unless an earlier file holds it. */
const chunkNames = [
  'platform',
  'texts-product',
  'shell',
  'storefront',
  'cards',
  'catalogue',
  'list',
  'shared',
  'forms',
  'care',
  'product',
] as const
type ChunkName = (typeof chunkNames)[number]
type Graph = { ids: readonly string[]; importsOf: (id: string) => readonly string[] }

/**
 * Few files instead of fifty: a phone asks for them over one slow connection, one after the other.
 * What a file holds follows from who needs it, so a part that moves to another page moves by itself.
 */
export function manualChunks() {
  let nameOf: (id: string) => ChunkName | undefined = () => undefined
  const plugin: Plugin = {
    name: 'manual-chunks',
    apply: 'build',
    buildEnd() {
      if (this.environment.name !== 'client') return
      nameOf = chunkNameResolver({ ids: [...this.getModuleIds()], importsOf: (id) => this.getModuleInfo(id)?.importedIds ?? [] })
    },
  }
  const groups = chunkNames.map((name, index) => ({ name, priority: chunkNames.length - index, test: (id: string) => nameOf(id) === name }))
  return { plugin, groups }
}

/**
 * `shell`: what the shop's frame and the admin both need; `storefront`: the rest of the frame; `cards`: what the home page shares
 * with others; `catalogue`: what lists and the product's page share; `list`: what lists share; `product`: the product's page; `shared`
 * keeps what many use out of the files of few, and `texts-product` the texts of the product's page.
 */
export function chunkNameResolver({ ids, importsOf }: Graph): (id: string) => ChunkName | undefined {
  const modulesOf = (root: RegExp) =>
    reachable(
      ids.filter((id) => root.test(id.replace(/\?.*$/, ''))),
      importsOf,
    )
  const [frame, home, product, otherStorefront, admin] = [
    modulesOf(pages.frame),
    modulesOf(pages.home),
    modulesOf(pages.product),
    modulesOf(pages.otherStorefront),
    modulesOf(pages.admin),
  ]
  const listModules = lists.map(modulesOf)
  return (id) => {
    if (pagination.test(id)) return 'shared'
    if (platform.test(id)) return 'platform'
    if (productTexts.test(id)) return 'texts-product'
    if (care.test(id)) return 'care'
    if (separate.test(id)) return undefined
    if (frame.has(id)) return admin.has(id) ? 'shell' : 'storefront'
    if (sizeChartTrigger.test(id) && otherStorefront.has(id)) return 'shared'
    const inLists = listModules.filter((list) => list.has(id)).length
    if (home.has(id) && !htmlOnly.test(id)) return inLists > 0 || product.has(id) || admin.has(id) ? 'cards' : undefined
    if (inLists > 0 && product.has(id)) return 'catalogue'
    if (inLists > 1) return 'list'
    if (forms.test(id)) return 'forms'
    if (otherStorefront.has(id) && (product.has(id) || (sharedPrimitives.test(id) && admin.has(id)))) return 'shared'
    return product.has(id) ? 'product' : undefined
  }
}

function reachable(roots: readonly string[], importsOf: Graph['importsOf']): Set<string> {
  const seen = new Set<string>()
  const open = [...roots]
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (seen.has(id)) continue
    seen.add(id)
    open.push(...importsOf(id))
  }
  return seen
}
