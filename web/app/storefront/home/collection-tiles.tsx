import { useTranslation } from '../../i18n/use-translation.ts'
import { paths } from '../../paths.ts'
import { Link } from '../../ui/link.tsx'
import { MaybeVietnamese } from '../../ui/maybe-vietnamese.tsx'
import { Picture } from '../../ui/picture.tsx'
import { HomeSection } from './home-section.tsx'
import type { ShownCollection } from './load-home.ts'

export function CollectionTiles({ collections }: { collections: readonly ShownCollection[] }) {
  const { t } = useTranslation('shop')
  if (collections.length === 0) return null
  return (
    <HomeSection title={t('home.collections')} anchor="collections" className="home-collections">
      <ul className="collection-tiles">
        {collections.map(({ _id, label, slug, image, productCount }) => (
          <li key={_id}>
            <Link to={paths.collection(slug)} className="collection-tile card">
              <span className="collection-tile-picture">
                {image && <Picture picture={image} sizes="(width >= 48rem) 50vw, 100vw" upTo={1280} decorative className="size-full" />}
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
