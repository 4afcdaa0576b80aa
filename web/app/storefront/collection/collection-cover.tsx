import type { Collection } from '../../../../contract/catalogue.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { paths } from '../../paths.ts'
import { PageBreadcrumb } from '../../seo/page-breadcrumb.tsx'
import { MaybeVietnamese } from '../../ui/maybe-vietnamese.tsx'
import { Picture } from '../../ui/picture.tsx'

/** The collection's image beside its name and description. */
export function CollectionCover({ collection }: { collection: Collection }) {
  const { t } = useTranslation()
  const { label, description, image } = collection
  return (
    <header className="collection-cover">
      <div className="page-width collection-cover-columns">
        <div className="collection-cover-words">
          <PageBreadcrumb items={[{ label: t('header.home'), to: paths.home() }, { label: t('header.collections') }, { label }]} />
          <h1 className="stitched mt-3">
            <MaybeVietnamese text={label} />
          </h1>
          {description && (
            <p className="mt-4 max-w-[56ch]">
              <MaybeVietnamese text={description} />
            </p>
          )}
        </div>
        {image && <Picture picture={image} sizes="(width >= 64rem) 620px, 100vw" eager className="collection-cover-picture" />}
      </div>
    </header>
  )
}
