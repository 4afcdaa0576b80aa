import { useSiteSettings } from '../../api/site-settings.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { PageHead } from '../../seo/page-head.tsx'
import type { Route } from './+types/page'
import { BannerBand } from './banner-band.tsx'
import { BannerStrip } from './banner-strip.tsx'
import { BuiltInHero } from './built-in-hero.tsx'
import { CategoryTiles } from './category-tiles.tsx'
import { CollectionTiles } from './collection-tiles.tsx'
import { FeatureTiles } from './feature-tiles.tsx'
import { Hero } from './hero.tsx'
import { loadHome } from './load-home.ts'
import { PopularProducts } from './popular-products.tsx'
import { ReviewQuote } from './review-quote.tsx'
import { ShopJsonLd } from './shop-json-ld.tsx'
import { StoryStrip } from './story-strip.tsx'

export function loader({ context }: Route.LoaderArgs) {
  return loadHome(context)
}

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('shop')
  const { brand, intro, announcement } = useSiteSettings()
  const { banners, popular, categoryPictures, collections, review, features, about } = loaderData
  const [hero, first, second, third] = banners
  return (
    <>
      <PageHead title={brand.tagline || t('home.title')} description={intro || brand.tagline} />
      <ShopJsonLd />
      {hero ? <Hero banner={hero} /> : <BuiltInHero />}
      {announcement && <p className="announcement-strip">{announcement}</p>}
      <CategoryTiles images={categoryPictures} />
      <PopularProducts products={popular} />
      {first && <BannerBand banner={first} />}
      <FeatureTiles features={features} />
      <ReviewQuote review={review} />
      <CollectionTiles collections={collections} />
      {second && <BannerStrip banner={second} />}
      <StoryStrip about={about} />
      {third && <BannerStrip banner={third} />}
    </>
  )
}
