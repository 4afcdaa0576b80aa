import { useEffect } from 'react'
import { paths } from '../../paths.ts'
import { Drawer } from '../../ui/drawer.tsx'
import { Link } from '../../ui/link.tsx'
import { closeWishlistDrawer, useIsWishlistDrawerOpen } from '../../wishlist/wishlist-drawer-store.ts'
import { useWishlist } from './use-wishlist.ts'
import { WishlistContents } from './wishlist-contents.tsx'
import { useWishlistTexts } from './wishlist-texts.ts'

export function WishlistDrawer() {
  const { t } = useWishlistTexts()
  const isOpen = useIsWishlistDrawerOpen()
  const { wishlist, error, isFetching, refetch } = useWishlist()

  // Prices and stock may have changed in the meantime.
  useEffect(() => {
    if (isOpen) refetch()
  }, [isOpen, refetch])

  return (
    <Drawer
      isOpen={isOpen}
      onClose={closeWishlistDrawer}
      title={t('common:wish.title')}
      className="wishlist-drawer"
      footer={
        wishlist &&
        wishlist.count > 0 && (
          <p className="text-center">
            <Link to={paths.wishlist()}>{t('toPage')}</Link>
          </p>
        )
      }
    >
      <WishlistContents wishlist={wishlist} error={error} onRetry={refetch} isRetrying={isFetching} />
    </Drawer>
  )
}
