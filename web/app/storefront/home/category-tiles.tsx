import { useTranslation } from '../../i18n/use-translation.ts'
import { paths } from '../../paths.ts'
import { Art } from '../../ui/art.tsx'
import { Link } from '../../ui/link.tsx'
import { MaybeVietnamese } from '../../ui/maybe-vietnamese.tsx'
import { useShop } from '../use-shop.ts'
import { HomeSection } from './home-section.tsx'

export function CategoryTiles() {
  const { t } = useTranslation('shop')
  const { categories } = useShop()
  if (categories.length === 0) return null
  return (
    <HomeSection title={t('home.categories')} anchor="categories">
      <ul className="category-tiles">
        {categories.map(({ _id, name, label, art }) => (
          <li key={_id}>
            <Link to={paths.category(name)} className="category-tile">
              <span className="category-tile-art">
                <Art name={art ?? 'category-gifts'} />
              </span>
              <MaybeVietnamese text={label} />
            </Link>
          </li>
        ))}
      </ul>
    </HomeSection>
  )
}
