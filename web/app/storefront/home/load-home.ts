import type { RouterContextProvider } from 'react-router'
import { type Category, CategoryList, type Collection, CollectionList, ProductList, ProductPage } from '../../../../contract/catalogue.ts'
import { type Banner, BannerList, SettingsResponse } from '../../../../contract/content.ts'
import { type Bilingual, inLanguage } from '../../../../contract/languages.ts'
import { type Api, publicApi } from '../../api/api.ts'
import { throwRouteError } from '../../api/api-error.ts'
import { requestContext } from '../../api/request-context.ts'
import { withQuery } from '../../paths.ts'
import { toDecorativeImage, toImageProps } from '../../ui/image-props.ts'
import { toCard } from '../product-card/card-product.ts'

const popularShown = 8
/** Beside the popular products: the tiles show the range of the catalogue. */
const rowsShown = 1
const productsInRow = 4
const collectionsShown = 4

/** The page requires only the shop's texts; any other part that fails is left out or offers a retry. */
export async function loadHome(context: Readonly<RouterContextProvider>) {
  const api = publicApi(context)
  const { language } = context.get(requestContext)
  const read = (text: Bilingual | undefined) => (text ? inLanguage(text, language) : '')
  const [settings, banners, popular, rows, collections] = await Promise.all([
    api.get('/api/settings', SettingsResponse).catch(throwRouteError),
    api.get('/api/banner', BannerList).then(
      ({ data }) => data,
      () => [],
    ),
    api.get(withQuery('/api/products/popular', { limit: popularShown }), ProductList).then(
      ({ data }) => data.products.map(toCard),
      () => null,
    ),
    loadRows(api).catch(() => []),
    api.get('/api/collections', CollectionList).then(
      ({ data }) => data.slice(0, collectionsShown).map(shownCollection),
      () => [],
    ),
  ])
  const { texts, aboutPictures } = settings.data.settings
  return {
    banners: banners
      .filter(({ active }) => active)
      .sort((a, b) => a.order - b.order)
      .map((banner) => shownBanner(banner, read)),
    popular,
    rows,
    collections,
    features: texts.features.map(({ icon, title, description }) => ({ icon, title: read(title), description: read(description) })),
    about: {
      title: read(texts.about.title),
      paragraphs: texts.about.paragraphs.slice(0, 2).map(read),
      picture: aboutPictures[0] ? toImageProps(aboutPictures[0]) : null,
    },
  }
}

async function loadRows(api: Api) {
  const { data } = await api.get('/api/categories', CategoryList)
  const largest = data.filter(({ productCount }) => productCount > 0).sort((a, b) => b.productCount - a.productCount)
  return Promise.all(largest.slice(0, rowsShown).map((category) => loadRow(api, category)))
}

async function loadRow(api: Api, { _id, name, label }: Category) {
  const { data } = await api.get(withQuery('/api/products', { category: name, limit: productsInRow }), ProductPage)
  return { category: { _id, name, label }, products: data.products.map(toCard) }
}

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
