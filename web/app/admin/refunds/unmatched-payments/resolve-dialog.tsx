import { type Mismatch, MismatchResponse } from '../../../../../contract/admin/unmatched-payments.ts'
import { formatAmount } from '../../../../../contract/money.ts'
import { formatDateTime } from '../../../i18n/format-date.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { ReasonDialog } from '../reason-dialog.tsx'

/** Shows all that is known of an unmatched payment, and marks it as checked, with an explanation. */
export function ResolveDialog({ mismatch, onClose }: { mismatch: Mismatch; onClose: () => void }) {
  const { t } = useTranslation('money')
  return (
    <ReasonDialog
      title={t('mismatch.seenTitle', { amount: formatAmount(mismatch.reported) })}
      text={t('mismatch.seenText')}
      facts={<MismatchFacts mismatch={mismatch} />}
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

function MismatchFacts({ mismatch }: { mismatch: Mismatch }) {
  const { t } = useTranslation('money')
  const language = useLanguage()
  const { at, method, order, said, why, expected, hasMoved, transaction } = mismatch
  const facts = [
    [t('mismatch.at'), `${formatDateTime(at, language)} · ${t(`mismatch.methods.${method}`)}`],
    [t('order'), order && `${order.orderNumber} · ${order.fullName}`],
    [t('mismatch.said'), said],
    [t('mismatch.why'), t(`mismatch.reasons.${why}`)],
    [t('mismatch.expected'), expected !== null && formatAmount(expected)],
    [t('reference'), transaction ?? (!hasMoved && t('mismatch.notMoved'))],
  ] as const
  return (
    <dl className="account-details">
      {facts.map(
        ([name, value]) =>
          value && (
            <div key={name}>
              <dt>{name}</dt>
              <dd className="wrap-anywhere">{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
