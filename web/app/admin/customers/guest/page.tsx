import '../customers.css'
import '../../orders/order.css'
import { data, redirect } from 'react-router'
import { BuyerResponse } from '../../../../../contract/admin/buyers.ts'
import { AdminOrderPage } from '../../../../../contract/admin/orders.ts'
import { formatPhone, parsePhone } from '../../../../../contract/phone-number.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { withQuery } from '../../../paths.ts'
import { adminApi, pickParams } from '../../admin-api.ts'
import { adminPaths } from '../../admin-paths.ts'
import { AdminPage } from '../../components/admin-page.tsx'
import { Card, DetailLayout } from '../../components/card.tsx'
import { Pager } from '../../components/table/pager.tsx'
import { liveOn, orderKinds } from '../../live/live-page.ts'
import { PhoneLinks } from '../../orders/edit/phone-links.tsx'
import type { Route } from './+types/page'
import { BuyerNotesCard } from './buyer-notes-card.tsx'
import { EraseCard } from './erase-card.tsx'
import { GuestDetails } from './guest-details.tsx'
import { GuestOrders } from './guest-orders.tsx'
import { OtherPhonesCard } from './other-phones-card.tsx'

const pageSize = 20

export async function loader(args: Route.LoaderArgs) {
  const api = adminApi(args)
  const { phone } = args.params
  const { page = '1' } = pickParams(args.url, ['page'])
  const found = await api.get(withQuery('/api/orders/buyer', { phone }), BuyerResponse)
  const { buyer } = found.data
  if (!buyer) throw data({ code: 'not_found' }, { status: 404 })
  // The phone was merged: its page is that of the main one.
  if (buyer.phone !== parsePhone(phone)) throw redirect(adminPaths.guest(buyer.phone))
  const orders = await api.get(withQuery('/api/orders', { query: formatPhone(buyer.phone), page, limit: pageSize }), AdminOrderPage)
  return { buyer, orders: orders.data, page: Number(page) }
}

export const handle = liveOn(...orderKinds)

/** A buyer without an account: contact, totals, sizes, addresses, and every order with its notes. */
export default function GuestPage({ loaderData: { buyer, orders, page } }: Route.ComponentProps) {
  const { t } = useTranslation('people')
  const noted = [buyer, ...buyer.merged.filter(({ notes, tags }) => notes !== '' || tags.length > 0)]
  return (
    <AdminPage
      title={buyer.fullName}
      back={{ label: t('customers.kinds.guests'), to: adminPaths.guests() }}
      actions={<PhoneLinks phone={buyer.phone} />}
    >
      <DetailLayout
        side={
          <>
            <GuestDetails buyer={buyer} />
            {noted.map((each) => (
              <BuyerNotesCard
                key={each.phone}
                noted={each}
                title={noted.length > 1 ? t('guest.notesOf', { phone: formatPhone(each.phone) }) : t('customers.notes.title')}
              />
            ))}
            <OtherPhonesCard buyer={buyer} />
            <EraseCard buyer={buyer} />
          </>
        }
      >
        <Card title={t('customers.orders')}>
          <GuestOrders orders={orders.orders} />
          <Pager page={page} totalPage={orders.totalPage} total={orders.total} />
        </Card>
      </DetailLayout>
    </AdminPage>
  )
}
