import { useEffect } from 'react'
import { paths } from '../../paths.ts'
import { Drawer } from '../../ui/drawer.tsx'
import { Link } from '../../ui/link.tsx'
import { closeWishPanel, useWishPanel } from '../../wishlist/wish-panel.ts'
import { useWishlist } from './use-wishlist.ts'
import { WishContents } from './wish-contents.tsx'
import { useWishlistTexts } from './wishlist-texts.ts'

export function WishDrawer() {
  const { t } = useWishlistTexts()
  const isOpen = useWishPanel()
  const { wishlist, error, isFetching, refetch } = useWishlist()

  // Prices and stock may have moved since the last look.
  useEffect(() => {
    if (isOpen) refetch()
  }, [isOpen, refetch])

  return (
    <Drawer
      isOpen={isOpen}
      onClose={closeWishPanel}
      title={t('common:wish.title')}
      className="wish-drawer"
      footer={
        wishlist &&
        wishlist.count > 0 && (
          <p className="text-center">
            <Link to={paths.wishlist()}>{t('toPage')}</Link>
          </p>
        )
      }
    >
      <WishContents wishlist={wishlist} error={error} onRetry={refetch} isRetrying={isFetching} />
    </Drawer>
  )
}
