import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import type { CartItem } from '../../../../contract/cart.ts'
import { formatAmount } from '../../../../contract/money.ts'
import { useCartActions } from '../../cart/use-cart-actions.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { LazyTetLine } from '../tet/lazy-tet-line.tsx'

type CartLineNotesProps = { item: CartItem; failure: string | undefined; isAtLimit: boolean }

/** The messages about a line: a refused change, too little stock, a price that has changed. */
export function CartLineNotes({ item, failure, isAtLimit }: CartLineNotesProps) {
  const { t } = useTranslation('checkout')
  const { change } = useCartActions()
  const { _id, problem, available, priceWhenAdded, unitPrice, leadDays } = item
  const problems = {
    gone: t('line.gone'),
    sold_out: t('line.soldOut'),
    personalization: t('line.personalization'),
    not_enough: t('line.onlyLeft', { count: available }),
  }
  const problemText = problem ? problems[problem] : failure
  return (
    <>
      {leadDays !== undefined && <p className="text-sm text-soft">{t('line.leadDays', { count: leadDays })}</p>}
      {leadDays !== undefined && <LazyTetLine leadDays={leadDays} />}
      {priceWhenAdded !== undefined && (
        <p className="text-sm text-warning">
          {t('line.priceChanged', { before: formatAmount(priceWhenAdded), now: formatAmount(unitPrice) })}
        </p>
      )}
      {isAtLimit && !problemText && <p className="text-sm text-warning">{t('line.onlyLeft', { count: available })}</p>}
      {problemText && (
        <p className="field-error mt-1">
          <CircleAlert aria-hidden size={16} />
          <span>
            {problemText}
            {problem === 'not_enough' && (
              <button type="button" className="cart-line-fix" onClick={() => change(_id, available)}>
                {t('line.setTo', { count: available })}
              </button>
            )}
          </span>
        </p>
      )}
    </>
  )
}
