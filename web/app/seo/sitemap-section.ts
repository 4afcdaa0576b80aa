import { publicApi } from '../api/api.ts'
import { throwRouteError } from '../api/api-error.ts'
import { requestContext } from '../api/request-context.ts'
import type { Route } from './+types/sitemap-section'
import { listPageEntries, listProductEntries } from './list-sitemap-entries.ts'
import { writeSitemap } from './write-sitemap.ts'
import { xmlResponse } from './xml-response.ts'

/** One file of a large shop's sitemap: `pages.xml`, `products-1.xml` and so on. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { publicUrl } = context.get(requestContext)
  const api = publicApi(context)
  if (params.section === 'pages.xml') return xmlResponse(writeSitemap(await listPageEntries(api).catch(throwRouteError), publicUrl))
  const page = Number(/^products-([1-9]\d{0,5})\.xml$/.exec(params.section)?.[1])
  const { entries } = page ? await listProductEntries(api, page).catch(throwRouteError) : { entries: [] }
  if (entries.length === 0) throw new Response(null, { status: 404 })
  return xmlResponse(writeSitemap(entries, publicUrl))
}
