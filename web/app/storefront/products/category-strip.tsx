import { useLocation } from 'react-router'
import { useTranslation } from '../../i18n/use-translation.ts'
import { isSamePath, paths } from '../../paths.ts'
import { Art } from '../../ui/art.tsx'
import { Link } from '../../ui/link.tsx'
import { MaybeVietnamese } from '../../ui/maybe-vietnamese.tsx'
import { useShowHere } from '../../ui/use-show-here.ts'
import { useShop } from '../use-shop.ts'

/** The kinds of things there are, one beside the other. */
export function CategoryStrip() {
  const { t } = useTranslation('shop')
  const { pathname } = useLocation()
  const { categories } = useShop()
  const isHere = (to: string) => (isSamePath(pathname, to) ? ('page' as const) : undefined)
  const strip = useShowHere(pathname)
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
              {art && <Art name={art} className="text-xl" />}
              <MaybeVietnamese text={label} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
