import { useLocation } from 'react-router'
import { paths } from '../../paths.ts'
import { AccountMenu } from './account-menu.tsx'
import { CartLink } from './cart-link.tsx'
import { Logo } from './logo.tsx'
import { MainMenu } from './main-menu.tsx'
import { MobileMenuButton } from './mobile-menu-button.tsx'
import { SearchLink } from './search-link.tsx'
import { TopBar } from './top-bar.tsx'
import { useIsAtTop } from './use-is-at-top.ts'
import { WishlistLink } from './wishlist-link.tsx'

/** 44 px and 96 px, on the server as in the browser; white only over the hero of the home page. */
export function ShopHeader() {
  const { pathname } = useLocation()
  const { isAtTop, topMark } = useIsAtTop()
  const isHome = pathname === paths.home()
  return (
    <>
      <div ref={topMark} aria-hidden="true" className="top-mark" />
      <header
        className="shop-header"
        data-over-hero={isHome || undefined}
        data-light={(isHome && isAtTop) || undefined}
        data-lifted={!isAtTop || undefined}
      >
        <TopBar />
        <div className="main-bar page-width">
          <Logo />
          <MainMenu />
          <div className="main-bar-icons">
            <SearchLink />
            <WishlistLink />
            <AccountMenu />
            <CartLink />
            <MobileMenuButton />
          </div>
        </div>
      </header>
    </>
  )
}
