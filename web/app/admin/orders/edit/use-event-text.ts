import type { AdminOrder } from '../../../../../contract/admin/orders.ts'
import { formatAmount } from '../../../../../contract/money.ts'
import { type OrderEvent, OrderStatus } from '../../../../../contract/orders/orders.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { useStatusName } from '../badges.tsx'

/** An entry of an order's history in words. An unknown code is shown unchanged. */
export function useEventText(order: AdminOrder): (event: OrderEvent) => { what: string; note: string | null } {
  const { t, i18n } = useTranslation('orders')
  const statusName = useStatusName()
  const statusOf = (to: string) => {
    const status = OrderStatus.safeParse(to).data
    return status ? statusName({ ...order, status }) : to
  }
  const known = (key: string) => (i18n.exists(`orders:${key}`) ? t(key as 'title') : null)
  function whatOf({ what, from = '', to = '', note = '' }: OrderEvent): string | null {
    if (what === 'placed') {
      const source = known(`source.${note}`)
      return source ? t('timeline.placedBy', { source }) : t('timeline.placed')
    }
    if (what === 'status') return t('timeline.status', { to: statusOf(to) })
    if (what === 'payment-try') return known(`timeline.try.${to}`)
    if (what === 'edited') return t('timeline.edited', { from: formatAmount(Number(from)), to: formatAmount(Number(to)) })
    if (what === 'address') return t('timeline.address')
    if (what === 'confirmed') return t(to === 'short' ? 'timeline.confirmedShort' : 'timeline.confirmed')
    if (what === 'payment-method') return t('timeline.method', { from: known(`method.${from}`) ?? from, to: known(`method.${to}`) ?? to })
    return known(`timeline.${what}.${to}`)
  }
  return (event) => {
    const what = whatOf(event) ?? t('timeline.other', { what: [event.what, event.to].filter(Boolean).join(' ') })
    // Internal codes are not shown; a note that a person wrote is shown unchanged.
    const isCode = event.what === 'placed' || event.what === 'payment-try'
    const note = isCode ? null : ((event.note && known(`timeline.why.${event.note}`)) ?? event.note ?? null)
    return { what, note }
  }
}
