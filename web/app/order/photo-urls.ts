import { type OrderPhoto, photoWidths } from '../../../contract/making.ts'
import { type OrderKey, orderApiPath } from './order-path.ts'

/** The URLs of a photo of an order, narrowest first. They hold the token of the order's link, where the page has it. */
export function photoUrls(key: OrderKey, { _id, width }: OrderPhoto): { url: string; width: number }[] {
  const narrower = photoWidths.filter((one) => one < width)
  const widths = narrower.length < photoWidths.length ? [...narrower, width] : narrower
  return widths.map((one) => ({ url: orderApiPath(key, `/photos/${encodeURIComponent(_id)}/${one}.webp`), width: one }))
}
