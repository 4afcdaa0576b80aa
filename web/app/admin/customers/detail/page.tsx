import '../customers.css'
import { SignInWays, UserResponse } from '../../../../../contract/accounts.ts'
import { OneCustomer } from '../../../../../contract/admin/customers.ts'
import { SettingsResponse } from '../../../../../contract/content.ts'
import { OrderPage } from '../../../../../contract/orders/orders.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { withQuery } from '../../../paths.ts'
import { Alert } from '../../../ui/alert.tsx'
import { adminApi, pickParams } from '../../admin-api.ts'
import { adminPaths } from '../../admin-paths.ts'
import { AdminPage } from '../../components/admin-page.tsx'
import { Card, DetailLayout } from '../../components/card.tsx'
import type { Route } from './+types/page'
import { AccountDetails } from './account-details.tsx'
import { AddressBook } from './address-book.tsx'
import { CustomerOrders } from './customer-orders.tsx'
import { NotesCard } from './notes-card.tsx'
import { RoleCard } from './role-card.tsx'

const pageSize = 10

export async function loader(args: Route.LoaderArgs) {
  const api = adminApi(args)
  const id = encodeURIComponent(args.params.id)
  const { page = '1' } = pickParams(args.url, ['page'])
  const [customer, orders, me, ways, settings] = await Promise.all([
    api.get(`/api/users/${id}`, OneCustomer),
    api.get(withQuery(`/api/orders/user/${id}`, { page, limit: pageSize }), OrderPage),
    api.get('/api/users/me', UserResponse),
    api.get('/api/users/sign-in-ways', SignInWays),
    api.get('/api/settings', SettingsResponse),
  ])
  const { user } = customer.data
  const hasPassword = ways.data.own?.password ?? true
  const { isMailOn } = settings.data.settings
  return { customer: user, orders: orders.data, page: Number(page), isSelf: me.data._id === user._id, hasPassword, isMailOn }
}

export default function CustomerDetailPage({
  loaderData: { customer, orders, page, isSelf, hasPassword, isMailOn },
}: Route.ComponentProps) {
  const { t } = useTranslation(['people', 'admin'])
  return (
    <AdminPage title={customer.fullName || customer.username} back={{ label: t('admin:sections.customers'), to: adminPaths.customers() }}>
      {customer.blocked && <Alert tone="warning" title={t('customers.isBlocked')} className="mb-4" />}
      <DetailLayout
        side={
          <>
            <AccountDetails customer={customer} />
            <NotesCard key={customer._id} customer={customer} />
            <RoleCard key={customer.role} customer={customer} isSelf={isSelf} hasPassword={hasPassword} isMailOn={isMailOn} />
          </>
        }
      >
        <Card title={t('customers.orders')}>
          <CustomerOrders list={orders} page={page} />
        </Card>
        <Card title={t('customers.addresses')}>
          <AddressBook addresses={customer.addresses} />
        </Card>
      </DetailLayout>
    </AdminPage>
  )
}
