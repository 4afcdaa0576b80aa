import '../order.css'
import './add.css'
import { useState } from 'react'
import { UserResponse } from '../../../../../contract/accounts.ts'
import type { PlacedForCustomer } from '../../../../../contract/admin/checkout.ts'
import type { DraftLink } from '../../../../../contract/admin/order-drafts.ts'
import { SettingsResponse } from '../../../../../contract/content.ts'
import { PaymentMethod } from '../../../../../contract/orders.ts'
import { wrapPrice } from '../../../../../contract/pricing.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { adminApi } from '../../admin-api.ts'
import { adminPaths } from '../../admin-paths.ts'
import { AdminPage } from '../../components/admin-page.tsx'
import type { Route } from './+types/page'
import { DraftSent } from './draft-sent.tsx'
import { OrderForm } from './order-form.tsx'
import { OrderPlaced } from './order-placed.tsx'

/** Reads the available payment methods; refuses users who are not staff. */
export async function loader(args: Route.LoaderArgs) {
  const api = adminApi(args)
  const [settings] = await Promise.all([api.get('/api/settings', SettingsResponse), api.get('/api/users/me', UserResponse)])
  const { paymentMethods, gifts } = settings.data.settings
  const methods = paymentMethods.flatMap(({ method }) => PaymentMethod.safeParse(method).data ?? [])
  return { methods, wrapPrice: wrapPrice({ gifts }) }
}

export default function AddOrderPage({ loaderData: { methods, wrapPrice: price } }: Route.ComponentProps) {
  const { t } = useTranslation('orders')
  const [link, setLink] = useState<DraftLink['data'] | null>(null)
  const [done, setDone] = useState<{ placed: PlacedForCustomer; language: 'vi' | 'en' } | null>(null)
  return (
    <AdminPage title={t('addPage.title')} windowTitle="Admin Add Order" back={{ label: t('title'), to: adminPaths.orders() }}>
      {link ? (
        <DraftSent link={link} />
      ) : done ? (
        <OrderPlaced {...done} onAnother={() => setDone(null)} />
      ) : (
        <OrderForm methods={methods} wrapPrice={price} onLink={setLink} onPlaced={(placed, language) => setDone({ placed, language })} />
      )}
    </AdminPage>
  )
}
