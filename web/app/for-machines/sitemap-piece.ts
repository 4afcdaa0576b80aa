import { publicApi } from '../api.ts'
import { throwRouteError } from '../api-error.ts'
import { visitContext } from '../visit.ts'
import type { Route } from './+types/sitemap-piece'
import { asXml } from './as-xml.ts'
import { listPages, listProducts } from './list-addresses.ts'
import { writeSitemap } from './write-sitemap.ts'

/** One file of a large shop's sitemap: `pages.xml`, `products-1.xml` and on. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { publicUrl } = context.get(visitContext)
  const api = publicApi(context)
  if (params.piece === 'pages.xml') return asXml(writeSitemap(await listPages(api).catch(throwRouteError), publicUrl))
  const page = Number(/^products-([1-9]\d{0,5})\.xml$/.exec(params.piece)?.[1])
  const { entries } = page ? await listProducts(api, page).catch(throwRouteError) : { entries: [] }
  if (entries.length === 0) throw new Response(null, { status: 404 })
  return asXml(writeSitemap(entries, publicUrl))
}
