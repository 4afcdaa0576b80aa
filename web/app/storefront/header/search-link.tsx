import Search from 'lucide-react/icons/search'
import { useTranslation } from '../../i18n/use-translation.ts'
import { paths } from '../../paths.ts'
import { Link } from '../../ui/link.tsx'
import { preloadSearchOverlay } from '../search-overlay/lazy-search-overlay.tsx'
import { openSearch } from '../search-overlay/search-overlay-store.ts'

/** Opens the search overlay; without scripts it leads to the search page. */
export function SearchLink() {
  const { t } = useTranslation()
  function onClick(event: React.MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    openSearch()
  }
  return (
    <Link
      to={paths.search()}
      className="icon-button"
      aria-label={t('header.search')}
      aria-haspopup="dialog"
      onClick={onClick}
      onPointerEnter={preloadSearchOverlay}
      onFocus={preloadSearchOverlay}
    >
      <Search aria-hidden size={22} strokeWidth={1.8} />
    </Link>
  )
}
