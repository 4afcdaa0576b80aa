import { type FoundWard, findWards } from '../../accounts/accounts.ts'
import { type AddressRole, addressRole } from './address-role.rule.ts'
import { type MessagePart, type MessageText, type Range, tokensOf } from './message-text.rule.ts'
import { type FoundProvince, honorific, provinceAtEnd, withoutTail } from './read-province.rule.ts'
import { hasSeveralHouses, isDoubtfulStreet, isStreet, likelyStreets, streetRanges } from './read-street.rule.ts'
import { type Found, type Unit, unitAtEnd } from './read-unit.rule.ts'

export type Destination = {
  province: { name: string; range: Range; isUnsure: boolean } | null
  /** The ward as written; its official name, if there is one. */
  ward: { name: string; range: Range; isUnsure: boolean } | null
  candidates: FoundWard[]
  street: Range[]
  isStreetUnsure: boolean
  /** The parts that were read. */
  parts: Set<MessagePart>
}

type Reading = {
  province: (FoundProvince & { part: number }) | null
  district: Found | null
  ward: (Found & { isNamed?: true }) | null
  /** What is left of each part on the left of the ward. */
  left: Map<number, Range>
  /** The first part that belongs to the address. */
  from: number
}

const maxParts = 7
/** "Phường Cẩm Thành ạ", "… mới đúng". */
const talkAtEnd = /(?:\s+(?:ạ|nha|nhé|nghen|cơ|mới đúng))+$/u
/** Where the parcel goes: the province at the end of some part, and before it district, ward and street. */
export function readDestination(message: MessageText, parts: readonly MessagePart[]): Destination {
  const readings = provinceReadings(message, parts)
  if (readings.length === 0) readings.push(...readingsWithoutProvince(message, parts))
  const ends = new Set(readings.flatMap(({ province }) => (province?.isCertain ? [province.part] : [])))
  const read = readings.map((reading) => readSmaller(message, parts, reading, ends))
  const [only] = read
  const after = read.length === 1 && only?.province && !only.ward ? wardAfter(message, parts, only.province) : undefined
  // "5 Nguyễn Đình Chiểu, Q1, TPHCM (phường Sài Gòn mới)": the street is known.
  if (after && only?.province && only.from < only.province.part) only.ward = after.unit
  else if (after) read.splice(0, 1, readSmaller(message, parts, after.reading, ends))
  // A province alone ("phí ship về Cà Mau") is no other address.
  const whole = read.filter((each) => hasPlace(message, parts, each))
  const roles = new Map(whole.length > 1 ? whole.map((each) => [each, addressRole(message, parts, each, read)]) : [])
  const [best, ...others] = read.toSorted((a, b) => scoreOf(b, roles.get(b)) - scoreOf(a, roles.get(a)))
  if (!best) return streetAlone(message, parts)
  const rivals = others.filter((other) => isElsewhere(message, parts, other, best))
  const isToldApart = roles.get(best) === 'recipient' && rivals.every((rival) => roles.get(rival) !== 'recipient')
  return resolve(message, parts, best, rivals.length > 0 && !isToldApart)
}

/** One reading for each part that ends with the name of a province, the last first. */
function provinceReadings(message: MessageText, parts: readonly MessagePart[]): Reading[] {
  const readings: Reading[] = []
  for (let at = parts.length - 1; at >= 0 && readings.length < 4; at--) {
    const part = parts[at]
    if (!part || part.label === 'name' || part.label === 'items') continue
    const province = provinceAtEnd(message, part)
    if (!province) continue
    const left = new Map<number, Range>([[at, { start: part.start, end: province.range.start }]])
    readings.push({ province: { ...province, part: at }, district: null, ward: null, left, from: at })
  }
  // "Công ty Xây dựng Hòa Bình, …, TP.HCM": the part of a name is no other province.
  const certain = readings.filter(({ province }) => province?.isCertain)
  return certain.length > 0 ? certain : readings
}

