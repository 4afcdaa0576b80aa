import { useSiteSettings } from '../../api/site-settings.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { paths } from '../../paths.ts'
import { Illustration } from '../../ui/illustration.tsx'
import { Link } from '../../ui/link.tsx'
import { MaybeVietnamese } from '../../ui/maybe-vietnamese.tsx'
import { Picture } from '../../ui/picture.tsx'
import { HomeSection } from './home-section.tsx'
import type { CategoryImages } from './load-home.ts'

/** Each category with a picture of what it holds; without one, with its drawing. On a phone they scroll sideways. */
export function CategoryTiles({ images }: { images: CategoryImages }) {
  const { t } = useTranslation('shop')
  const { categories } = useSiteSettings()
  if (categories.length === 0) return null
  return (
    <HomeSection title={t('home.categories')} anchor="categories">
      <ul className="category-tiles">
        {categories.map(({ _id, name, label, art }) => {
          const image = images[_id]
          return (
            <li key={_id}>
              <Link to={paths.category(name)} className="category-tile">
                <span className="category-tile-art">
                  {image ? (
                    <Picture picture={image} sizes="(width >= 64rem) 120px, 84px" upTo={320} decorative className="size-full" />
                  ) : (
                    <Illustration name={art ?? 'category-gifts'} />
                  )}
                </span>
                <MaybeVietnamese text={label} />
              </Link>
            </li>
          )
        })}
      </ul>
    </HomeSection>
  )
}
