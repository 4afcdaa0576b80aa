import type { RouterContextProvider } from 'react-router'
import { type Category, CategoryList, ProductList, ProductPage } from '../../../../contract/catalogue.ts'
import { type Banner, BannerList, SettingsResponse } from '../../../../contract/content.ts'
import { type Api, publicApi } from '../../api/api.ts'
import { throwRouteError } from '../../api/api-error.ts'
import { withQuery } from '../../paths.ts'
import { toImageProps } from '../../ui/image-props.ts'
import { toCard } from '../product-card/card-product.ts'

const popularShown = 8
const rowsShown = 3
const productsInRow = 4

/** The page requires only the shop's texts; any other part that fails is left out or offers a retry. */
export async function loadHome(context: Readonly<RouterContextProvider>) {
  const api = publicApi(context)
  const [settings, banners, popular, rows] = await Promise.all([
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
  ])
  const { texts, aboutPictures } = settings.data.settings
  return {
    banners: banners
      .filter(({ active }) => active)
      .sort((a, b) => a.order - b.order)
      .map(shownBanner),
    popular,
    rows,
    features: texts.features,
    about: {
      ...texts.about,
      paragraphs: texts.about.paragraphs.slice(0, 2),
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

function shownBanner({ _id, title, subtitle, cta, link, image, mobileImage }: Banner) {
  return { _id, title, subtitle, cta, link, image: toImageProps(image), mobileImage: mobileImage && toImageProps(mobileImage) }
}
