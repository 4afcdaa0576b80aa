import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import type { CartItem } from '../../../../contract/cart.ts'
import { lineName } from '../../cart/item-name.ts'
import { isPurchasable } from '../../cart/optimistic-cart.rule.ts'
import { useCartActions } from '../../cart/use-cart-actions.ts'
import { useTranslation } from '../../i18n/use-translation.ts'

const maxQuantity = 99

/** Plus and minus. A button without effect stays focusable, so that the focus is not lost. */
export function CartLineQuantity({ item }: { item: CartItem }) {
  const { _id, quantity } = item
  const { t } = useTranslation('checkout')
  const { change } = useCartActions()
  if (!isPurchasable(item)) return null
  const name = lineName(item)
  const isLeast = quantity <= 1
  const isMost = quantity >= maxQuantity
  return (
    <div className="quantity">
      <button
        type="submit"
        name="quantity"
        value={Math.max(1, quantity - 1)}
        aria-label={t('line.less', { name })}
        aria-disabled={isLeast || undefined}
        onClick={() => !isLeast && change(_id, quantity - 1)}
      >
        <Minus aria-hidden size={18} />
      </button>
      <input readOnly tabIndex={-1} value={quantity} aria-label={t('line.quantity', { name })} inputMode="none" />
      <button
        type="submit"
        name="quantity"
        value={Math.min(maxQuantity, quantity + 1)}
        aria-label={t('line.more', { name })}
        aria-disabled={isMost || undefined}
        onClick={() => !isMost && change(_id, quantity + 1)}
      >
        <Plus aria-hidden size={18} />
      </button>
    </div>
  )
}
