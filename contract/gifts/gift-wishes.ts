import type { PresentedGift } from './gifts.ts'

/** What is wished for a gift; nothing where the order is no gift, or a gift without wishes. Apart from the schemas, for pages. */
export function wishesOf(gift: PresentedGift | undefined): Exclude<PresentedGift, boolean> {
  return typeof gift === 'object' ? gift : {}
}
