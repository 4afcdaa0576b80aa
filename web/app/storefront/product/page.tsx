import { data, redirect } from 'react-router'
import { personalApi, publicApi } from '../../api/api.ts'
import { readForm } from '../../api/read-form.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { paths } from '../../paths.ts'
import { SkipLink } from '../../ui/skip-link.tsx'
import { productTexts } from '../size-chart/product-texts.ts'
import type { Route } from './+types/page'
import { handleAddToCart } from './add-to-cart.action.ts'
import { loadProduct } from './load-product.ts'
import { ProductView } from './product-view.tsx'

/** A former URL of a product redirects to the current one, with the chosen variant. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const loaded = await loadProduct(publicApi(context), params.slug)
  if (loaded.product.slug !== params.slug) throw redirect(paths.product(loaded.product.slug) + url.search, 301)
  return loaded
}

/** The form without scripts; with scripts the cart drawer opens instead. */
export async function action({ context, request }: Route.ActionArgs) {
  const refusal = await handleAddToCart(personalApi(context), await readForm(request))
  return refusal ? data(refusal, { status: 400 }) : redirect(paths.cart())
}

export default function ProductPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('shop', productTexts)
  return (
    <>
      <SkipLink to="product-info">{t('product.skip')}</SkipLink>
      <ProductView key={loaderData.product._id} loaded={loaderData} refusal={actionData} />
    </>
  )
}
