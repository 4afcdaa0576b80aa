import { useTranslation } from '../../i18n/use-translation.ts'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { LateDrawer } from '../../ui/late-drawer.tsx'
import { preloadPart } from '../../ui/load-part.ts'
import { closeWishPanel, useWishPanel } from '../../wishlist/wish-panel.ts'

const load = async () => (await import('./wish-drawer.tsx')).WishDrawer
/** The drawer's script comes on the first sign of interest, not with the page. */
export const loadWishDrawer = () => preloadPart(load)

export function WishDrawerMount() {
  const { t } = useTranslation()
  const isOpen = useWishPanel()
  return (
    <LateDrawer
      {...{ isOpen, load }}
      onClose={closeWishPanel}
      title={t('wish.title')}
      instead={
        <ButtonLink to={paths.wishlist()} look="secondary" reloadDocument>
          {t('part.page')}
        </ButtonLink>
      }
    >
      {(WishDrawer) => <WishDrawer />}
    </LateDrawer>
  )
}
