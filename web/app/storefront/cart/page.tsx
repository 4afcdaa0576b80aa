import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { data, redirect } from 'react-router'
import { CartResponse } from '../../../../contract/cart.ts'
import { LocationList } from '../../../../contract/content.ts'
import { ListedDiscounts } from '../../../../contract/discounts.ts'
import { personalApi, publicApi } from '../../api/api.ts'
import { ApiError } from '../../api/api-error.ts'
import { readForm } from '../../api/read-form.ts'
import { cartQuery } from '../../cart/cart-query.ts'
import { useCart } from '../../cart/use-cart.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { paths } from '../../paths.ts'
import { PageHead } from '../../seo/page-head.tsx'
import { useLazyComponent } from '../../ui/lazy/use-lazy-component.ts'
import { Link } from '../../ui/link.tsx'
import { LazyRecoverOrder } from '../checkout/recover-order/lazy-recover-order.tsx'
import { Coupons } from '../coupons/coupons.tsx'
import type { Route } from './+types/page'
import { handleCartAction } from './cart.action.ts'
import { CartContents } from './cart-contents.tsx'
import { CartTotals } from './cart-totals.tsx'

const loadViewed = async () => (await import('../recently-viewed/recently-viewed.tsx')).RecentlyViewed

export async function loader({ context }: Route.LoaderArgs) {
  const api = publicApi(context)
  // What failed to load the browser fetches.
  const extras = Promise.all([
    api.get('/api/locations', LocationList).then(
      ({ data }) => data,
      () => undefined,
    ),
    api.get('/api/listed-discounts', ListedDiscounts).then(
      ({ data }) => data,
      () => undefined,
    ),
  ]).then(([areas, coupons]) => ({ areas, coupons }))
  try {
    const { cart } = (await personalApi(context).get('/api/carts', CartResponse)).data
    return { cart, failure: null, ...(await extras) }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return data({ cart: null, failure: error.message, ...(await extras) }, { status: 503 })
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const failure = await handleCartAction(personalApi(context), await readForm(request))
  return failure ? data({ failure }, { status: 400 }) : redirect(paths.cart())
}

export default function CartPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('checkout')
  const { cart, error, isFetching, refetch } = useCart(loaderData.cart ?? undefined)
  useLatest(loaderData.cart)
  const { component: RecentlyViewed } = useLazyComponent(loadViewed, true)
  const failure = actionData?.failure
  const isEmpty = cart?.items.length === 0
  const reason = error ?? (loaderData.failure === null ? null : new Error(loaderData.failure))
  return (
    // As high as the window: what was viewed comes later, and would push a footer that is in view.
    <section className="page-width min-h-[calc(100svh-var(--top-bar)-var(--main-bar))] py-8 md:py-12">
      <PageHead title={t('cart.title')} hidden />
      <h1 className="stitched">{t('cart.title')}</h1>
      {isEmpty && <LazyRecoverOrder />}
      <div className={isEmpty ? 'mt-6' : 'mt-6 grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,1fr)_380px] lg:items-start lg:gap-16'}>
        <div>
          <CartContents cart={cart} error={reason} onRetry={refetch} isRetrying={isFetching} failure={failure} />
          {cart && !isEmpty && <Coupons cart={cart} known={loaderData.coupons} />}
          {!isEmpty && (
            <p className="mt-4">
              <Link to={paths.products()}>{t('cart.continue')}</Link>
            </p>
          )}
        </div>
        {cart && !isEmpty && (
          <aside className="card p-6 lg:sticky lg:top-28" aria-label={t('sums.title')}>
            <CartTotals cart={cart} isLoading={false} areas={loaderData.areas} />
          </aside>
        )}
      </div>
      {RecentlyViewed && <RecentlyViewed />}
    </section>
  )
}

/** The cart of the page is newer than the cached one. */
function useLatest(cart: Route.ComponentProps['loaderData']['cart']): void {
  const client = useQueryClient()
  useEffect(() => {
    if (cart) client.setQueryData(cartQuery.queryKey, cart)
  }, [cart, client])
}
