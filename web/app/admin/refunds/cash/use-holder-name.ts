import type { CashEntry } from '../../../../../contract/admin/payments.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'

/** The holder of cash: a carrier, a staff member, or the shop. */
export function useHolderName(): (entry: Pick<CashEntry, 'carrier' | 'collector'>) => string {
  const { t } = useTranslation('money')
  return ({ carrier, collector }) => {
    if (carrier === 'other') return t('ledger.other')
    if (carrier !== 'own') return carrier
    if (collector === null) return t('ledger.shop')
    return collector.name ?? t('ledger.gone')
  }
}
