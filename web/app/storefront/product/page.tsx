import { useTranslation } from 'react-i18next'
import { data, redirect } from 'react-router'
import { personalApi, publicApi } from '../../api.ts'
import { paths } from '../../paths.ts'
import type { Route } from './+types/page'
import { addToCart } from './add-to-cart.ts'
import { loadProduct } from './load-product.ts'
import { ProductView } from './product-view.tsx'

export function loader({ context, params }: Route.LoaderArgs) {
  return loadProduct(publicApi(context), params.slug)
}

/** The form without scripts; with them the cart opens over the page instead. */
export async function action({ context, request }: Route.ActionArgs) {
  const refusal = await addToCart(personalApi(context), await request.formData())
  return refusal ? data(refusal, { status: 400 }) : redirect(paths.cart())
}

export default function ProductPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('shop')
  return (
    <>
      <a className="skip-link" href="#product-info">
        {t('product.skip')}
      </a>
      <ProductView key={loaderData.product._id} loaded={loaderData} refusal={actionData} />
    </>
  )
}