/** "Chị ở Cà Mau, số 12 Phan Ngọc Hiển, phường An Xuyên": the province comes first. */
function wardAfter(
  message: MessageText,
  parts: readonly MessagePart[],
  province: NonNullable<Reading['province']>,
): { reading: Reading; unit: Unit } | undefined {
  for (let at = province.part + 1; at <= Math.min(province.part + 4, parts.length - 1); at++) {
    const part = parts[at]
    if (!part || (part.label !== null && part.label !== 'address')) continue
    const range = { start: part.start, end: withoutTail(tokensOf(message, part)).at(-1)?.end ?? part.end }
    const unit = unitAtEnd(message, range, province)
    if (!unit?.isNamed || unit.kind !== 'ward' || findWards(unit.text, { provinceCode: province.code }).wards.length === 0) continue
    return { reading: { province: { ...province, part: at }, district: null, ward: null, left: new Map([[at, range]]), from: at }, unit }
  }
  return undefined
}

/** A district or a ward with its "Q.", "P." whose name says in which province it is. */
function readingsWithoutProvince(message: MessageText, parts: readonly MessagePart[]): Reading[] {
  for (let at = parts.length - 1; at >= 0; at--) {
    const part = parts[at]
    if (!part || part.label === 'name' || part.label === 'items') continue
    const end = withoutTail(tokensOf(message, part)).at(-1)?.end ?? part.end
    const range = { start: part.start, end }
    const known = districtAlone(message, range)
    if (known)
      return [
        {
          province: { ...known, part: at },
          district: { range, text: known.text },
          ward: null,
          left: new Map([[at, { start: part.start, end: part.start }]]),
          from: at,
        },
      ]
    if (unitAtEnd(message, range, undefined)) {
      // "Em ở Đà Lạt, 23 Hai Bà Trưng, phường Cam Ly".
      const city = parts
        .slice(Math.max(0, at - 4), at)
        .flatMap((each) => (each.label === 'items' ? [] : (districtAlone(message, each) ?? [])))[0]
      const province = city ? { ...city, part: at } : null
      return [{ province, district: null, ward: null, left: new Map([[at, range]]), from: at }]
    }
  }
  return []
}

/** A part that is the name of one former district alone: "Đà Lạt", "Thủ Đức". It says in which province it is. */
function districtAlone({ text, folded }: MessageText, range: Range): FoundProvince | undefined {
  const written = text.slice(range.start, range.end)
  if (/\d/.test(written) || written.length > 40 || honorific.test(folded.slice(range.start, range.start + 3).trimEnd())) return undefined
  const { wards, isExact } = findWards(written)
  const [first] = wards.filter(({ former }) => former !== null && !former.includes(','))
  const isOne = first && isExact && wards.length > 1 && wards.every(({ province }) => province.code === first.province.code)
  if (!isOne) return undefined
  return { range, text: written, code: first.province.code, name: first.province.name, former: undefined, isCertain: false }
}

/** The province, ward and street of another address: the sender's, or of another time of the day. */
function isElsewhere(message: MessageText, parts: readonly MessagePart[], other: Reading, { left, from }: Reading): boolean {
  const last = Math.max(...other.left.keys())
  if (last >= from && other.from <= Math.max(...left.keys())) return false
  return hasPlace(message, parts, other)
}

function hasPlace(message: MessageText, parts: readonly MessagePart[], { ward, from, left }: Reading): boolean {
  const own = parts.slice(from, Math.max(...left.keys()) + 1)
  return ward !== null || own.some(({ start, end }) => isStreet(message.text.slice(start, end)))
}

