import { useQuery } from '@tanstack/react-query'
import { CashCollectors } from '../../../../contract/admin/payments.ts'
import type { DeliveredCash } from '../../../../contract/orders.ts'
import { browserApi } from '../../api/browser-api.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { SelectField } from '../../ui/forms/text-field.tsx'
import { retryAfterSignIn } from '../use-admin-request.ts'
import { useIsAdmin, useUserId } from './use-role.ts'

/** `me`, `shop`, `handed-in`, or the id of somebody who works here. */
export type HolderChoice = string

export function toDeliveredCash(holder: HolderChoice): Partial<DeliveredCash> {
  if (holder === 'me') return {}
  if (holder === 'handed-in') return { isHandedIn: true }
  return { collectedBy: holder === 'shop' ? null : holder }
}

type CashHolderFieldProps = { value: HolderChoice; onChange: (value: HolderChoice) => void }

/** Where the cash of a delivery is: with whoever took it, or in the shop already, which only an admin says. */
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

/** Everybody who works here; where they cannot be read, oneself and the shop are still there to choose. */
export function useCollectors() {
  return useQuery({
    queryKey: ['admin', 'cash-collectors'],
    queryFn: ({ signal }) =>
      retryAfterSignIn(() => browserApi().get('/api/payments/cash-collectors', CashCollectors, { signal })).then(
        ({ data }) => data.collectors,
      ),
  })
}
