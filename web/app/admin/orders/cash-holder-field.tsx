import { useQuery } from '@tanstack/react-query'
import { CashCollectors } from '../../../../contract/admin/payments.ts'
import type { DeliveredCash } from '../../../../contract/orders/orders.ts'
import { browserApi } from '../../api/browser-api.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { SelectField } from '../../ui/forms/text-field.tsx'
import { retryAfterSignIn } from '../use-admin-request.ts'
import { useIsAdmin, useUserId } from './use-role.ts'

/** `me`, `shop`, `handed-in`, or the id of a staff member. */
export type HolderChoice = string

export function toDeliveredCash(holder: HolderChoice): Partial<DeliveredCash> {
  if (holder === 'me') return {}
  if (holder === 'handed-in') return { isHandedIn: true }
  return { collectedBy: holder === 'shop' ? null : holder }
}

type CashHolderFieldProps = { value: HolderChoice; onChange: (value: HolderChoice) => void }

/** Who holds the cash of a delivery: a person, or the shop. Only an admin can say that the cash is already handed in. */
export function CashHolderField({ value, onChange }: CashHolderFieldProps) {
  const { t } = useTranslation('orders')
  const isAdmin = useIsAdmin()
  const ownId = useUserId()
  const { data: people = [] } = useCollectors()
  return (
    <SelectField
      name="cashHolder"
      label={t('delivery.whoHas')}
      hint={value === 'handed-in' ? t('delivery.handedInHint') : t('delivery.hint')}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    >
      <option value="me">{t('delivery.me')}</option>
      {isAdmin && <option value="handed-in">{t('delivery.handedIn')}</option>}
      {people
        .filter(({ _id }) => _id !== ownId)
        .map(({ _id, name }) => (
          <option key={_id} value={_id}>
            {t('delivery.person', { name })}
          </option>
        ))}
      <option value="shop">{t('delivery.shop')}</option>
    </SelectField>
  )
}

/** All staff. If they cannot be read, "me" and the shop are still available. */
export function useCollectors() {
  return useQuery({
    queryKey: ['admin', 'cash-collectors'],
    queryFn: ({ signal }) =>
      retryAfterSignIn(() => browserApi().get('/api/payments/cash-collectors', CashCollectors, { signal })).then(
        ({ data }) => data.collectors,
      ),
  })
}
