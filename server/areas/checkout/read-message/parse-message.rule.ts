import { stripDiacritics } from '../../../../contract/language/strip-diacritics.ts'
import type { PaymentMethod } from '../../../../contract/orders/orders.ts'
import { type FoundWard, findProvince, findWards } from '../../accounts/accounts.ts'
import { findStamps, rangesToSkip } from './chat-stamps.rule.ts'
import { type MessagePart, type MessageText, type Range, readText, tokensOf, withoutRanges } from './message-text.rule.ts'
import { nameAt } from './name-at.rule.ts'
import { readCorrections } from './read-corrections.rule.ts'
import { readDestination } from './read-destination.rule.ts'
import type { ReadItem } from './read-item.rule.ts'
import { readItems } from './read-items.rule.ts'
import { choosePhone, readPhones } from './read-phones.rule.ts'
import { chooseName, type NameCandidate, readNames } from './read-recipient.rule.ts'
import { readGift, readPayment, readRemarks } from './read-remarks.rule.ts'
import { isStreet } from './read-street.rule.ts'
import { laterParcels } from './several-parcels.rule.ts'
import { splitMessage } from './split-message.rule.ts'

type Context = Parameters<typeof readItems>[2] & {
  /** Whether a writer in a copied chat is the shop. */
  isShop: (writer: string) => boolean
}

/** Where a guess stands in the message. */
export type FieldSpan = Range & { field: string }

const isForOther =
  /\b(?:dat|mua|lay) (?:giup|gium|dum|ho|tang)\b|\b(?:gui|giao|ship)(?: hang)? (?:cho|ve|toi|den)(?: (?:nha|ten|cho))? (?:ba|me|ma|bo|ong|chi|anh|ban|co|di|bac|chu|em gai|em trai|vo|chong)\b|\btang (?:ban|chi|co|me|em|vo|chong)\b/

/** A message as far as it can be read without the shop's products. */
export type ParsedMessage = {
  fullName: string
  phone: string
  otherPhones: string[]
  province: string
  ward: string
  wardCandidates: FoundWard[]
  street: string
  note: string
  payment: PaymentMethod | null
  gift: boolean
  items: ReadItem[]
  spans: FieldSpan[]
  unsure: string[]
}

