import Heart from 'lucide-react/icons/heart'
import { useTranslation } from '../i18n/use-translation.ts'
import { announce } from '../ui/live-region.tsx'
import { useToggleWishlist } from './use-toggle-wishlist.ts'
import { useIsInWishlist } from './wishlist-ids.ts'

type WishlistButtonProps = { product: { _id: string; name: string }; className?: string; children?: React.ReactNode }

/** The wishlist button of a product. Reserves its space and appears once its state is known. */
export function WishlistButton({ product: { _id, name }, className = '', children }: WishlistButtonProps) {
  const { t } = useTranslation()
  const isWished = useIsInWishlist(_id)
  const wish = useToggleWishlist()
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
      <Heart aria-hidden size={20} strokeWidth={1.8} />
      {children}
    </button>
  )
}
