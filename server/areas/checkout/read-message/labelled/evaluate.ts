import type { ReadMessage } from '../../../../../contract/admin/read-message.ts'
import type { LabelledMessage } from './read-labels.ts'

type Data = ReadMessage['data']
/** `isRight`: as labelled. `isMarked`: named in `unsure`. */
export type FieldOutcome = { field: string; wanted: string; got: string; isRight: boolean; isMarked: boolean }
export type MessageOutcome = { message: string; fields: FieldOutcome[]; milliseconds: number }

const keys = {
  name: 'fullName',
  phone: 'phone',
  street: 'street',
  ward: 'ward',
  province: 'province',
  pay: 'payment',
  gift: 'gift',
  note: 'note',
} as const

export function compare(
  { message, fields, others, hasCandidates, hasParcels, items }: LabelledMessage,
  data: Data,
): Omit<MessageOutcome, 'milliseconds'> {
  const outcomes = (Object.keys(keys) as (keyof typeof keys)[]).map((key): FieldOutcome => {
    const field = keys[key]
    const got = field === 'gift' ? (data.gift ? 'yes' : '') : (data[field] ?? '')
    const wanted = fields[key]
    return { field, wanted, got, isRight: sameText(got, wanted), isMarked: data.unsure.includes(field) }
  })
  const phones = data.otherPhones.join(' ')
  outcomes.push({
    field: 'otherPhones',
    wanted: others.join(' '),
    got: phones,
    isRight: phones === others.join(' '),
    isMarked: data.unsure.includes('phone'),
  })
  if (hasCandidates) {
    const isRight = data.wardCandidates.length > 0 && data.unsure.includes('ward')
    outcomes.push({ field: 'wardCandidates', wanted: 'some', got: String(data.wardCandidates.length), isRight, isMarked: isRight })
  }
  const isSeveral = data.unsure.includes('parcels')
  if (hasParcels || isSeveral)
    outcomes.push({
      ...{ field: 'parcels', wanted: hasParcels ? 'several' : 'one', got: isSeveral ? 'several' : 'one' },
      ...{ isRight: hasParcels === isSeveral, isMarked: isSeveral },
    })
  const got = data.items.map((item, at) =>
    shown(
      item,
      data.unsure.filter((path) => path.startsWith(`items.${at}.`)).map((path) => path.split('.')[2] ?? ''),
    ),
  )
  const isRight = items.length === got.length && items.every((item) => got.includes(item))
  outcomes.push({ field: 'items', wanted: items.join('; '), got: got.join('; '), isRight, isMarked: data.unsure.includes('items') })
  return { message, fields: outcomes }
}

/** "2 MM-DA-01 3Y Chàm"; a doubtful size or colour is "?", one that the product does not have is "-". */
function shown({ quantity, size, color, product, candidates, text }: Data['items'][number], unsure: readonly string[]): string {
  if (unsure.includes('picture')) return `${quantity} picture ${size?.replace(/^(?:size|sz) /i, '').toUpperCase() ?? '-'}`
  if (!product) return `${quantity} ? (${text}: ${candidates.map(({ sku }) => sku).join(' ')})`
  return `${quantity} ${product.sku} ${unsure.includes('size') ? '?' : (size ?? '-')} ${unsure.includes('color') ? '?' : (color ?? '-')}`
}

function sameText(one: string, other: string): boolean {
  const plain = (text: string) =>
    text
      .normalize('NFC')
      .toLowerCase()
      .replace(/[\s.,]+/g, ' ')
      .trim()
  return plain(one) === plain(other)
}

export type FieldAccuracy = { field: string; right: number; all: number; wrongUnmarked: number }

/** Of each field: in how many messages it is as labelled, and how often it is wrong without a mark. Messages without it count too. */
export function accuracyOf(outcomes: readonly MessageOutcome[]): FieldAccuracy[] {
  const all = Map.groupBy(
    outcomes.flatMap(({ fields }) => fields),
    ({ field }) => field,
  )
  return [...all].map(([field, each]) => ({
    field,
    right: each.filter(({ isRight }) => isRight).length,
    all: each.length,
    wrongUnmarked: each.filter(({ isRight, isMarked, got }) => !isRight && !isMarked && got !== '').length,
  }))
}
