import type { ReactNode } from 'react'
import type { EditPayment } from '../../../../../contract/admin/order-edits.ts'
import type { Language } from '../../../../../contract/language/language.schema.ts'
import { formatAmount } from '../../../../../contract/money.ts'
import { describeChange } from '../../../../../contract/orders/describe-change.rule.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { OrderTotals } from '../../../order/order-totals.tsx'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { InlineError } from '../../../ui/inline-error.tsx'
import { Card } from '../../components/card.tsx'
import type { EditPreview } from './use-edit-preview.ts'

type EditSummaryProps = {
  sums: EditPreview
  /** The customer's: the names in the changes have it too. */
  language: Language
  isEmpty: boolean
  isPickup: boolean
  onReload: () => void
  children: ReactNode
}

/** The new total beside the old one, what it does to the payment, and what the customer will read. */
export function EditSummary({ sums, language, isEmpty, isPickup, onReload, children }: EditSummaryProps) {
  const { t } = useTranslation('orders')
  const { preview, refusal, isFailed, isFetching, retry } = sums
  const isOutdated = preview?.isOutdated || refusal?.code === 'order_changed'
  const isOfLines = refusal?.issues.some(({ path }) => path.startsWith('lines.'))
  return (
    <Card title={t('edit.summary')}>
      {isFailed && <InlineError text={t('addPage.sumsFailed')} isRetrying={isFetching} onRetry={retry} />}
      {isEmpty && <p className="font-semibold text-error">{t('edit.empty')}</p>}
      {refusal && <Alert title={isOfLines ? t('edit.checkLines') : refusal.message} />}
      {!isEmpty && preview?.problem && <Alert title={preview.problem} />}
      {isOutdated && (
        <Button look="secondary" className="mt-3" onClick={onReload}>
          {t('edit.reload')}
        </Button>
      )}
      {!isEmpty && preview && (
        <>
          {preview.discountProblem && (
            <Alert tone="warning" title={t('edit.codeOff')}>
              <p>{preview.discountProblem}</p>
            </Alert>
          )}
          <OrderTotals {...preview} isWrapped={preview.wrapFee > 0} isPickup={isPickup} isLive />
          {preview.total !== preview.totalBefore && (
            <p className="mt-2 text-sm text-soft">{t('edit.before', { amount: formatAmount(preview.totalBefore) })}</p>
          )}
          <Effect payment={preview.payment} />
          {preview.changes.length > 0 && (
            <>
              <h3 className="mt-4 font-bold">{t('edit.customerReads')}</h3>
              <ul className="edit-changes" lang={language}>
                {preview.changes.map((change) => (
                  <li key={JSON.stringify(change)}>{describeChange(change)[language]}</li>
                ))}
              </ul>
            </>
          )}
        </>
      )}
      {children}
    </Card>
  )
}

function Effect({ payment: { kind, amount } }: { payment: EditPayment }) {
  const { t } = useTranslation('orders')
  if (kind === 'none') return null
  return <p className="edit-effect">{t(`edit.effect.${kind}`, { amount: formatAmount(amount) })}</p>
}
