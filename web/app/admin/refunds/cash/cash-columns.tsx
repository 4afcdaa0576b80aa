import { formatAmount } from '../../../../../contract/money.ts'
import type { CashEntry } from '../../../../../contract/payments.admin.ts'
import { formatDay, formatMoment } from '../../../i18n/format-date.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import type { Column } from '../../parts/data-table.tsx'
import { StatusBadge } from '../../parts/status-badge.tsx'
import { OrderCell } from '../refund-columns.tsx'

export function useCashColumns(): Column<CashEntry>[] {
  const { t } = useTranslation('money')
  const language = useLanguage()
  return [
    { key: 'order', title: t('order'), cell: ({ order }) => <OrderCell order={order} /> },
    { key: 'amount', title: t('amount'), isNumber: true, cell: ({ amount }) => <strong>{formatAmount(amount)}</strong> },
    {
      key: 'state',
      title: t('ledger.state'),
      cell: ({ remittedAt, reference }) => (
        <span className="grid justify-items-start gap-1">
          <StatusBadge tone={remittedAt ? 'good' : 'wait'}>{t(`ledger.states.${remittedAt ? 'remitted' : 'collected'}`)}</StatusBadge>
          {remittedAt && (
            <span className="text-sm text-soft">
              {t('ledger.remittedAt', { when: formatDay(remittedAt, language) })} · {reference}
            </span>
          )}
        </span>
      ),
    },
    {
      key: 'carrier',
      title: t('ledger.carrier'),
      cell: ({ carrier, trackingCode }) => (
        <span className="grid">
          {carrier === 'other' ? t('ledger.other') : carrier}
          {trackingCode && <span className="text-sm break-all text-soft">{trackingCode}</span>}
        </span>
      ),
    },
    { key: 'fee', title: t('ledger.fee'), isNumber: true, cell: ({ fee }) => (fee === null ? '–' : formatAmount(fee)) },
    {
      key: 'collectedAt',
      title: t('ledger.collectedAt'),
      isUnbroken: true,
      cell: ({ collectedAt }) => formatMoment(collectedAt, language),
    },
  ]
}
