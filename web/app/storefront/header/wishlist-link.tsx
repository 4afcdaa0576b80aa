import Heart from 'lucide-react/icons/heart'
import { useTranslation } from '../../i18n/use-translation.ts'
import { paths } from '../../paths.ts'
import { Link } from '../../ui/link.tsx'
import { openWishlistDrawer } from '../../wishlist/wishlist-drawer-store.ts'
import { useWishlistCount } from '../../wishlist/wishlist-ids.ts'
import { preloadWishlistDrawer } from '../wishlist/lazy-wishlist-drawer.tsx'

/** Opens the wishlist drawer; without scripts it leads to the wishlist page. */
export function WishlistLink() {
  const { t } = useTranslation()
  const count = useWishlistCount()
  function onClick(event: React.MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    openWishlistDrawer()
  }
  return (
    <Link
      to={paths.wishlist()}
      className="icon-button relative"
      aria-label={count === undefined ? t('wish.title') : t('header.wishlist', { count })}
      aria-haspopup="dialog"
      onClick={onClick}
      onPointerEnter={preloadWishlistDrawer}
      onFocus={preloadWishlistDrawer}
    >
      <Heart aria-hidden size={22} strokeWidth={1.8} />
      {count !== undefined && count > 0 && (
        <span aria-hidden="true" className="cart-count">
          {count}
        </span>
      )}
    </Link>
  )
}
