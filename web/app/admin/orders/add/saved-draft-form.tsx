import type { OrderDraft as SavedDraft } from '../../../../../contract/admin/order-drafts.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Alert } from '../../../ui/alert.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { adminPaths } from '../../admin-paths.ts'
import { OrderForm, type OrderFormProps } from './order-form.tsx'
import { formOfDraft } from './saved-draft.ts'

/** A draft that is edited again, or the way to the order that its customer placed. */
export function SavedDraftForm({ draft, form }: { draft: SavedDraft; form: OrderFormProps }) {
  const { t } = useTranslation('orders')
  const filled = formOfDraft(draft)
  if (!filled) {
    return (
      <Alert tone="info" title={t('drafts.ordered')}>
        {draft.orderId && <ButtonLink to={adminPaths.order(draft.orderId)}>{t('drafts.openOrder')}</ButtonLink>}
      </Alert>
    )
  }
  return (
    <>
      <p className="mb-4 text-soft">{t('drafts.editing')}</p>
      {filled.gone > 0 && <Alert tone="warning" title={t('drafts.gone', { count: filled.gone })} className="mb-4" />}
      <OrderForm {...form} saved={draft} initial={filled.draft} />
    </>
  )
}
