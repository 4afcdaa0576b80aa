import type { ReferenceKind } from '../support/spawn-reference.ts'
import type { RequestPaths } from './request-paths.ts'

type Work = {
  name: string
  paths: keyof RequestPaths
  /** What it is compared with; with the cache on, pages are bytes from memory. */
  reference: { cached: ReferenceKind; uncached: ReferenceKind }
  /** What the client accepts; compressed as browsers ask for it if it is not set. */
  encoding?: 'identity'
}

const both = (kind: ReferenceKind) => ({ cached: kind, uncached: kind })
const page = { cached: 'bytes', uncached: 'tree' } as const

export const works: Work[] = [
  { name: 'list API', paths: 'list', reference: both('cards') },
  // As the references answer.
  { name: 'list API, not compressed', paths: 'list', reference: both('cards'), encoding: 'identity' },
  { name: 'product API', paths: 'product', reference: both('product') },
  { name: 'search API', paths: 'search', reference: both('cards') },
  { name: 'facets of a filtered list, API', paths: 'facets', reference: both('cards') },
  { name: 'home page', paths: 'home', reference: page },
  { name: 'category page', paths: 'categoryPage', reference: page },
  { name: 'product page', paths: 'productPage', reference: page },
]

/** The references and the requests that they get. */
export const references: Record<ReferenceKind, { name: string; paths: keyof RequestPaths }> = {
  bytes: { name: '(a) bare Fastify, 16 kB from memory', paths: 'home' },
  product: { name: '(b) Fastify + pg, a product body by its key', paths: 'product' },
  cards: { name: '(c) Fastify + pg, 12 cards by price over an index', paths: 'list' },
  tree: { name: "(d) renderToString of the home page's tree", paths: 'home' },
}

export const orderWorks = { rush16: 'orders, 16 clients', rush64: 'orders, 64 clients', one: 'one client' } as const

/** The thousand requests that follow a change of a price which the page shows. */
export const priceChangeWork = 'home page after a price change'
