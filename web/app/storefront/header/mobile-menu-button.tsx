import Menu from 'lucide-react/icons/menu'
import { useLocation } from 'react-router'
import { useTranslation } from '../../i18n/use-translation.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { createDrawerStore } from '../../ui/drawer-store.ts'
import { LazyDrawer } from '../../ui/lazy/lazy-drawer.tsx'
import { preloadLazy } from '../../ui/lazy/load-lazy.ts'
import { OverlayLink } from './overlay-link.tsx'

const load = async () => (await import('./mobile-menu.tsx')).MobileMenu
const { open, close, useIsOpen } = createDrawerStore()
const preload = () => preloadLazy(load)

/** Without scripts it links to the links at the end of the page. */
export function MobileMenuButton() {
  const { t } = useTranslation()
  const { pathname, search } = useLocation()
  const isOpen = useIsOpen()
  return (
    <>
      <OverlayLink to="#site-links" className="icon-button narrow-only" aria-label={t('header.openMenu')} open={open} preload={preload}>
        <Menu aria-hidden size={24} strokeWidth={1.8} />
      </OverlayLink>
      <LazyDrawer
        {...{ isOpen, load }}
        onClose={close}
        title={t('header.mobileMenu')}
        fallbackLink={
          <ButtonLink to={pathname + search} look="secondary" reloadDocument>
            {t('part.reload')}
          </ButtonLink>
        }
      >
        {(MobileMenu) => <MobileMenu isOpen={isOpen} onClose={close} />}
      </LazyDrawer>
    </>
  )
}
