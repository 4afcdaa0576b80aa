import { useLocation } from 'react-router'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Link } from '../../ui/link.tsx'
import { MenuGroup } from './menu-group.tsx'
import { useMenu } from './use-menu.ts'

/** The menu of wide screens. */
export function MainMenu() {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const { home, products, collections, about, deals } = useMenu()
  return (
    <nav aria-label={t('header.menu')} className="main-menu">
      <ul className="flex items-center">
        <li>
          <Link to={home.to} className="menu-entry" aria-current={home.isCurrent ? 'page' : undefined}>
            {home.label}
          </Link>
        </li>
        <MenuGroup label={t('header.products')} entries={products} isCurrent={pathname.startsWith('/products') && !deals.isCurrent} />
        {collections.length > 0 && (
          <MenuGroup label={t('header.collections')} entries={collections} isCurrent={pathname.startsWith('/collections')} />
        )}
        {about && (
          <li>
            <Link to={about.to} className="menu-entry" aria-current={about.isCurrent ? 'page' : undefined}>
              {about.label}
            </Link>
          </li>
        )}
        <li>
          <Link to={deals.to} className="menu-entry" aria-current={deals.isCurrent ? 'page' : undefined}>
            {deals.label}
          </Link>
        </li>
      </ul>
    </nav>
  )
}
