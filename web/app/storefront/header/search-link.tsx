import Search from 'lucide-react/icons/search'
import { useTranslation } from '../../i18n/use-translation.ts'
import { paths } from '../../paths.ts'
import { preloadSearchOverlay } from '../search-overlay/lazy-search-overlay.tsx'
import { openSearch } from '../search-overlay/search-overlay-store.ts'
import { OverlayLink } from './overlay-link.tsx'

/** Opens the search overlay; without scripts it leads to the search page. */
export function SearchLink() {
  const { t } = useTranslation()
  return (
    <OverlayLink
      to={paths.search()}
      className="icon-button"
      aria-label={t('header.search')}
      open={openSearch}
      preload={preloadSearchOverlay}
    >
      <Search aria-hidden size={22} strokeWidth={1.8} />
    </OverlayLink>
  )
}
