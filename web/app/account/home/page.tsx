import type { Address } from '../../../../contract/accounts.ts'
import { OrderPage } from '../../../../contract/orders/orders.ts'
import { formatPhone } from '../../../../contract/phone-number.ts'
import { personalApi } from '../../api/api.ts'
import { throwRouteError } from '../../api/api-error.ts'
import { paths } from '../../paths.ts'
import { PageHead } from '../../seo/page-head.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Link } from '../../ui/link.tsx'
import { AccountNav } from '../account-nav.tsx'
import { useAccountTexts } from '../account-texts.ts'
import { OrderRow } from '../order-row.tsx'
import { useAccountUser } from '../require-user.ts'
import type { Route } from './+types/page'

export async function loader({ context }: Route.LoaderArgs) {
  const { orders } = (await personalApi(context).get('/api/orders/user?limit=1', OrderPage).catch(throwRouteError)).data
  return { latest: orders[0] ?? null }
}

/** Most visitors come to check their order, so it stands first. */
export default function AccountHome({ loaderData: { latest } }: Route.ComponentProps) {
  const { t } = useAccountTexts()
  const me = useAccountUser()
  const address = me.addresses.find(({ isDefault }) => isDefault)
  return (
    <>
      <PageHead title={t('title')} hidden />
      <h1 tabIndex={-1} className="stitched break-words">
        {t('home.hello', { name: me.fullName || me.username })}
      </h1>
      <p className="mt-4 text-soft">{t('home.lead')}</p>
      <section className="mt-8" aria-label={t('home.latest')}>
        {latest && (
          <>
            <p className="account-section">{t('home.latest')}</p>
            <OrderRow order={latest} />
            <Link to={paths.ownOrders()} className="button button-text mt-1 -ml-2">
              {t('home.all')}
            </Link>
          </>
        )}
        {!latest && (
          <EmptyState art="rabbit" title={t('home.noOrder')} text={t('home.noOrderText')}>
            <ButtonLink to={paths.products()}>{t('home.shop')}</ButtonLink>
          </EmptyState>
        )}
      </section>
      <DefaultAddress address={address} />
      <div className="mt-8 lg:hidden">
        <AccountNav />
      </div>
    </>
  )
}

function DefaultAddress({ address }: { address: Address | undefined }) {
  const { t } = useAccountTexts()
  return (
    <section className="mt-8" aria-labelledby="default-address">
      <h2 id="default-address" className="account-section">
        {t('home.address')}
      </h2>
      <div className="card order-card">
        {address ? (
          <p>
            <strong className="block">
              {address.fullName}&nbsp;· <span className="whitespace-nowrap">{formatPhone(address.phone)}</span>
            </strong>
            {[address.street, address.ward, address.province].filter(Boolean).join(', ')}
          </p>
        ) : (
          <p className="text-soft">{t('home.noAddress')}</p>
        )}
        <Link to={paths.addresses(address ? undefined : { add: 1 })} className="button button-text -mb-2 -ml-2">
          {t(address ? 'home.changeAddress' : 'home.addAddress')}
        </Link>
      </div>
    </section>
  )
}
