import type { CashTotal } from '../../../../../contract/admin/payments.ts'
import { formatAmount } from '../../../../../contract/money.ts'
import { formatDifference } from '../../../../../contract/signed-number.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { useHolderName } from './use-holder-name.ts'

/** The cash that each carrier and each staff member owes the shop. */
export function CashTotals({ totals }: { totals: readonly CashTotal[] }) {
  const { t } = useTranslation('money')
  const holderOf = useHolderName()
  if (totals.length === 0) return null
  return (
    <dl className="cash-totals" aria-label={t('ledger.totals')}>
      {totals.map((total) => (
        <div key={`${total.carrier} ${total.collector?._id}`} className="cash-total">
          <dt className="text-sm text-soft wrap-anywhere">
            {holderOf(total)} · {t('ledger.owed')}
          </dt>
          <dd>
            <strong className="block text-lg tabular-nums">{formatAmount(total.collected)}</strong>
            <span className="text-sm text-soft">
              <Details total={total} />
            </span>
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Details({ total: { carrier, parcels, fees, overdue, remitted, difference } }: { total: CashTotal }) {
  const { t } = useTranslation('money')
  const count = parcels
  const details = [
    carrier === 'own' ? t('ledger.ownOf', { count }) : t('ledger.owedOf', { count, fees: formatAmount(fees) }),
    overdue > 0 && t('ledger.overdueOf', { count: overdue }),
    remitted > 0 && t('ledger.remitted', { amount: formatAmount(remitted) }),
    difference !== 0 && t('ledger.differenceOf', { amount: formatDifference(difference) }),
  ]
  return details.filter(Boolean).join(' · ')
}
