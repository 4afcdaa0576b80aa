import { useLocation } from 'react-router'
import { useSiteSettings } from '../../api/site-settings.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { isSamePath, paths } from '../../paths.ts'
import { useScrollToCurrent } from '../../ui/hooks/use-scroll-to-current.ts'
import { Illustration } from '../../ui/illustration.tsx'
import { Link } from '../../ui/link.tsx'
import { MaybeVietnamese } from '../../ui/maybe-vietnamese.tsx'

/** A row of links to all categories. */
export function CategoryStrip() {
  const { t } = useTranslation('shop')
  const { pathname } = useLocation()
  const { categories } = useSiteSettings()
  const isHere = (to: string) => (isSamePath(pathname, to) ? ('page' as const) : undefined)
  const strip = useScrollToCurrent(pathname)
  if (categories.length === 0) return null
  return (
    <nav ref={strip} aria-label={t('list.category')} className="category-strip">
      <ul>
        <li>
          <Link to={paths.products()} className="category-link" aria-current={isHere(paths.products())}>
            {t('list.any')}
          </Link>
        </li>
        {categories.map(({ _id, name, label, art }) => (
          <li key={_id}>
            <Link to={paths.category(name)} className="category-link" aria-current={isHere(paths.category(name))}>
              {art && <Illustration name={art} className="text-xl" />}
              <MaybeVietnamese text={label} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
