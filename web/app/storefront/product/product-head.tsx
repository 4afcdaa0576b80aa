import type { Product } from '../../../../contract/catalogue.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { PageHead } from '../../page-head.tsx'
import { paths } from '../../paths.ts'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { JsonLd } from '../../ui/json-ld.tsx'
import { usePublicUrl } from '../../use-public-url.ts'
import { useShop } from '../use-shop.ts'
import type { Choice } from './choose-variant.ts'
import { describeOffers } from './describe-offers.ts'
import type { LoadedProduct } from './load-product.ts'

/** What others than its reader learn of the page, and the way here. */
export function ProductHead({ product, areas, choice }: { product: Product; areas: NonNullable<LoadedProduct['areas']>; choice: Choice }) {
  const { t } = useTranslation()
  const { brand, policies } = useShop()
  const url = usePublicUrl()
  const language = useLanguage()
  const { category, name, nameLanguage, description, seo } = product
  const crumbs = [
    { label: t('header.home'), to: paths.home() },
    { label: t('header.products'), to: paths.products() },
    { label: category.label, to: paths.category(category.name) },
    { label: name, lang: nameLanguage === language ? undefined : nameLanguage },
  ]
  const picture = (choice.color ?? product.colors[0])?.images[0]
  return (
    <>
      <PageHead
        title={seo?.title ?? name}
        description={seo?.description ?? description}
        image={picture ? paths.sharePicture(picture._id) : undefined}
        type="product"
        canonicalPath={paths.product(product.slug)}
        keep={[]}
      />
      <JsonLd
        data={describeOffers({ product, areas, url, language, brand: brand.name, crumbs, hasReturns: policies.includes('returns') })}
      />
      <Breadcrumb items={crumbs} />
    </>
  )
}
