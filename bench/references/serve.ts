/**
 * One reference server in its own process, written as plainly as possible: `bytes`, `product`, `cards` or `tree`. Sends a
 * message once it listens. DATABASE_URL names a database that `prepare.ts` has filled; SHOP_URL the shop with the home
 * page's data.
 */
import Fastify from 'fastify'
import pg from 'pg'
import type { RequestContext } from '../../contract/pages/page-renderer.ts'
import { treeFile } from './build-tree.ts'

const [kind = 'bytes', port = '4382'] = process.argv.slice(2)
const app = Fastify()
const json = 'application/json; charset=utf-8'
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 })
const cardsOnPage = 12

/** 16 kB from memory. */
function serveBytes(): void {
  const body = Buffer.alloc(16_384, 'a')
  app.get('/*', (_request, reply) => reply.type('text/html; charset=utf-8').send(body))
}

/** A finished product body, read by its primary key. */
function serveProduct(): void {
  app.get<{ Params: { id: string } }>('/api/products/:id', async ({ params }, reply) => {
    const { rows } = await pool.query({ name: 'product', text: 'select body from reference_products where id = $1', values: [params.id] })
    return reply.type(json).send(rows[0]?.body)
  })
}

/** Twelve finished cards by price over an index, and their number from a table of counts. */
function serveCards(): void {
  app.get<{ Querystring: { category: string; page: string } }>('/api/products', async ({ query: { category, page } }, reply) => {
    const values = [category, (Number(page) - 1) * cardsOnPage]
    const [cards, counts] = await Promise.all([
      pool.query({
        name: 'cards',
        text: `select card from reference_cards where category = $1 order by price limit ${cardsOnPage} offset $2`,
        values,
      }),
      pool.query({ name: 'count', text: 'select total from reference_counts where category = $1', values: [category] }),
    ])
    const products = cards.rows.map(({ card }) => card).join(',')
    return reply.type(json).send(`{"data":{"products":[${products}],"total":${counts.rows[0]?.total ?? 0}}}`)
  })
}

/** The home page's tree, rendered by React in this one thread from data that were loaded before. */
async function serveTree(shopUrl: string): Promise<void> {
  const { openTree } = (await import(treeFile)) as typeof import('./home-tree.tsx')
  const transport: RequestContext['transport'] = (path) => fetch(shopUrl + path, { headers: { 'accept-language': 'vi' } })
  const render = await openTree(`${shopUrl}/`, { language: 'vi', publicUrl: shopUrl, transport })
  app.get('/', (_request, reply) => reply.type('text/html; charset=utf-8').send(render()))
}

if (kind === 'bytes') serveBytes()
else if (kind === 'product') serveProduct()
else if (kind === 'cards') serveCards()
else await serveTree(process.env.SHOP_URL ?? '')
await app.listen({ port: Number(port), host: '127.0.0.1' })
process.send?.('listening')
