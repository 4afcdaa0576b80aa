import type { OrderPhoto } from '../../../contract/orders/making.ts'
import { photoWidthsOf } from '../../../contract/photo-widths.ts'
import { type OrderKey, orderApiPath } from './order-path.ts'

/** The URLs of a photo of an order, narrowest first. They hold the token of the order's link, where the page has it. */
export function photoUrls(key: OrderKey, photo: OrderPhoto): { url: string; width: number }[] {
  const url = (width: number) => orderApiPath(key, `/photos/${encodeURIComponent(photo._id)}/${width}.webp`)
  return photoWidthsOf(photo).map((width) => ({ url: url(width), width }))
}
