import { addDays } from '../../../../contract/durations.ts'
import type { FeedItem } from './feed-items.rule.ts'

export const feedChannels = ['google', 'meta', 'tiktok'] as const
export type FeedChannel = (typeof feedChannels)[number]
export type FeedSender = { brand: string; now: Date }

export type Cells = [name: string, value: string][]

const states: Record<FeedChannel, Record<FeedItem['state'], string>> = {
  google: { 'in-stock': 'in_stock', sewn: 'backorder', 'sold-out': 'out_of_stock' },
  meta: { 'in-stock': 'in stock', sewn: 'available for order', 'sold-out': 'out of stock' },
  tiktok: { 'in-stock': 'in stock', sewn: 'in stock', 'sold-out': 'out of stock' },
}

/** The attributes of an item as a channel names them; every item of a channel has the same ones, in the same sequence. */
export function feedCells(channel: FeedChannel, item: FeedItem, { brand, now }: FeedSender): Cells {
  const money = (amount: number | null) => (amount === null ? '' : `${amount} VND`)
  const cells: Cells = [
    ['id', item.id],
    ['title', item.title],
    ['description', item.description],
    ['link', item.link],
    ['image_link', item.imageLink],
    ['additional_image_link', item.moreImages.join(',')],
    ['availability', states[channel][item.state]],
    ['price', money(item.price)],
    ['sale_price', money(item.salePrice)],
    ['brand', brand],
    ['condition', 'new'],
    ['item_group_id', item.groupId],
    ['product_type', item.category],
    ['color', item.color],
    ['size', item.size],
    ['gender', 'unisex'],
    ['age_group', item.ageGroup],
  ]
  if (channel !== 'google') return cells
  // Google refuses a back order without a date, and goods without a number of their maker unless they say so.
  const from = item.state === 'sewn' ? addDays(now, Math.max(1, item.leadDays)).toISOString() : ''
  return [...cells, ['availability_date', from], ['identifier_exists', 'no']]
}

/** TikTok's key has another name in a file of columns. */
export function columnName(channel: FeedChannel, name: string): string {
  return channel === 'tiktok' && name === 'id' ? 'sku_id' : name
}
