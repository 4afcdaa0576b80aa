import type { Plugin } from 'vite'

/** What every page stands on. zod is not among it: it comes with the pages that check a form in the browser. */
const platform =
  /node_modules\/(react|react-dom|scheduler|react-router|i18next|react-i18next|@tanstack\/(react-)?query(-core)?)\/|vite\/preload-helper/

/** What pages with forms share, without the forms' own words: the first page has no form but the newsletter's. */
const forms =
  /\/web\/app\/(ui\/(use-checked-form|form-errors|error-summary|field|text-field|checkbox|radio-cards)|account\/(enter|refusal-alert|password-field))\.|\/contract\/issues\.ts/

/** Small things that the office and the shop's other pages both use. */
const small = /\/web\/app\/(ui|i18n)\/|\/lucide-react\/|\/contract\/phone-number\.ts/

/** The texts of a part come with the part, in both languages; these libraries are files of their own. */
const apart = /-texts\.ts$|\/locales\/|node_modules\/(zod|@base-ui|@floating-ui|tabbable|reselect|use-sync-external-store)\//

/** The way to the size chart, from the product's page, the wishlist and the cart: the first page has none. */
const wayToChart = /\/storefront\/size-chart\/(chart-link|late-size-chart|use-chart-dialog|size-chart-link)\.|\/lucide-react\/.*\/ruler\./

const pages = {
  frame: /\/web\/app\/(entry\.client|root|storefront\/(layout|page-errors))\.tsx$/,
  home: /\/web\/app\/storefront\/home\/page\.tsx$/,
  product: /\/web\/app\/storefront\/product\/page\.tsx$/,
  otherShop: /\/web\/app\/(?!storefront\/product\/)(storefront|account)\/.*(page|layout)\.tsx$/,
  office: /\/web\/app\/admin\/.*(page|layout)\.tsx$/,
}
const lists = ['products', 'category', 'search', 'sales', 'collection', 'wishlist'].map(
  (list) => new RegExp(`/web/app/storefront/${list}/page\\.tsx$`),
)

/** In the order they are made: what a file's modules stand on comes along unless an earlier file holds it. */
const names = ['platform', 'shell', 'shop', 'cards', 'list', 'parts', 'forms', 'piece'] as const
type Name = (typeof names)[number]
type Graph = { ids: readonly string[]; importsOf: (id: string) => readonly string[] }

/**
 * Few files instead of fifty: a phone asks for them over one slow connection, one after the other.
 * What a file holds follows from who needs it, so a part that moves to another page moves by itself.
 */
export function choosePageChunks() {
  let nameOf: (id: string) => Name | undefined = () => undefined
  const plugin: Plugin = {
    name: 'page-chunks',
    apply: 'build',
    buildEnd() {
      if (this.environment.name !== 'client') return
      nameOf = nameChunks({ ids: [...this.getModuleIds()], importsOf: (id) => this.getModuleInfo(id)?.importedIds ?? [] })
    },
  }
  const groups = names.map((name, index) => ({ name, priority: names.length - index, test: (id: string) => nameOf(id) === name }))
  return { plugin, groups }
}

/**
 * `shell`: what the shop's frame and the office both need; `shop`: the rest of the frame; `cards`: what the home page shares
 * with others; `list`: what lists share; `piece`: the product's page; `parts` keeps what many use out of the files of few.
 */
export function nameChunks({ ids, importsOf }: Graph): (id: string) => Name | undefined {
  const needsOf = (root: RegExp) =>
    reachable(
      ids.filter((id) => root.test(id.replace(/\?.*$/, ''))),
      importsOf,
    )
  const [frame, home, product, otherShop, office] = [
    needsOf(pages.frame),
    needsOf(pages.home),
    needsOf(pages.product),
    needsOf(pages.otherShop),
    needsOf(pages.office),
  ]
  const ofLists = lists.map(needsOf)
  return (id) => {
    if (platform.test(id)) return 'platform'
    if (apart.test(id)) return undefined
    if (frame.has(id)) return office.has(id) ? 'shell' : 'shop'
    if (wayToChart.test(id) && otherShop.has(id)) return 'parts'
    const inLists = ofLists.filter((list) => list.has(id)).length
    if ([home, product].filter((page) => page.has(id)).length + Math.min(inLists, 1) > 1) return 'cards'
    if (home.has(id) && office.has(id)) return 'cards'
    if (inLists > 1) return 'list'
    if (forms.test(id)) return 'forms'
    if (otherShop.has(id) && (product.has(id) || (small.test(id) && office.has(id)))) return 'parts'
    return product.has(id) ? 'piece' : undefined
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
