import pg from 'pg'
import { unitPrice } from '../../contract/money.ts'
import { paths as pages, withQuery } from '../../web/app/paths.ts'
import { type SeededRandom, seededRandom, zipfRanks } from '../fill/seeded-random.ts'

/** `isPlain`: it costs the product's own price, without a sale. */
export type SoldVariant = { productId: string; color: string; size: string; price: number; isPlain: boolean }
type Listed = { id: string; slug: string; name: string }
export type Catalogue = { products: Listed[]; categories: string[]; colors: string[]; sizes: string[]; variants: SoldVariant[] }

const count = 20_000
const sorts = ['newest', 'price-asc', 'price-desc', 'best-selling', 'best-sale'] as const
/** Of a category's page; the list API is asked for half of it. */
const pageSize = 24
/** Visitors seldom go further. */
const deepestPage = 20
const isShown = 'published and deleted_at is null'

/** What visitors may ask for. Best sellers come first: the Zipf rank of a product is its place here. */
export async function readCatalogue(databaseUrl: string): Promise<Catalogue> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const rows = async <Row>(text: string) => (await client.query(text)).rows as Row[]
  const column = async (text: string) => (await rows<{ value: string }>(text)).map(({ value }) => value)
  try {
    const sold = await rows<{ productId: string; color: string; size: string; price: number[] }>(
      `select distinct on (p.sold_count, p.id) p.id as "productId", d.color, v.size,
         array[p.price_vnd, p.sale_price_vnd, s.price_vnd, s.sale_price_vnd]::int[] as price
       from products p join variants v on v.product_id = p.id join product_colors d on d.id = v.color_id
         join product_sizes s on s.product_id = p.id and s.size = v.size
       where ${isShown} and not made_to_order and v.on_hand - v.reserved > 0
       order by p.sold_count desc, p.id, v.id`,
    )
    return {
      products: await rows(`select id, slug, name from products where ${isShown} order by sold_count desc, id`),
      categories: await column('select name as value from categories order by position'),
      colors: await column('select distinct color as value from product_colors order by 1'),
      sizes: await column('select distinct size as value from product_sizes order by 1'),
      variants: sold.map(({ price: [price = 0, salePrice = 0, sizePrice = 0, sizeSalePrice = 0], ...variant }) => ({
        ...variant,
        price: unitPrice({ price, salePrice }, { price: sizePrice, salePrice: sizeSalePrice }),
        isPlain: salePrice + sizePrice + sizeSalePrice === 0,
      })),
    }
  } finally {
    await client.end()
  }
}

/** The requests of each kind, the same in every run: products and pages by Zipf, the rest evenly. */
export function requestPaths({ products, categories, colors, sizes }: Catalogue) {
  const pick = seededRandom(1)
  const rank = zipfRanks(products.length, pick)
  const page = pageNumbers(Math.ceil(products.length / categories.length / pageSize), pick)
  const product = () => products[rank()] as Listed
  const many = (path: () => string) => Array.from({ length: count }, path)
  const listed = () => ({ sort: pick.one(sorts), page: page() + 1 })
  return {
    list: many(() => withQuery('/api/products', { category: pick.one(categories), ...listed(), limit: 12 })),
    product: many(() => `/api/products/${product().id}`),
    search: many(() => withQuery('/api/products', { query: product().name.split(' ').slice(0, pick.number(1, 4)).join(' '), limit: 12 })),
    facets: many(() =>
      withQuery('/api/products', { category: pick.one(categories), colors: pick.one(colors), sizes: pick.one(sizes), limit: 12 }),
    ),
    home: [pages.home()],
    categoryPage: many(() => pages.category(pick.one(categories), listed())),
    productPage: many(() => pages.product(product().slug)),
  }
}

export type RequestPaths = ReturnType<typeof requestPaths>

function pageNumbers(pagesOfCategory: number, pick: SeededRandom): () => number {
  return zipfRanks(Math.max(1, Math.min(deepestPage, pagesOfCategory - 1)), pick)
}
