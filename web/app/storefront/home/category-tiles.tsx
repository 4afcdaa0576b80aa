import { useSiteSettings } from '../../api/site-settings.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { paths } from '../../paths.ts'
import { Illustration } from '../../ui/illustration.tsx'
import { Link } from '../../ui/link.tsx'
import { MaybeVietnamese } from '../../ui/maybe-vietnamese.tsx'
import { HomeSection } from './home-section.tsx'

export function CategoryTiles() {
  const { t } = useTranslation('shop')
  const { categories } = useSiteSettings()
  if (categories.length === 0) return null
  return (
    <HomeSection title={t('home.categories')} anchor="categories">
      <ul className="category-tiles">
        {categories.map(({ _id, name, label, art }) => (
          <li key={_id}>
            <Link to={paths.category(name)} className="category-tile">
              <span className="category-tile-art">
                <Illustration name={art ?? 'category-gifts'} />
              </span>
              <MaybeVietnamese text={label} />
            </Link>
          </li>
        ))}
      </ul>
    </HomeSection>
  )
}
