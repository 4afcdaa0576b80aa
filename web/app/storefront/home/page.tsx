import { useSiteSettings } from '../../api/site-settings.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { paths } from '../../paths.ts'
import { PageHead } from '../../seo/page-head.tsx'
import type { Route } from './+types/page'
import { BannerStrip } from './banner-strip.tsx'
import { BuiltInHero } from './built-in-hero.tsx'
import { CategoryTiles } from './category-tiles.tsx'
import { CollectionTiles } from './collection-tiles.tsx'
import { FeatureTiles } from './feature-tiles.tsx'
import { Hero } from './hero.tsx'
import { loadHome } from './load-home.ts'
import { PopularProducts } from './popular-products.tsx'
import { ProductRow } from './product-row.tsx'
import { ShopJsonLd } from './shop-json-ld.tsx'
import { StoryStrip } from './story-strip.tsx'

export function loader({ context }: Route.LoaderArgs) {
  return loadHome(context)
}

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('shop')
  const { brand, intro } = useSiteSettings()
  const { banners, popular, rows, collections, features, about } = loaderData
  const [hero, first, second, third] = banners
  return (
    <>
      <PageHead title={brand.tagline || t('home.title')} description={intro || brand.tagline} />
      <ShopJsonLd />
      {hero ? <Hero banner={hero} /> : <BuiltInHero />}
      <FeatureTiles features={features} />
      <CategoryTiles />
      <PopularProducts products={popular} />
      {first && <BannerStrip banner={first} />}
      {rows.map(({ category, products }) => (
        <ProductRow key={category._id} title={category.label} to={paths.category(category.name)} products={products} />
      ))}
      {second && <BannerStrip banner={second} />}
      <StoryStrip about={about} />
      {third && <BannerStrip banner={third} />}
      <CollectionTiles collections={collections} />
    </>
  )
}
