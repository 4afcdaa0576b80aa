import { type CashEntry, CashEntryChanged } from '../../../../../contract/admin/payments.ts'
import { formatAmount } from '../../../../../contract/money.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { ReasonDialog } from '../reason-dialog.tsx'

/** Writes off cash that will not arrive: it was never collected, or the goods came back. */
export function WriteOffDialog({ entry, onClose }: { entry: CashEntry; onClose: () => void }) {
  const { t } = useTranslation('money')
  return (
    <ReasonDialog
      title={t('ledger.writeOffTitle', { amount: formatAmount(entry.amount) })}
      text={t('ledger.writeOffText', { order: entry.order.orderNumber })}
      field={{ name: 'reason', label: t('refund.why'), maxLength: 300, missing: t('refund.reasonNeeded') }}
      verb={t('ledger.writeOff')}
      done={t('ledger.noted')}
      request={{ path: `/api/payments/cod-ledger/${entry._id}`, body: { action: 'write-off' }, responseSchema: CashEntryChanged }}
      onClose={onClose}
    />
  )
}
