import type { Cart } from '../../../../contract/cart.ts'
import { ApiError } from '../../api/api-error.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { FetchError } from '../../ui/fetch-error.tsx'
import { LinesSkeleton } from '../lines-skeleton.tsx'
import type { CartFailure } from './cart.action.ts'
import { CartDiscount } from './cart-discount.tsx'
import { CartEmpty } from './cart-empty.tsx'
import { CartLine } from './cart-line.tsx'
import { CartSizeChart } from './cart-size-chart.tsx'
import { useRemoveLine } from './use-remove-line.ts'

type CartContentsProps = {
  cart: Cart | undefined
  error: Error | null
  onRetry: () => void
  isRetrying: boolean
  /** The failure of a form posted without scripts. */
  failure?: CartFailure | undefined
}

/** The cart, or why it could not be loaded; the same in the drawer and on the page. Empty only if the shop confirms it. */
export function CartContents({ cart, error, onRetry, isRetrying, failure }: CartContentsProps) {
  const { t } = useTranslation(['checkout', 'common'])
  const { remove, box } = useRemoveLine(cart)
  if (!cart && error) {
    return (
      <FetchError
        title={t('common:cart.fetchFailed')}
        text={error instanceof ApiError && error.message ? error.message : t('cart.failedText')}
        isRetrying={isRetrying}
        onRetry={onRetry}
      />
    )
  }
  if (!cart) return <LinesSkeleton className="cart-lines" lineClass="cart-line" pictureClass="cart-line-picture" />
  return (
    <div ref={box}>
      {cart.items.length === 0 ? (
        <CartEmpty />
      ) : (
        <>
          <ul className="cart-lines" aria-label={t('cart.lines')}>
            {cart.items.map((item) => (
              <CartLine
                key={item._id}
                item={item}
                onRemove={() => void remove(item)}
                failure={failure?.itemId === item._id ? failure.message : undefined}
              />
            ))}
          </ul>
          <CartSizeChart items={cart.items} />
          <CartDiscount discount={cart.discount} failure={failure && !failure.itemId ? failure.message : undefined} />
        </>
      )}
    </div>
  )
}