/** `ends`: parts that end with a province, each perhaps the end of an address. */
function readSmaller(message: MessageText, parts: readonly MessagePart[], reading: Reading, ends: ReadonlySet<number>): Reading {
  let at = reading.province?.part ?? [...reading.left.keys()][0] ?? 0
  const lowest = Math.max(0, at - maxParts)
  let gap = 0
  while (at >= lowest) {
    const part = parts[at]
    if (!part || part.label === 'name' || part.label === 'items' || part.label === 'note') break
    if (reading.ward && at !== reading.province?.part && ends.has(at)) break
    const range = reading.left.get(at) ?? { start: part.start, end: part.end }
    const known = reading.ward
    const unit = known && (known.isNamed || reading.district) ? undefined : unitAtEnd(message, range, reading.province)
    if (known && unit) {
      // "P.15, Tân Bình": the ward is the one that is called so, in the district that a ward is named after today.
      const scope = { provinceCode: reading.province?.code, formerProvince: reading.province?.former }
      const both = unit.kind === 'ward' && unit.isNamed ? findWards(`${unit.text}, ${known.text}`, scope) : undefined
      if (both?.isExact && both.wards.length > 0) reading.district = known
    }
    const isFree = reading.ward === null || reading.district === reading.ward
    if (unit && isFree && (unit.kind === 'ward' || reading.district === null)) {
      if (unit.kind === 'ward') reading.ward = unit
      else reading.district = unit
      reading.left.set(at, { start: range.start, end: unit.range.start })
      reading.from = at
      gap = 0
      if (part.label === 'address' && message.folded.slice(range.start, unit.range.start).trim() === '') break
      continue
    }
    const rest = message.text.slice(range.start, range.end).replace(/^.*: /s, '')
    const isEmpty = !/[\p{L}\d]/u.test(rest)
    const isPart = isStreet(rest) || part.label === 'address' || (isEmpty && at >= reading.from)
    if (isPart) reading.from = at
    else if (++gap > 1) break
    if (part.label === 'address') break
    at--
    const next = reading.left.has(at) ? undefined : parts[at]
    const talk = next ? (talkAtEnd.exec(message.text.slice(next.start, next.end))?.[0] ?? '') : ''
    if (next) reading.left.set(at, { start: next.start, end: next.end - talk.length })
  }
  return reading
}

function scoreOf({ province, district, ward, left, from }: Reading, role: AddressRole | undefined): number {
  const byRole = role === 'recipient' ? 2 : role === 'other' ? -6 : 0
  return (
    byRole +
    (province ? 2 : 0) +
    (province?.isCertain ? 1 : 0) +
    (district ? 2 : 0) +
    (ward ? 3 : 0) +
    (left.size > 0 ? 0.1 : 0) +
    from * 0.01
  )
}

function resolve(message: MessageText, parts: readonly MessagePart[], reading: Reading, isDoubtful: boolean): Destination {
  const { province, district, ward, left, from } = reading
  const scope = { provinceCode: province?.code, formerProvince: province?.former }
  const written = [ward?.text, district?.text].filter(Boolean).join(', ')
  const found = written === '' ? { wards: [], isExact: false } : findWards(written, scope)
  const alone = found.wards.length === 0 && ward ? findWards(ward.text, scope) : found
  const [one, ...others] = alone.wards
  const isOne = one !== undefined && others.length === 0 && alone.isExact && ward !== null
  const provinces = new Set(alone.wards.map(({ province: { name } }) => name))
  const likely = likeliest(alone.wards, ward !== null)
  const derived = province ? undefined : provinces.size === 1 ? [...provinces][0] : likely?.province.name
  const wardRange = ward?.range ?? district?.range
  const isDerivedSure = provinces.size === 1 && district !== null && (ward === null || alone.isExact)
  const street = streetRanges(message, parts, reading)
  const used = new Set(parts.filter((_, at) => at >= from && at <= Math.max(...left.keys())))
  return {
    province: province
      ? { name: province.name, range: province.range, isUnsure: isDoubtful || (!province.isCertain && !ward && !district) }
      : derived && wardRange
        ? { name: derived, range: district?.range ?? wardRange, isUnsure: isDoubtful || !isDerivedSure }
        : null,
    ward: wardRange
      ? {
          name: isOne ? one.ward.name : (likely?.ward.name ?? ''),
          range: wardRange,
          isUnsure: isDoubtful || !isOne || alone !== found || (!province && !isDerivedSure),
        }
      : null,
    candidates: isOne ? [] : alone.wards.slice(0, 24),
    street,
    isStreetUnsure: isDoubtful || hasSeveralHouses(message, street) || isDoubtfulStreet(message, street),
    parts: used,
  }
}

/** Of several wards the one that is called so today, marked as doubtful: the others were called so before. */
function likeliest(wards: readonly FoundWard[], isWritten: boolean): FoundWard | undefined {
  const today = wards.filter(({ former }) => former === null)
  return isWritten && today.length === 1 ? today[0] : undefined
}

/** An address without any ward or province: what looks like a street. */
function streetAlone(message: MessageText, parts: readonly MessagePart[]): Destination {
  const street = likelyStreets(message, parts).slice(0, 2)
  return {
    province: null,
    ward: null,
    candidates: [],
    street: street.map(({ start, end }) => ({ start, end })),
    isStreetUnsure: street.length > 0,
    parts: new Set(street),
  }
}
