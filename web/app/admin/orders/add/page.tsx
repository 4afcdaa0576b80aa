import '../order.css'
import './add.css'
import { useState } from 'react'
import { UserAnswer } from '../../../../../contract/accounts.ts'
import type { PlacedForCustomer } from '../../../../../contract/checkout.admin.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { paths } from '../../../paths.ts'
import { adminApi } from '../../admin-api.ts'
import { AdminPage } from '../../parts/admin-page.tsx'
import type { Route } from './+types/page'
import { OrderForm } from './order-form.tsx'
import { Placed } from './placed.tsx'

/** Nothing to read; but only somebody who works here may look at it. */
export async function loader(args: Route.LoaderArgs) {
  await adminApi(args).get('/api/users/me', UserAnswer)
  return null
}

export default function AddOrderPage() {
  const { t } = useTranslation('orders')
  const [done, setDone] = useState<{ placed: PlacedForCustomer; language: 'vi' | 'en' } | null>(null)
  return (
    <AdminPage title={t('addPage.title')} windowTitle="Admin Add Order" back={{ label: t('title'), to: paths.admin.orders() }}>
      {done ? (
        <Placed {...done} onAnother={() => setDone(null)} />
      ) : (
        <OrderForm onPlaced={(placed, language) => setDone({ placed, language })} />
      )}
    </AdminPage>
  )
}
