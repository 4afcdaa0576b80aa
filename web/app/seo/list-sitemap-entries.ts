import { CategoryList, CollectionList } from '../../../contract/catalogue.ts'
import { SettingsResponse } from '../../../contract/content.ts'
import { imageVariants } from '../../../contract/image-variants.ts'
import { SitemapProducts } from '../../../contract/pages/sitemap.ts'
import { policyKinds } from '../../../contract/policy-kinds.ts'
import type { Api } from '../api/api.ts'
import { paths } from '../paths.ts'
import type { SitemapEntry } from './write-sitemap.ts'

/** Every page except products: the fixed pages that are written, categories and collections. */
export async function listPageEntries(api: Api): Promise<SitemapEntry[]> {
  const [categories, collections, settings] = await Promise.all([
    api.get('/api/categories', CategoryList),
    api.get('/api/collections', CollectionList),
    api.get('/api/settings', SettingsResponse),
  ])
  const { policies, about, faq } = settings.data.settings.texts
  const fixed = [
    ...[paths.home(), paths.products(), paths.sales(), paths.contact(), paths.newsletter(), paths.trackOrder()],
    ...(about.paragraphs.length > 0 ? [paths.about()] : []),
    ...(faq.some(({ entries }) => entries.length > 0) ? [paths.faq()] : []),
    ...policyKinds.filter((kind) => (policies[kind] ?? []).length > 0).map(paths.policy),
  ]
  return [
    ...fixed.map((path) => ({ path })),
    ...categories.data.map(({ name }) => ({ path: paths.category(name) })),
    ...collections.data.map(({ slug, image }) => ({ path: paths.collection(slug), pictures: image ? [imageVariants(image).url] : [] })),
  ]
}

/** The products of one sitemap file, and the number of such files. */
export async function listProductEntries(api: Api, page: number): Promise<{ entries: SitemapEntry[]; totalPage: number }> {
  const { products, totalPage } = (await api.get(`/api/products/addresses?page=${page}`, SitemapProducts)).data
  const entries = products.map(({ slug, changedAt, pictures }) => ({
    path: paths.product(slug),
    changedAt,
    pictures: pictures.map((picture) => imageVariants(picture).url),
  }))
  return { entries, totalPage }
}
