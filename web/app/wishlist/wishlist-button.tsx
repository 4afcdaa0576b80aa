import { useTranslation } from '../i18n/use-translation.ts'
import { announce } from '../ui/live-region.tsx'
import { useToggleWishlist } from './use-toggle-wishlist.ts'
import { useIsInWishlist } from './wishlist-ids.ts'

type WishlistButtonProps = { product: { _id: string; name: string }; className: string }

/** The wishlist button of a product. Reserves its space and appears once its state is known. */
export function WishlistButton({ product, className }: WishlistButtonProps) {
  const { t } = useTranslation()
  const isWished = useIsInWishlist(product._id)
  const wish = useToggleWishlist()
  const { _id, name } = product
  async function toggle() {
    if (await wish(_id, !isWished)) announce(t(isWished ? 'wish.removed' : 'wish.added', { name }))
  }
  return (
    <button
      type="button"
      className={`wishlist-button ${className}`}
      aria-pressed={isWished ?? false}
      aria-label={t('wish.heart', { name })}
      data-ready={isWished === undefined ? undefined : ''}
      onClick={() => void toggle()}
    >
      <svg aria-hidden="true">
        <use href="#heart" />
      </svg>
    </button>
  )
}

/** On a card it takes no space, so it is left out of the HTML: nobody can use it before its state is known. */
export function CardWishlistButton({ product }: Pick<WishlistButtonProps, 'product'>) {
  return useIsInWishlist(product._id) === undefined ? null : <WishlistButton product={product} className="card-wishlist" />
}
