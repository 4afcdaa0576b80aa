import { publicApi } from '../api.ts'
import { throwRouteError } from '../api-error.ts'
import { paths } from '../paths.ts'
import { visitContext } from '../visit.ts'
import type { Route } from './+types/sitemap'
import { asXml } from './as-xml.ts'
import { listPages, listProducts } from './list-addresses.ts'
import { writeSitemap, writeSitemapIndex } from './write-sitemap.ts'

/** Everything in one file; where there is too much for one, the list of the files it is in. */
export async function loader({ context }: Route.LoaderArgs) {
  const { publicUrl } = context.get(visitContext)
  const api = publicApi(context)
  const [pages, products] = await Promise.all([listPages(api), listProducts(api, 1)]).catch(throwRouteError)
  if (products.totalPage === 1) return asXml(writeSitemap([...pages, ...products.entries], publicUrl))
  const pieces = ['pages', ...Array.from({ length: products.totalPage }, (_, index) => `products-${index + 1}`)]
  return asXml(writeSitemapIndex(pieces.map((piece) => publicUrl + paths.sitemap(piece))))
}
