import '../order.css'
import './add.css'
import '../edit-lines/edit-lines.css'
import FilePen from 'lucide-react/icons/file-pen'
import { useState } from 'react'
import { UserResponse } from '../../../../../contract/accounts.ts'
import type { PlacedForCustomer } from '../../../../../contract/admin/checkout.ts'
import { type DraftLink, OrderDraftResponse } from '../../../../../contract/admin/order-drafts.ts'
import type { AdminOrder } from '../../../../../contract/admin/orders.ts'
import { SettingsResponse, type Store, StoreList } from '../../../../../contract/content.ts'
import { PaymentMethod } from '../../../../../contract/orders/orders.ts'
import { wrapPrice } from '../../../../../contract/pricing.ts'
import { personalApi } from '../../../api/api.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Alert } from '../../../ui/alert.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { adminApi } from '../../admin-api.ts'
import { adminPaths } from '../../admin-paths.ts'
import { AdminPage } from '../../components/admin-page.tsx'
import { AdminOrderResponse } from '../edit/admin-order-response.ts'
import type { Route } from './+types/page'
import { copyOfOrder, readProducts } from './copied-order.ts'
import { DraftSent } from './draft-sent.tsx'
import { OrderForm } from './order-form.tsx'
import { OrderPlaced } from './order-placed.tsx'
import { SavedDraftForm } from './saved-draft-form.tsx'

/** Reads the available payment methods, and the draft or the order to copy where one is named; refuses users who are not staff. */
export async function loader(args: Route.LoaderArgs) {
  const api = adminApi(args)
  const draftId = args.url.searchParams.get('draft')
  const copiedId = args.url.searchParams.get('from')
  const [settings, draft, copied] = await Promise.all([
    api.get('/api/settings', SettingsResponse),
    draftId ? api.get(`/api/orders/drafts/${encodeURIComponent(draftId)}`, OrderDraftResponse) : null,
    copiedId ? api.get(`/api/orders/${encodeURIComponent(copiedId)}`, AdminOrderResponse) : null,
    api.get('/api/users/me', UserResponse),
  ])
  const { paymentMethods, shippingMethods, gifts } = settings.data.settings
  const hasPickup = shippingMethods.some(({ method }) => method === 'pickup')
  const stores = hasPickup ? (await api.get('/api/stores', StoreList)).data : []
  const methods = paymentMethods.flatMap(({ method }) => PaymentMethod.safeParse(method).data ?? [])
  return {
    ...{ methods, stores, wrapPrice: wrapPrice({ gifts }), draft: draft?.data.draft ?? null },
    copy: copied && (await readCopy(args, copied.data.order, { methods, stores })),
  }
}

type Offered = { methods: readonly PaymentMethod[]; stores: readonly Store[] }

async function readCopy({ context }: Route.LoaderArgs, order: AdminOrder, { methods, stores }: Offered) {
  const products = await readProducts(order, personalApi(context).get)
  const copy = copyOfOrder(order, products, methods, stores)
  const hasLostPickup = order.shippingMethod === 'pickup' && copy.draft.storeId === ''
  return { ...copy, id: order._id, number: order.orderNumber, hasLostPickup }
}

export default function AddOrderPage({ loaderData: { methods, stores, wrapPrice: price, draft, copy } }: Route.ComponentProps) {
  const { t } = useTranslation('orders')
  const [link, setLink] = useState<DraftLink['data'] | null>(null)
  const [done, setDone] = useState<{ placed: PlacedForCustomer; language: 'vi' | 'en' } | null>(null)
  const form = {
    methods,
    stores,
    wrapPrice: price,
    onLink: setLink,
    onPlaced: (placed: PlacedForCustomer, language: 'vi' | 'en') => setDone({ placed, language }),
  }
  const newOrder = () => (draft || copy ? window.location.assign(adminPaths.addOrder()) : setDone(null))
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
      {copy && !done && !link && (
        <>
          <p className="mb-4 text-soft">{t('addPage.copied', { number: copy.number })}</p>
          {copy.hasLostPickup && <Alert tone="warning" title={t('addPage.copiedPickup')} className="mb-4" />}
          {copy.gone > 0 && <Alert tone="warning" title={t('addPage.copiedGone', { count: copy.gone })} className="mb-4" />}
        </>
      )}
      {done && <OrderPlaced {...done} onAnother={newOrder} />}
      {!done && link && <DraftSent link={link} />}
      {!done &&
        !link &&
        (draft ? (
          <SavedDraftForm key={`${draft._id} ${draft.version}`} draft={draft} form={form} />
        ) : (
          <OrderForm key={copy?.id} {...form} {...(copy ? { initial: copy.draft, copiedId: copy.id } : {})} />
        ))}
    </AdminPage>
  )
}
