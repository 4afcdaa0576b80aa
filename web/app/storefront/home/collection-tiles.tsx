import { useTranslation } from '../../i18n/use-translation.ts'
import { paths } from '../../paths.ts'
import { Link } from '../../ui/link.tsx'
import { MaybeVietnamese } from '../../ui/maybe-vietnamese.tsx'
import { Picture } from '../../ui/picture.tsx'
import type { ShownCollection } from './load-home.ts'

/** Two collections side by side, from edge to edge on a phone. */
export function CollectionTiles({ collections }: { collections: readonly ShownCollection[] }) {
  const { t } = useTranslation('shop')
  if (collections.length === 0) return null
  return (
    <section id="collections" className="home-collections home-section offscreen" aria-label={t('home.collections')}>
      <ul className="collection-tiles">
        {collections.map(({ _id, label, slug, image, productCount }) => (
          <li key={_id}>
            <Link to={paths.collection(slug)} className="collection-tile">
              {image && (
                <Picture picture={image} sizes="(width >= 75rem) 600px, 50vw" upTo={1280} decorative className="collection-tile-picture" />
              )}
              <span className="collection-tile-name">
                <MaybeVietnamese text={label} />
              </span>
              <span className="text-sm text-soft">{t('count', { count: productCount })}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
