import { OneProduct } from '../../../../../contract/catalogue.ts'
import { personalApi } from '../../../api/api.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { loadProductContext } from '../../../storefront/product/load-product.ts'
import { ProductView } from '../../../storefront/product/product-view.tsx'
import { Link } from '../../../ui/link.tsx'
import { adminApi } from '../../admin-api.ts'
import { adminPaths } from '../../admin-paths.ts'
import type { Route } from './+types/page'

/** The product page as shoppers will see it, in the shop's layout. Only for staff. */
export async function loader(args: Route.LoaderArgs) {
  const api = personalApi(args.context)
  await adminApi(args).get('/api/products/slug-free?slug=', { safeParse: (data: unknown) => ({ success: true, data }) })
  const { product } = await adminApi(args).get(`/api/products/${encodeURIComponent(args.params.id)}`, OneProduct)
  return { ...(await loadProductContext(api, product)), product }
}

export function headers() {
  return { 'X-Robots-Tag': 'noindex' }
}

export default function PreviewPage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('products')
  const { _id, published } = loaderData.product
  return (
    <>
      <meta name="robots" content="noindex" />
      <p className="bg-info-soft px-4 py-3 text-center text-indigo">
        {t(published ? 'editor.previewLive' : 'editor.previewBar')} <Link to={adminPaths.product(_id)}>{t('editor.previewBack')}</Link>
      </p>
      <ProductView loaded={loaderData} refusal={undefined} />
    </>
  )
}