/** Reads a message that was copied from a chat. Pure; its time grows with the length of the message alone. */
export function parseMessage(message: string, context: Context): ParsedMessage {
  const whole = readText(message)
  const stamps = findStamps(whole)
  const corrections = readCorrections(whole)
  const readable = withoutRanges(whole, [
    ...rangesToSkip(whole, stamps, context.isShop),
    ...formerNames(whole),
    ...orderNumbers(whole),
    ...fieldNames(whole),
    ...corrections,
  ])

  const allPhones = readPhones(readable)
  const payment = readPayment(readable)
  const parcels = laterParcels(readable, allPhones)
  const [later] = parcels
  const phones = allPhones.filter(({ start }) => !later || start < later.start)
  const gifts = readGift(readable)
  const remaining = withoutRanges(readable, [...parcels, ...phones, ...payment.ranges])
  const parts = splitMessage(remaining)

  const { items, parts: itemParts } = readItems(remaining, parts, context)
  const notes = readRemarks(
    remaining,
    parts.filter((part) => !itemParts.has(part) && (part.label === null || part.label === 'note' || part.isAfterVerb)),
  )
  const labelledNotes = parts.filter(({ label }) => label === 'note')
  const isNote = (part: Range) =>
    notes.some((note) => (note.start >= part.start && note.end <= part.end) || (part.start >= note.start && part.end <= note.end))
  const isGiftTalk = (part: Range) => gifts.some(({ start, end }) => start >= part.start && end <= part.end)
  const marked = parts.map((part) =>
    itemParts.has(part) ? { ...part, label: 'items' as const } : isNote(part) ? { ...part, label: 'note' as const } : part,
  )
  const relabelled = marked.map((part, at) => (isNameAsAddress(remaining, part, marked[at + 1]) ? { ...part, label: null } : part))
  const place = readDestination(remaining, relabelled)

  const names = readNames({
    message: remaining,
    parts: relabelled,
    phones,
    isTaken: (part) =>
      part.label === 'items' || (place.parts.has(part) && isPlacePart(remaining, part, place)) || isNote(part) || isGiftTalk(part),
    isPlace: isProvinceOrDistrict,
  })
  const fromStamp =
    names.length === 0
      ? stampName(
          whole,
          stamps.flatMap(({ writer }) => (writer && !context.isShop(whole.text.slice(writer.start, writer.end)) ? [writer] : [])),
        )
      : []
  const known = chooseName([...names, ...fromStamp], phones[0] ?? null, isForOther.test(readable.folded))
  const chosen = choosePhone(readable, phones, known.hasSender)

  const spans: FieldSpan[] = later ? [{ field: 'parcels', ...whole.inMessage(later) }] : []
  const unsure = new Set<string>(later ? ['parcels'] : [])
  const mark = (field: string, range: Range | null | undefined, isUnsure: boolean) => {
    if (range) spans.push({ field, ...whole.inMessage(range) })
    if (isUnsure) unsure.add(field)
  }
  mark('fullName', known.name, known.name !== null && known.isUnsure)
  mark('phone', chosen.phone, chosen.isUnsure || corrections.some(({ kind }) => kind === 'phone'))
  for (const other of chosen.others) mark('otherPhones', other, false)
  mark('province', place.province?.range, place.province?.isUnsure ?? false)
  mark('ward', place.ward?.range, place.ward?.isUnsure ?? false)
  const street = withoutName(place.street, known.name).filter(
    ({ start, end }) => end > start && !isWardAgain(remaining.folded.slice(start, end), place.ward?.name),
  )
  // "Nhận: Mẹ và Bé Hoa Sữa, 211 Lý Thái Tổ … (Thắm)": of the shop that receives it nothing is read.
  const named = relabelled.filter(
    ({ label, isAfterVerb, start }) =>
      label === 'name' || (isAfterVerb && /\bnhan\s?:\s*$/.test(remaining.folded.slice(Math.max(0, start - 8), start))),
  )
  const isNameless = named.length > 0 && !named.some(({ start, end }) => known.name && known.name.start < end && known.name.end > start)
  // A name within the address that is to be checked: so is the rest.
  const isCut = known.isUnsure && street.some((range) => !place.street.includes(range))
  for (const range of street) mark('street', range, place.isStreetUnsure || isCut || isNameless)
  const remarks = [...notes, ...labelledNotes.filter((part) => !isNote(part))].sort((a, b) => a.start - b.start)
  for (const range of remarks) mark('note', range, false)
  for (const range of payment.method ? payment.ranges : []) mark('payment', range, payment.isUnsure)
  for (const range of gifts) mark('gift', range, false)

  const written = ({ start, end }: Range) => remaining.text.slice(start, end).replace(/\s+/g, ' ').trim()
  return {
    fullName: known.name?.name ?? '',
    phone: chosen.phone?.phone ?? '',
    otherPhones: chosen.others.flatMap(({ phone }) => phone ?? []),
    province: place.province?.name ?? '',
    ward: place.ward?.name ?? '',
    wardCandidates: place.candidates,
    street: street.map(written).join(', '),
    note: remarks.map(written).join('. '),
    payment: payment.method,
    gift: gifts.length > 0,
    items: items.map((item) => ({ ...item, ...whole.inMessage(item) })),
    spans,
    unsure: [...unsure],
  }
}

/** "MM261121-4K7P": an order placed before, no goods. */
function orderNumbers({ folded }: MessageText): Range[] {
  return [...folded.matchAll(/(?<![a-z0-9])mm ?\d{4,6} ?- ?[0-9a-z]{4}(?![a-z0-9])/g)].map(({ 0: number, index }) => ({
    start: index,
    end: index + number.length,
  }))
}

/** "Phường/xã:", "Tỉnh/TP:": the form that was filled in. */
function fieldNames({ folded }: MessageText): Range[] {
  const kind = '(?:phuong|xa|quan|huyen|tinh|tp|thanh pho|thi tran|so nha|duong)'
  return [...folded.matchAll(new RegExp(`(?<![a-z])${kind}(?: ?[/,-] ?${kind})+\\s?[:：]`, 'g'))].map(({ 0: words, index }) => ({
    start: index,
    end: index + words.length,
  }))
}

