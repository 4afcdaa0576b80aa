import { useSiteSettings } from '../../api/site-settings.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { paths } from '../../paths.ts'
import { Link } from '../../ui/link.tsx'
import { MaybeVietnamese } from '../../ui/maybe-vietnamese.tsx'
import { Picture } from '../../ui/picture.tsx'
import { HomeSection } from './home-section.tsx'

export function CollectionTiles() {
  const { t } = useTranslation('shop')
  const { collections } = useSiteSettings()
  if (collections.length === 0) return null
  return (
    <HomeSection title={t('home.collections')} anchor="collections" className="home-collections">
      <ul className="collection-tiles">
        {collections.slice(0, 4).map(({ _id, label, slug, image, productCount }) => (
          <li key={_id}>
            <Link to={paths.collection(slug)} className="collection-tile card">
              <span className="collection-tile-picture">
                {image && <Picture picture={image} sizes="(width >= 48rem) 50vw, 100vw" decorative className="size-full" />}
              </span>
              <span className="collection-tile-name">
                <MaybeVietnamese text={label} />
              </span>
              <span className="px-4 pb-4 text-sm text-soft">{t('count', { count: productCount })}</span>
            </Link>
          </li>
        ))}
      </ul>
    </HomeSection>
  )
}
