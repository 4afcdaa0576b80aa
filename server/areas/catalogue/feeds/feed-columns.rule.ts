import { addDays } from '../../../../contract/durations.ts'
import type { FeedItem } from './feed-items.rule.ts'

export const feedChannels = ['google', 'meta', 'tiktok'] as const
export type FeedChannel = (typeof feedChannels)[number]
export type FeedSender = { brand: string; now: Date }

type Cells = [name: string, value: string][]

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

/** An item of RSS 2.0 with Google's attributes, which all three channels read; an empty attribute is left out. */
export function rssItem(cells: Cells): string {
  const parts = cells.flatMap(([name, value]) => {
    const values = name === 'additional_image_link' ? value.split(',') : [value]
    return values.filter(Boolean).map((one) => `<g:${name}>${escapeXml(one)}</g:${name}>`)
  })
  return `<item>${parts.join('')}</item>\n`
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

/** Without the control characters that XML cannot hold. */
export function escapeXml(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed.
  return text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '').replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign)
}