/** "(tên cũ P.10 Q.3)", "(cũ)": the place is named by today's name, or told to be a former one. */
function formerNames({ text, folded }: MessageText): Range[] {
  const asides = folded.matchAll(
    /\((?:cu|(?:ten cu|truoc (?:day|kia|la)|before|formerly)\b[^()\n]{0,80})\)|(?<=\b(?:phuong|xa|p\.|x\.|quan|huyen|thi tran)[^\n,;]{2,30}) cu (?:thuoc|ben|o) /g,
  )
  const former = text
    .normalize('NFC')
    .toLowerCase()
    .matchAll(/(?<=(?:phường|xã|quận|huyện|thị trấn|p\.|x\.)[^\n,;]{2,30}) cũ(?=\s*(?:[,;\n]|$))/g)
  // "Thị trấn Sa Pa cũ, giờ là phường Sa Pa".
  const renamed = text
    .normalize('NFC')
    .toLowerCase()
    .matchAll(
      /(?:phường|xã|quận|huyện|thị trấn|p\.|x\.) ?[^\n,;.]{1,30} cũ[\s,.…]+(?:à )?(?:nay|giờ|bây giờ|mới)(?: là| thuộc)? (?=phường|xã)/g,
    )
  return [...asides, ...renamed, ...former].map(({ 0: aside, index }) => ({ start: index, end: index + aside.length }))
}

/** "Địa chỉ: Kiều Oanh, Khu 7 …": the address begins with the recipient's name. */
function isNameAsAddress(message: MessageText, part: MessagePart, next: MessagePart | undefined): boolean {
  if (part.label !== 'address' || !next || next.label !== null) return false
  const text = message.text.slice(part.start, part.end)
  const words = tokensOf(message, part)
  if (
    /\d/.test(text) ||
    /\b(?:hotel|residence|resort|villas?|homestay|tower|building|apartments?)\b/i.test(text) ||
    isStreet(text) ||
    words.length > 5 ||
    findProvince(text) ||
    findWards(text).wards.length > 0
  )
    return false
  return nameAt(message, words, 0)?.end === words.at(-1)?.end
}

function isProvinceOrDistrict(text: string): boolean {
  if (findProvince(text)) return true
  return text.split(' ').length > 1 && findWards(text).wards.some(({ former }) => former !== null && !former.includes(','))
}

/** Whether a part of the address is really one: the first may be the recipient's name. */
function isPlacePart(message: MessageText, part: Range, { province, ward, street }: ReturnType<typeof readDestination>): boolean {
  const written = message.text.slice(part.start, part.end)
  if (isStreet(written)) return true
  const tokens = tokensOf(message, part)
  const person = /\d/.test(written) ? undefined : nameAt(message, tokens, 0)
  if (person?.hasTitle && person.end === tokens.at(-1)?.end && !isProvinceOrDistrict(written)) return false
  return [province?.range, ward?.range, ...street].some((range) => range && range.start < part.end && range.end > part.start)
}

function withoutName(street: readonly Range[], name: NameCandidate | null): Range[] {
  return street.flatMap((range) => {
    if (!name || name.end <= range.start || name.start >= range.end) return [range]
    return [
      { start: range.start, end: name.start },
      { start: name.end, end: range.end },
    ].filter(({ start, end }) => end - start > 1)
  })
}

/** "Mình ở Buôn Ma Thuột, …, phường Buôn Ma Thuột": the ward, no hamlet. */
function isWardAgain(written: string, ward: string | undefined): boolean {
  return (
    ward !== undefined &&
    stripDiacritics(ward)
      .toLowerCase()
      .replace(/^(?:phuong|xa) /, '') === written.trim()
  )
}

/** The writer of a copied chat, if nobody else is named. */
function stampName(whole: MessageText, writers: readonly Range[]): NameCandidate[] {
  const [writer] = writers
  const name = writer && nameAt(whole, tokensOf(whole, writer), 0)
  return name ? [{ ...name, source: 'stamp' }] : []
}
