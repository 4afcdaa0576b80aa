import { useSyncExternalStore } from 'react'
import { redirect, useNavigation } from 'react-router'
import { OrderPage, OrderStatus } from '../../../../contract/orders/orders.ts'
import { personalApi } from '../../api/api.ts'
import { throwRouteError } from '../../api/api-error.ts'
import { navigationError } from '../../navigation/retrying-fetch.ts'
import { paths, withQuery } from '../../paths.ts'
import { PageHead } from '../../seo/page-head.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Link } from '../../ui/link.tsx'
import { useAccountTexts } from '../account-texts.ts'
import { OrderRow } from '../order-row.tsx'
import type { Route } from './+types/page'
import { OrdersSkeleton } from './orders-skeleton.tsx'
import { Pager } from './pager.tsx'
import { StatusFilter } from './status-filter.tsx'

const pageSize = 10

export async function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
  const status = OrderStatus.safeParse(searchParams.get('status')).data
  const page = Math.max(1, Math.trunc(Number(searchParams.get('page'))) || 1)
  const path = withQuery('/api/orders/user', { page, limit: pageSize, status })
  const found = (await personalApi(context).get(path, OrderPage).catch(throwRouteError)).data
  if (page > found.totalPage) return redirect(paths.ownOrders({ status }))
  return { ...found, status, page }
}

/** The user's orders, newest first. Status filter and page are in the URL. */
export default function OwnOrders({ loaderData: { orders, totalPage, status, page } }: Route.ComponentProps) {
  const { t } = useAccountTexts()
  const isStuck = useSyncExternalStore(navigationError.subscribe, navigationError.isStuck, () => false)
  // When the next page fails to load, the current rows stay.
  const isWaiting = useNavigation().location?.pathname === paths.ownOrders() && !isStuck
  return (
    <>
      <PageHead title={t('orders.title')} hidden />
      <h1 tabIndex={-1} className="stitched">
        {t('orders.title')}
      </h1>
      {(orders.length > 0 || status) && <StatusFilter status={status} />}
      {isWaiting && <OrdersSkeleton />}
      {!isWaiting && orders.length === 0 && <NoOrders isFiltered={status !== undefined} />}
      {!isWaiting && orders.length > 0 && (
        <>
          <ul className="mt-6 grid gap-4">
            {orders.map((order) => (
              <li key={order._id}>
                <OrderRow order={order} />
              </li>
            ))}
          </ul>
          <Pager page={page} totalPage={totalPage} to={(other) => paths.ownOrders({ status, page: other === 1 ? undefined : other })} />
        </>
      )}
      <p className="mt-8 text-sm text-soft">
        {t('orders.guest')} <Link to={paths.trackOrder()}>{t('orders.guestLink')}</Link>
      </p>
    </>
  )
}

function NoOrders({ isFiltered }: { isFiltered: boolean }) {
  const { t } = useAccountTexts()
  if (isFiltered)
    return (
      <EmptyState art="cat" title={t('orders.noneHere')}>
        <ButtonLink to={paths.ownOrders()} look="secondary">
          {t('orders.showAll')}
        </ButtonLink>
      </EmptyState>
    )
  return (
    <EmptyState art="rabbit" title={t('orders.empty')} text={t('orders.emptyText')}>
      <ButtonLink to={paths.products()}>{t('home.shop')}</ButtonLink>
    </EmptyState>
  )
}
