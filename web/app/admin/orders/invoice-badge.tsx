import type { AdminOrder } from '../../../../contract/admin/orders.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { StatusBadge } from '../components/status-badge.tsx'

/** An order whose invoice is still to be issued. */
export function InvoiceBadge({ invoice, status }: Pick<AdminOrder, 'invoice' | 'status'>) {
  const { t } = useTranslation('orders')
  if (!invoice || invoice.number || status === 'cancelled') return null
  return <StatusBadge tone="wait">{t('invoice.badge')}</StatusBadge>
}
