import type { Language } from '../../../contract/language/language.schema.ts'
import type { WishlistResponse } from '../../../contract/wishlist.ts'
import type { Db } from '../../platform/database/client.ts'
import { findProducts } from '../catalogue/catalogue.ts'
import { listWishes, type WishlistOwner } from './wishlist.sql.ts'

type Wishlist = WishlistResponse['data']['wishlist']

/** The saved products that are still for sale, newest first. */
export async function readWishlist(db: Db, owner: WishlistOwner | null, language: Language): Promise<Wishlist> {
  const wished = owner ? await listWishes(db, owner) : []
  const addedAt = new Map(wished.map(({ productId, createdAt }) => [productId, createdAt.toISOString()]))
  const products = await findProducts(db, [...addedAt.keys()], language)
  const items = products.map((product) => ({ ...product, addedAt: addedAt.get(product._id) ?? '' }))
  return { items, count: items.length }
}

export async function listWishedIds(db: Db, owner: WishlistOwner | null): Promise<string[]> {
  const wished = owner ? await listWishes(db, owner) : []
  return wished.map(({ productId }) => productId)
}
