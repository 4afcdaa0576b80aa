import type { ReadMessage, ReadMessageItem } from '../../../../contract/admin/read-message.ts'
import type { ReadSource } from '../../../platform/database/read-source.ts'
import {
  countColors,
  findWanted,
  matchColors,
  readNamedPairs,
  readSearchContext,
  sizesFor,
  type WantedProduct,
} from '../../catalogue/catalogue.ts'
import { readSettings } from '../../content/content.ts'
import { foldedName } from './message-text.rule.ts'
import { parseMessage } from './parse-message.rule.ts'
import type { ReadItem } from './read-item.rule.ts'

type Context = Awaited<ReturnType<typeof readSearchContext>>

/**
 * What a message copied from a chat says about an order, matched with the shop's products. Writes nothing. At most twelve items are
 * looked up, each with the statements of one search.
 */
export async function readMessage(source: ReadSource, text: string): Promise<ReadMessage['data']> {
  const [context, { brand }, colors, namedPairs] = await Promise.all([
    readSearchContext(source),
    readSettings(source.db),
    countColors(source),
    readNamedPairs(source),
  ])
  const shopName = foldedName(brand.name)
  const parsed = parseMessage(text, {
    ...context,
    namedPairs,
    colors: colors.flatMap(({ color, colorEn }) => [color, colorEn ?? []].flat()),
    isShop: (writer) => shopName !== '' && foldedName(writer).includes(shopName),
  })
  const { items, wardCandidates, spans, unsure, ...fields } = parsed
  const data: ReadMessage['data'] = {
    ...fields,
    wardCandidates: wardCandidates.map(({ ward, province, former }) => ({ ...ward, province: province.name, former })),
    items: [],
    spans,
    unsure,
  }
  const doubtful = new Set<string>()
  const found = new Map<string, ReturnType<typeof findWanted>>()
  for (const item of items) {
    if (item.isPictured) {
      const path = `items.${data.items.length}`
      const { quantity, start, end } = item
      data.spans.push({ field: path, start, end })
      doubtful.add(`${path}.product`).add(`${path}.picture`)
      data.items.push({ text: text.slice(start, end).trim(), quantity, ...asWritten(item), product: null, candidates: [] })
      continue
    }
    const phrase = item.sku ?? item.phrase
    const { color } = item
    const key = `${phrase} ${color?.text ?? ''}`
    const hasColor = ({ colors }: WantedProduct) => color === null || matchColors(color.text, colors, context).length > 0
    const search = found.get(key) ?? findWanted(source, phrase, hasColor)
    found.set(key, search)
    const wanted = await search
    // "Thỏ bông thêu tên Bống": of several, the one that is made with a name.
    const isOpen = wanted.product === null && wanted.candidates.length > 1
    const { product, candidates } = isOpen && item.isEmbroidered ? await findWanted(source, `${phrase} thêu tên`, hasColor) : wanted
    for (const each of chooseVariants(item, product, context)) {
      const path = `items.${data.items.length}`
      data.spans.push({ field: path, start: item.start, end: item.end })
      for (const field of each.unsure) doubtful.add(`${path}.${field}`)
      data.items.push({
        text: text.slice(item.start, item.end).trim(),
        ...each.item,
        product: product && nameOf(product),
        candidates: product ? [] : candidates.map(nameOf),
      })
    }
  }
  if (doubtful.size > 0) data.unsure.push('items', ...doubtful)
  return data
}

function nameOf({ _id, sku, name }: WantedProduct) {
  return { _id, sku, name }
}

function asWritten({ size, color }: ReadItem) {
  return { ...(size ? { size: size.text } : {}), ...(color ? { color: color.text } : {}) }
}

type Variant = { item: Pick<ReadMessageItem, 'quantity' | 'size' | 'color'>; unsure: string[] }

const maxVariants = 8

/** The colour and size of an item by the names of its product; one variant for each colour where the message says so. */
function chooseVariants(item: ReadItem, product: WantedProduct | null, context: Context): Variant[] {
  const { quantity } = item
  if (!product) return [{ item: { quantity, ...asWritten(item) }, unsure: ['product'] }]
  const size = chooseSize(item, product, context)
  const colors = chooseColors(item, product, context)
  const each = item.isEachColor ? (colors.length > 1 ? colors : product.colors) : colors
  const shared = { quantity, ...(size ? { size } : {}) }
  const isSizeUnsure = product.sizes.length > 0 && !size ? ['size'] : []
  if (item.isEachColor && each.length > 1)
    return each.slice(0, maxVariants).map(({ color }) => ({ item: { ...shared, color }, unsure: [...isSizeUnsure, 'quantity'] }))
  const [color, ...others] = each
  if (color && others.length === 0) return [{ item: { ...shared, color: color.color }, unsure: isSizeUnsure }]
  return [{ item: { ...shared, ...(item.color ? { color: item.color.text } : {}) }, unsure: [...isSizeUnsure, 'color'] }]
}

function chooseSize({ size }: ReadItem, { sizes }: WantedProduct, { chart }: Context): string | undefined {
  if (!size) return sizes.length === 1 ? sizes[0]?.size : undefined
  const names = sizes.map((each) => each.size)
  const plain = (text: string) =>
    text
      .toLowerCase()
      .replace(/^(?:size|sz|sai|cỡ|co)\s*/, '')
      .replace(/\s/g, '')
  const same = names.find((name) => plain(name) === plain(size.text))
  const fitting = same ? [same] : sizesFor(size.wanted, names, chart)
  return fitting.length === 1 ? fitting[0] : undefined
}

function chooseColors({ color, phrase }: ReadItem, { colors, name }: WantedProduct, context: Context): WantedProduct['colors'] {
  const text = color ? color.text : phrase
  const named = matchColors(text, colors, context)
  if (named.length > 0) return named
  const inPhrase = color ? matchColors(phrase, colors, context) : []
  if (inPhrase.length > 0) return inPhrase
  const isOfName = color !== null && foldedName(name).includes(foldedName(color.text))
  return colors.length === 1 && (!color || isOfName) ? colors : []
}
