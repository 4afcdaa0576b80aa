import type { DemoContent, DemoProduct } from '../../../../demo/demo-content.ts'

/** A query with the numbers of the products that it should find, and of those that may come with them. */
export type LabelledQuery = { query: string; wanted: Set<string>; allowed: Set<string> }

export function readQueries(text: string, demo: DemoContent): LabelledQuery[] {
  return text
    .split('\n')
    .filter((line) => !line.startsWith('#') && line.includes('=>'))
    .flatMap((line) => {
      const [queries = '', expected = ''] = line.split('=>')
      const [wanted = '', allowed = ''] = expected.split(' + ')
      const sets = { wanted: readUnion(wanted, demo), allowed: new Set([...readUnion(wanted, demo), ...readUnion(allowed, demo)]) }
      return queries.split('|').map((query) => ({ query: query.trim(), ...sets }))
    })
}

/** Sets side by side are joined; `a & b` has what both have. */
function readUnion(text: string, demo: DemoContent): Set<string> {
  const terms = text.trim().match(/(?:[^\s"]+|"[^"]*")+/g) ?? []
  const groups: string[][] = []
  for (const [i, term] of terms.entries()) {
    if (term === '&') continue
    if (terms[i - 1] === '&') groups.at(-1)?.push(term)
    else groups.push([term])
  }
  const found = demo.products.filter((product) => groups.some((group) => group.every((term) => isIn(product, term, demo))))
  return new Set(found.map(({ sku }) => sku))
}

function isIn(product: DemoProduct, term: string, demo: DemoContent): boolean {
  const [kind = '', name = ''] = term.split(':')
  const value = name.replaceAll('"', '')
  const price = /^price(<=|>=)(\d+)$/.exec(term)
  if (price) return price[1] === '<=' ? lowestPrice(product) <= Number(price[2]) : lowestPrice(product) >= Number(price[2])
  const nameOf = (key: string) => demo.colourways.find((each) => each.key === key)?.name
  const tests: Record<string, () => boolean> = {
    none: () => false,
    all: () => true,
    clothes: () => ['bodysuits', 'dresses', 'rompers', 'knitwear', 'aodai'].includes(product.category) && !product.sku.startsWith('MM-TN'),
    sale: () => product.status === 'Sale',
    made: () => product.madeToOrder,
    nosize: () => product.sizes.length === 0,
    status: () => product.status === value,
    tag: () => product.tags.includes(value),
    col: () => product.collections.includes(value),
    cat: () => product.category === value,
    size: () => product.sizes.some(({ size }) => size === value),
    color: () => product.colors.some(({ colourway }) => nameOf(colourway) === value),
  }
  return tests[kind]?.() ?? product.sku.startsWith(`MM-${term}`)
}

function lowestPrice({ price, salePrice, sizes }: DemoProduct): number {
  const own = salePrice || price
  const bySize = sizes.map((size) => size.salePrice || size.price || own)
  return Math.min(...(bySize.length > 0 ? bySize : [own]))
}
