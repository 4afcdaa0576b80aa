import Heart from 'lucide-react/icons/heart'
import { useTranslation } from '../../i18n/use-translation.ts'
import { paths } from '../../paths.ts'
import { openWishlistDrawer } from '../../wishlist/wishlist-drawer-store.ts'
import { useWishlistCount } from '../../wishlist/wishlist-ids.ts'
import { preloadWishlistDrawer } from '../wishlist/lazy-wishlist-drawer.tsx'
import { OverlayLink } from './overlay-link.tsx'

/** Opens the wishlist drawer; without scripts it leads to the wishlist page. */
export function WishlistLink() {
  const { t } = useTranslation()
  const count = useWishlistCount()
  return (
    <OverlayLink
      to={paths.wishlist()}
      className="icon-button relative"
      aria-label={count === undefined ? t('wish.title') : t('header.wishlist', { count })}
      open={openWishlistDrawer}
      count={count}
      preload={preloadWishlistDrawer}
    >
      <Heart aria-hidden size={22} strokeWidth={1.8} />
    </OverlayLink>
  )
}
