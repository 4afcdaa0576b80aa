import { CategoryList, CollectionList } from '../../../contract/catalogue.ts'
import { pictureFiles } from '../../../contract/picture-files.ts'
import { ProductAddresses } from '../../../contract/sitemap.ts'
import type { Api } from '../api.ts'
import { type PolicyKind, paths } from '../paths.ts'
import type { SitemapEntry } from './write-sitemap.ts'

const policies: PolicyKind[] = ['shipping', 'returns', 'privacy', 'terms']

/** Every page that is not a product: the fixed ones, categories and collections. */
export async function listPages(api: Api): Promise<SitemapEntry[]> {
  const [categories, collections] = await Promise.all([
    api.get('/api/categories', CategoryList),
    api.get('/api/collections', CollectionList),
  ])
  const fixed = [
    ...[paths.home(), paths.products(), paths.sales(), paths.about(), paths.faq(), paths.contact(), paths.newsletter(), paths.trackOrder()],
    ...policies.map(paths.policy),
  ]
  return [
    ...fixed.map((path) => ({ path })),
    ...categories.data.map(({ name }) => ({ path: paths.category(name) })),
    ...collections.data.map(({ slug, image }) => ({ path: paths.collection(slug), pictures: image ? [pictureFiles(image).url] : [] })),
  ]
}

/** One file's worth of products, and how many such files there are. */
export async function listProducts(api: Api, page: number): Promise<{ entries: SitemapEntry[]; totalPage: number }> {
  const { products, totalPage } = (await api.get(`/api/products/addresses?page=${page}`, ProductAddresses)).data
  const entries = products.map(({ slug, changedAt, pictures }) => ({
    path: paths.product(slug),
    changedAt,
    pictures: pictures.map((picture) => pictureFiles(picture).url),
  }))
  return { entries, totalPage }
}
