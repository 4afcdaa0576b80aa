import { z } from 'zod'
import { NamedListedProduct } from './catalogue.ts'
import { Id } from './text.ts'

export const maxWished = 200

export const WishedProduct = NamedListedProduct.extend({ addedAt: z.string() })
export type WishedProduct = z.infer<typeof WishedProduct>

/** Newest first; products that are no longer sold are left out. */
export const Wishlist = z.object({ items: z.array(WishedProduct), count: z.int() })
export type Wishlist = z.infer<typeof Wishlist>

export const WishlistResponse = z.object({ data: z.object({ wishlist: Wishlist }), message: z.string().optional() })
export type WishlistResponse = z.infer<typeof WishlistResponse>
export const WishedProductName = z.object({ productId: Id })
/** `userId` may be given; it must be the caller's own. */
export const ClearWishlist = z.object({ userId: z.string().max(64).optional() })
/** The ids of all saved products: all that the wishlist buttons of cards need. */
export const WishedIds = z.object({ data: z.object({ productIds: z.array(z.string()) }) })
