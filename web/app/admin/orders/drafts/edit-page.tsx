import '../order.css'
import '../add/add.css'
import { useState } from 'react'
import type { PlacedForCustomer } from '../../../../../contract/admin/checkout.ts'
import { type DraftLink, OrderDraftResponse } from '../../../../../contract/admin/order-drafts.ts'
import { SettingsResponse } from '../../../../../contract/content.ts'
import { PaymentMethod } from '../../../../../contract/orders.ts'
import { wrapPrice } from '../../../../../contract/pricing.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Alert } from '../../../ui/alert.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { adminApi } from '../../admin-api.ts'
import { adminPaths } from '../../admin-paths.ts'
import { AdminPage } from '../../components/admin-page.tsx'
import { DraftSent } from '../add/draft-sent.tsx'
import { OrderForm } from '../add/order-form.tsx'
import { OrderPlaced } from '../add/order-placed.tsx'
import { formOfDraft } from '../add/saved-draft.ts'
import type { Route } from './+types/edit-page'

export async function loader(args: Route.LoaderArgs) {
  const api = adminApi(args)
  const [settings, draft] = await Promise.all([
    api.get('/api/settings', SettingsResponse),
    api.get(`/api/orders/drafts/${encodeURIComponent(args.params.id)}`, OrderDraftResponse),
  ])
  const { paymentMethods, gifts } = settings.data.settings
  const methods = paymentMethods.flatMap(({ method }) => PaymentMethod.safeParse(method).data ?? [])
  return { methods, wrapPrice: wrapPrice({ gifts }), draft: draft.data.draft }
}

/** A draft: edited, sent to its customer, or placed. */
export default function DraftPage({ loaderData: { methods, wrapPrice: price, draft } }: Route.ComponentProps) {
  const { t } = useTranslation('orders')
  const [done, setDone] = useState<{ placed: PlacedForCustomer; language: 'vi' | 'en' } | null>(null)
  const [link, setLink] = useState<DraftLink['data'] | null>(null)
  const form = formOfDraft(draft)
  return (
    <AdminPage title={t('drafts.edit')} back={{ label: t('drafts.title'), to: adminPaths.drafts() }}>
      {done && <OrderPlaced {...done} onAnother={() => window.location.assign(adminPaths.addOrder())} />}
      {!done && link && <DraftSent link={link} />}
      {!done && !link && !form && (
        <Alert tone="info" title={t('drafts.ordered')}>
          {draft.orderId && <ButtonLink to={adminPaths.order(draft.orderId)}>{t('drafts.openOrder')}</ButtonLink>}
        </Alert>
      )}
      {!done && !link && form && (
        <>
          <p className="mb-4 text-soft">{t('drafts.editing')}</p>
          {form.gone > 0 && <Alert tone="warning" title={t('drafts.gone', { count: form.gone })} className="mb-4" />}
          <OrderForm
            key={`${draft._id} ${draft.version}`}
            methods={methods}
            wrapPrice={price}
            saved={draft}
            initial={form.draft}
            onLink={setLink}
            onPlaced={(placed, language) => setDone({ placed, language })}
          />
        </>
      )}
    </AdminPage>
  )
}
