import { formatAmount } from '../../../../../contract/money.ts'
import type { CashTotal } from '../../../../../contract/payments.admin.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'

/** What each carrier holds of the shop's money. */
export function CashTotals({ totals }: { totals: readonly CashTotal[] }) {
  const { t } = useTranslation('money')
  if (totals.length === 0) return null
  return (
    <dl className="cash-totals" aria-label={t('ledger.totals')}>
      {totals.map(({ carrier, collected, remitted, fees, parcels }) => (
        <div key={carrier} className="cash-total">
          <dt className="text-sm text-soft">
            {carrier === 'other' ? t('ledger.other') : carrier} · {t('ledger.owed')}
          </dt>
          <dd>
            <strong className="block text-lg tabular-nums">{formatAmount(collected)}</strong>
            <span className="text-sm text-soft">
              {t('ledger.owedOf', { count: parcels, fees: formatAmount(fees) })}
              {remitted > 0 && ` · ${t('ledger.remitted', { amount: formatAmount(remitted) })}`}
            </span>
          </dd>
        </div>
      ))}
    </dl>
  )
}
