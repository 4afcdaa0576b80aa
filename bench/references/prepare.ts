import pg from 'pg'
import type { Product } from '../../contract/catalogue.ts'

/** How many different bodies the references send; their products share these. */
const samples = 240

type Listed = Pick<
  Product,
  '_id' | 'name' | 'slug' | 'status' | 'price' | 'salePrice' | 'availability' | 'rating' | 'category' | 'colors' | 'sizes'
>

/** What a card shows, about a kilobyte, whatever the shop's own lists carry. */
function cardOf({ _id, name, slug, status, price, salePrice, availability, rating, category, colors, sizes }: Listed): string {
  const swatches = colors.map(({ color, label, hex, imageUrl }) => ({ color, label, hex, imageUrl }))
  const pictures = colors[0]?.images.slice(0, 2).map(({ url }) => ({ url })) ?? []
  return JSON.stringify({ _id, name, slug, status, price, salePrice, availability, rating, category, sizes, swatches, pictures })
}

/** Writes the tables of the references: for every product of the shop a body and a card. */
export async function prepareReferences(databaseUrl: string, shopUrl: string, productIds: readonly string[]): Promise<void> {
  const read = async (path: string) => (await fetch(shopUrl + path, { headers: { 'accept-language': 'vi' } })).text()
  const bodies: string[] = []
  for (const id of productIds.slice(0, samples)) bodies.push(await read(`/api/products/${id}`))
  const cards: string[] = []
  for (let page = 1; cards.length < Math.min(samples, productIds.length); page++) {
    const { products } = JSON.parse(await read(`/api/products?limit=100&page=${page}`)).data as { products: Listed[] }
    cards.push(...products.map(cardOf))
    if (products.length === 0) break
  }
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query(`
      create table reference_products (id text primary key, body text not null);
      create table reference_cards (id text primary key, category text not null, price bigint not null, card text not null);
      create table reference_counts (category text primary key, total int not null)`)
    await client.query(`insert into reference_products select id, ($1::text[])[1 + (row_number() over ())::int % $2::int] from products`, [
      bodies,
      bodies.length,
    ])
    await client.query(
      `insert into reference_cards select p.id, c.name, effective_vnd, ($1::text[])[1 + (row_number() over ())::int % $2::int]
       from products p join categories c on c.id = p.category_id where published and deleted_at is null`,
      [cards, cards.length],
    )
    await client.query('insert into reference_counts select category, count(*) from reference_cards group by category')
    await client.query('create index reference_cards_price on reference_cards (category, price)')
    for (const table of ['reference_products', 'reference_cards', 'reference_counts']) await client.query(`vacuum (analyze) ${table}`)
  } finally {
    await client.end()
  }
}
