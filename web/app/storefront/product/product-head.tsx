import type { Product } from '../../../../contract/catalogue.ts'
import { useSiteSettings } from '../../api/site-settings.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { paths } from '../../paths.ts'
import { JsonLd } from '../../seo/json-ld.tsx'
import { PageHead } from '../../seo/page-head.tsx'
import { usePublicUrl } from '../../seo/use-public-url.ts'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import type { VariantChoice } from './choose-variant.rule.ts'
import type { LoadedProduct } from './load-product.ts'
import { productJsonLd } from './product-json-ld.ts'

/** The metadata and the breadcrumb of the page. */
export function ProductHead({
  product,
  areas,
  choice,
}: {
  product: Product
  areas: NonNullable<LoadedProduct['areas']>
  choice: VariantChoice
}) {
  const { t } = useTranslation()
  const { brand, policies } = useSiteSettings()
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
        canonicalParams={[]}
      />
      <JsonLd
        data={productJsonLd({ product, areas, url, language, brand: brand.name, crumbs, hasReturns: policies.includes('returns') })}
      />
      <Breadcrumb items={crumbs} />
    </>
  )
}
