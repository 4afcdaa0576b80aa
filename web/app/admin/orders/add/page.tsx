import '../order.css'
import './add.css'
import '../edit-lines/edit-lines.css'
import FilePen from 'lucide-react/icons/file-pen'
import { useState } from 'react'
import { UserResponse } from '../../../../../contract/accounts.ts'
import type { PlacedForCustomer } from '../../../../../contract/admin/checkout.ts'
import { type DraftLink, OrderDraftResponse } from '../../../../../contract/admin/order-drafts.ts'
import { SettingsResponse } from '../../../../../contract/content.ts'
import { PaymentMethod } from '../../../../../contract/orders/orders.ts'
import { wrapPrice } from '../../../../../contract/pricing.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { adminApi } from '../../admin-api.ts'
import { adminPaths } from '../../admin-paths.ts'
import { AdminPage } from '../../components/admin-page.tsx'
import type { Route } from './+types/page'
import { DraftSent } from './draft-sent.tsx'
import { OrderForm } from './order-form.tsx'
import { OrderPlaced } from './order-placed.tsx'
import { SavedDraftForm } from './saved-draft-form.tsx'

/** Reads the available payment methods, and the draft where one is named; refuses users who are not staff. */
export async function loader(args: Route.LoaderArgs) {
  const api = adminApi(args)
  const draftId = args.url.searchParams.get('draft')
  const [settings, draft] = await Promise.all([
    api.get('/api/settings', SettingsResponse),
    draftId ? api.get(`/api/orders/drafts/${encodeURIComponent(draftId)}`, OrderDraftResponse) : null,
    api.get('/api/users/me', UserResponse),
  ])
  const { paymentMethods, gifts } = settings.data.settings
  const methods = paymentMethods.flatMap(({ method }) => PaymentMethod.safeParse(method).data ?? [])
  return { methods, wrapPrice: wrapPrice({ gifts }), draft: draft?.data.draft ?? null }
}

export default function AddOrderPage({ loaderData: { methods, wrapPrice: price, draft } }: Route.ComponentProps) {
  const { t } = useTranslation('orders')
  const [link, setLink] = useState<DraftLink['data'] | null>(null)
  const [done, setDone] = useState<{ placed: PlacedForCustomer; language: 'vi' | 'en' } | null>(null)
  const form = {
    methods,
    wrapPrice: price,
    onLink: setLink,
    onPlaced: (placed: PlacedForCustomer, language: 'vi' | 'en') => setDone({ placed, language }),
  }
  const list = draft ? { label: t('drafts.title'), to: adminPaths.drafts() } : { label: t('title'), to: adminPaths.orders() }
  return (
    <AdminPage
      title={draft ? t('drafts.edit') : t('addPage.title')}
      {...(draft ? {} : { windowTitle: 'Admin Add Order' })}
      back={list}
      actions={
        draft === null && (
          <ButtonLink to={adminPaths.drafts()} look="secondary">
            <FilePen aria-hidden size={18} />
            {t('drafts.title')}
          </ButtonLink>
        )
      }
    >
      {done && <OrderPlaced {...done} onAnother={() => (draft ? window.location.assign(adminPaths.addOrder()) : setDone(null))} />}
      {!done && link && <DraftSent link={link} />}
      {!done &&
        !link &&
        (draft ? <SavedDraftForm key={`${draft._id} ${draft.version}`} draft={draft} form={form} /> : <OrderForm {...form} />)}
    </AdminPage>
  )
}
