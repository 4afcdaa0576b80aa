import { z } from 'zod'
import { Product } from './catalogue.ts'
import { Id } from './text.ts'

export const maxWished = 200

export const WishedProduct = Product.extend({ addedAt: z.string() })
export type WishedProduct = z.infer<typeof WishedProduct>

/** The newest first; what is no longer sold is left out. */
export const Wishlist = z.object({ items: z.array(WishedProduct), count: z.int() })
export type Wishlist = z.infer<typeof Wishlist>

export const WishlistResponse = z.object({ data: z.object({ wishlist: Wishlist }), message: z.string().optional() })
export const WishedProductName = z.object({ productId: Id })
/** `userId` may be given; it has to be one's own. */
export const ClearWishlist = z.object({ userId: z.string().max(64).optional() })
/** Which products are wished for: all that hearts on cards have to know. */
export const WishedIds = z.object({ data: z.object({ productIds: z.array(z.string()) }) })
