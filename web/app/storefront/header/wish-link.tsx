import Heart from 'lucide-react/icons/heart'
import { useTranslation } from '../../i18n/use-translation.ts'
import { paths } from '../../paths.ts'
import { Link } from '../../ui/link.tsx'
import { openWishPanel } from '../../wishlist/wish-panel.ts'
import { useWishCount } from '../../wishlist/wished-ids.ts'
import { loadWishDrawer } from '../wishlist/wish-drawer-mount.tsx'

/** Opens the wishlist over the page; without scripts it leads to its page. */
export function WishLink() {
  const { t } = useTranslation()
  const count = useWishCount()
  function onClick(event: React.MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    openWishPanel()
  }
  return (
    <Link
      to={paths.wishlist()}
      className="icon-button relative"
      aria-label={count === undefined ? t('wish.title') : t('header.wishlist', { count })}
      aria-haspopup="dialog"
      onClick={onClick}
      onPointerEnter={loadWishDrawer}
      onFocus={loadWishDrawer}
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
