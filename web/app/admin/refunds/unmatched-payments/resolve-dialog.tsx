import { type Mismatch, MismatchResponse } from '../../../../../contract/admin/unmatched-payments.ts'
import { formatAmount } from '../../../../../contract/money.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { ReasonDialog } from '../reason-dialog.tsx'

/** Marks an unmatched payment as checked, with an explanation. */
export function ResolveDialog({ mismatch, onClose }: { mismatch: Mismatch; onClose: () => void }) {
  const { t } = useTranslation('money')
  return (
    <ReasonDialog
      title={t('mismatch.seenTitle', { amount: formatAmount(mismatch.reported) })}
      text={t('mismatch.seenText')}
      field={{
        ...{ name: 'note', label: t('mismatch.note'), hint: t('mismatch.noteHint') },
        ...{ maxLength: 500, missing: t('mismatch.noteNeeded') },
      }}
      verb={t('mismatch.seenButton')}
      done={t('mismatch.noted')}
      request={{ path: `/api/payments/mismatches/${mismatch._id}`, responseSchema: MismatchResponse }}
      onClose={onClose}
    />
  )
}
