import type { RouterContextProvider } from 'react-router'
import { CategoryPictures, type Collection, CollectionList, ProductList } from '../../../../contract/catalogue.ts'
import { type Banner, BannerList, SettingsResponse } from '../../../../contract/content.ts'
import { type Bilingual, inLanguage } from '../../../../contract/language/languages.ts'
import { QuotedReview } from '../../../../contract/reviews.ts'
import { publicApi } from '../../api/api.ts'
import { throwRouteError } from '../../api/api-error.ts'
import { requestContext } from '../../api/request-context.ts'
import { withQuery } from '../../paths.ts'
import { type ImageProps, toDecorativeImage, toImageProps, toLaterImage } from '../../ui/image-props.ts'
import { type CardProduct, toCard } from '../product-card/card-product.ts'

const popularShown = 8
const collectionsShown = 2

/** The page requires only the shop's texts; any other part that fails is left out or offers a retry. */
export async function loadHome(context: Readonly<RouterContextProvider>) {
  const api = publicApi(context)
  const { language } = context.get(requestContext)
  const read = (text: Bilingual | undefined) => (text ? inLanguage(text, language) : '')
  const [settings, banners, popular, categoryPictures, collections, review] = await Promise.all([
    api.get('/api/settings', SettingsResponse).catch(throwRouteError),
    api.get('/api/banner', BannerList).then(
      ({ data }) => data,
      () => [],
    ),
    api.get(withQuery('/api/products/popular', { limit: popularShown }), ProductList).then(
      // The section says that they sell best.
      ({ data }) => data.products.map((product) => withoutBestSeller(toCard(product))),
      () => null,
    ),
    api.get('/api/categories/pictures', CategoryPictures).then(
      ({ data }): CategoryImages =>
        Object.fromEntries(data.map(({ category, picture }) => [category, toLaterImage({ ...picture, alt: '' })])),
      (): CategoryImages => ({}),
    ),
    api.get('/api/collections', CollectionList).then(
      ({ data }) =>
        data
          .filter(({ image }) => image)
          .slice(0, collectionsShown)
          .map(shownCollection),
      () => [],
    ),
    api.get('/api/reviews/quoted', QuotedReview).then(
      ({ data }) => data.review,
      () => null,
    ),
  ])
  const { texts, aboutPictures } = settings.data.settings
  return {
    banners: banners
      .filter(({ active }) => active)
      .sort((a, b) => a.order - b.order)
      .map((banner) => shownBanner(banner, read)),
    popular,
    categoryPictures,
    collections,
    review,
    features: texts.features.map(({ icon, title, description }) => ({ icon, title: read(title), description: read(description) })),
    about: {
      title: read(texts.about.title),
      paragraphs: texts.about.paragraphs.slice(0, 2).map(read),
      picture: aboutPictures[0] ? toImageProps(aboutPictures[0]) : null,
    },
  }
}

function withoutBestSeller(product: CardProduct): CardProduct {
  return product.status === 'Best seller' ? { ...product, status: 'Regular' } : product
}

/** By the id of the category. */
export type CategoryImages = Record<string, ImageProps>

export type ShownBanner = ReturnType<typeof shownBanner>

function shownBanner({ title, subtitle, cta, link, image, mobileImage }: Banner, read: (text: Bilingual | undefined) => string) {
  return {
    ...{ title: read(title), subtitle: read(subtitle), cta: read(cta), link },
    image: toDecorativeImage(image),
    // Shown instead of the image on phones, over the same placeholder.
    mobileImage: mobileImage && toDecorativeImage({ ...mobileImage, placeholder: '' }),
  }
}

export type ShownCollection = ReturnType<typeof shownCollection>

function shownCollection({ _id, label, slug, image, productCount }: Collection) {
  return { _id, label, slug, productCount, image: image && toDecorativeImage(image) }
}
