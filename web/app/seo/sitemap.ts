import { publicApi } from '../api/api.ts'
import { throwRouteError } from '../api/api-error.ts'
import { requestContext } from '../api/request-context.ts'
import { paths } from '../paths.ts'
import type { Route } from './+types/sitemap'
import { listPageEntries, listProductEntries } from './list-sitemap-entries.ts'
import { writeSitemap, writeSitemapIndex } from './write-sitemap.ts'
import { xmlResponse } from './xml-response.ts'

/** All entries in one file, or, if they are too many, an index of several files. */
export async function loader({ context }: Route.LoaderArgs) {
  const { publicUrl } = context.get(requestContext)
  const api = publicApi(context)
  const [pages, products] = await Promise.all([listPageEntries(api), listProductEntries(api, 1)]).catch(throwRouteError)
  if (products.totalPage === 1) return xmlResponse(writeSitemap([...pages, ...products.entries], publicUrl))
  const sections = ['pages', ...Array.from({ length: products.totalPage }, (_, index) => `products-${index + 1}`)]
  return xmlResponse(writeSitemapIndex(sections.map((section) => publicUrl + paths.sitemap(section))))
}
