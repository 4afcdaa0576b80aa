import { OneProduct, type Product } from '../../../../../contract/catalogue.ts'
import type { Bilingual } from '../../../../../contract/language/languages.ts'
import { adminApi } from '../../admin-api.ts'
import { loadEditorOptions } from '../editor/load-options.ts'
import { ProductEditor } from '../editor/product-editor.tsx'
import type { Route } from './+types/page'

/** Reads the product in Vietnamese, in which names are canonical, and the alternative texts in both languages. */
export async function loader(args: Route.LoaderArgs) {
  const api = adminApi(args)
  const read = (language: string) => api.get(`/api/products/${encodeURIComponent(args.params.id)}?lang=${language}`, OneProduct)
  const [vi, en, choices] = await Promise.all([read('vi'), read('en'), loadEditorOptions(api)])
  return { product: vi.product, alts: altsOf(vi.product, en.product), choices }
}

export default function EditProductPage({ loaderData }: Route.ComponentProps) {
  return <ProductEditor key={loaderData.product._id} {...loaderData} />
}

function altsOf(vi: Product, en: Product): Record<string, Bilingual> {
  const english = new Map(en.colors.flatMap(({ images }) => images.map(({ _id, alt }) => [_id, alt])))
  return Object.fromEntries(vi.colors.flatMap(({ images }) => images.map(({ _id, alt }) => [_id, { vi: alt, en: english.get(_id) ?? '' }])))
}
