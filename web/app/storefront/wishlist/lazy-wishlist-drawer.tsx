import { useTranslation } from '../../i18n/use-translation.ts'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { LazyDrawer } from '../../ui/lazy/lazy-drawer.tsx'
import { preloadLazy } from '../../ui/lazy/load-lazy.ts'
import { closeWishlistDrawer, useIsWishlistDrawerOpen } from '../../wishlist/wishlist-drawer-store.ts'

const load = async () => (await import('./wishlist-drawer.tsx')).WishlistDrawer
/** Loads the drawer's script on the first sign of interest, not with the page. */
export const preloadWishlistDrawer = () => preloadLazy(load)

export function LazyWishlistDrawer() {
  const { t } = useTranslation()
  const isOpen = useIsWishlistDrawerOpen()
  return (
    <LazyDrawer
      {...{ isOpen, load }}
      onClose={closeWishlistDrawer}
      title={t('wish.title')}
      fallbackLink={
        <ButtonLink to={paths.wishlist()} look="secondary" reloadDocument>
          {t('part.page')}
        </ButtonLink>
      }
    >
      {(WishlistDrawer) => <WishlistDrawer />}
    </LazyDrawer>
  )
}
