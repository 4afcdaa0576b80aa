import { OneProduct, type Product, ProductList, relatedLimit } from '../../../../contract/catalogue.ts'
import { LocationList, SettingsResponse } from '../../../../contract/content.ts'
import type { Api } from '../../api/api.ts'
import { throwRouteError } from '../../api/api-error.ts'
import { type CardProduct, toCard } from '../product-card/card-product.ts'
import { loadReviews } from './reviews/load-reviews.ts'

export type LoadedProduct = Awaited<ReturnType<typeof loadProductContext>>

/** Loads the product, which the page requires, and its context, which the page can do without. */
export async function loadProduct(api: Api, slug: string) {
  // Requested with the product, because they do not depend on it.
  const shop = loadShop(api)
  const { product } = await api
    .get(`/api/products/slug/${encodeURIComponent(slug)}`, OneProduct)
    .catch(async (error: unknown) => throwRouteError(error, { instead: await loadAlternatives(api, slug) }))
  return loadProductContext(api, product, shop)
}

/** For an old link to a product that is no longer sold. */
async function loadAlternatives(api: Api, slug: string): Promise<CardProduct[]> {
  const response = await api
    .get(`/api/products/instead-of/${encodeURIComponent(slug)}?limit=${relatedLimit}`, ProductList)
    .catch(() => null)
  return (response?.data.products ?? []).map(toCard)
}

/** What the page shows of the shop; null where it failed to load. */
async function loadShop(api: Api) {
  const [settings, areas] = await Promise.all([
    api.get('/api/settings', SettingsResponse).then(
      (response) => response.data.settings,
      () => null,
    ),
    api.get('/api/locations', LocationList).then(
      (response) => response.data,
      () => null,
    ),
  ])
  return { settings, areas }
}

/** Loads a product with the context of its page. */
export async function loadProductContext(api: Api, product: Product, shop = loadShop(api)) {
  const [related, reviews, { settings, areas }] = await Promise.all([
    api.get(`/api/products/related/${product._id}?limit=${relatedLimit}`, ProductList).then(
      (response) => response.data.products.map(toCard),
      () => [],
    ),
    loadReviews(api, product._id),
    shop,
  ])
  return {
    product,
    related,
    reviews,
    /** Null if they failed to load: the page then says nothing about delivery. */
    areas: areas?.map(({ _id, provinces, shippingFee, freeFrom, days }) => ({ _id, provinces, shippingFee, freeFrom, days })) ?? null,
    /** Undefined if it failed to load: the browser may fetch it. */
    sizeChart: settings?.sizeChart,
    pictureNote: settings?.texts.pictureNote,
    buyNote: settings?.texts.buyNote,
    returnsPromise: settings?.texts.policies.returns?.[0]?.heading,
  }
}
