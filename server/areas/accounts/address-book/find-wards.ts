import { type FormerDistrict, type FormerWard, formerUnits } from './former-units.ts'
import { letters, placeKey, plain, withSameMarks } from './place-spelling.rule.ts'
import { type PlacePart, readPlaceParts } from './read-place.rule.ts'
import { type PlacedWard, provinceByCode, provinceByName, type Unit, wardByCode, wardIndex } from './vietnam-units.ts'

/** A ward of today. `former`: the former unit that was written, if it was not the ward itself. */
export type FoundWard = { province: Unit; ward: Unit; former: string | null }

/** Where to look: a province of today, and the former province if it was written by its former name. */
export type PlaceScope = { provinceCode?: string | undefined; formerProvince?: string | undefined }
type Options = PlaceScope & {
  /** The last word may still be being typed. */
  isBegun?: boolean
}
/** `isExact`: every unit that was written is known; else only the district is. */
export type WardSearch = { wards: FoundWard[]; isExact: boolean }

const none: WardSearch = { wards: [], isExact: false }

export type FoundProvince = {
  province: Unit
  /** The name of the former province that was written. */
  former: string | null
  /** The same, if its districts are known. */
  formerProvince: string | undefined
}

/** A province as written, of today or of before July 2025. */
export function findProvince(written: string): FoundProvince | undefined {
  const today = provinceByName(written)
  if (today) return { province: { code: today.code, name: today.name }, former: null, formerProvince: undefined }
  const found = formerUnits().provinces.get(placeKey(written.replace(/^\s*(?:tp|t)(?:\.\s*|\s+)/i, '')))
  const province = found && provinceByCode(found.provinceCode)
  return province && { province, former: found.name, formerProvince: found.listed ?? undefined }
}

/** The wards of today that a written place means: by today's name, a former ward, or a former district. */
export function findWards(written: string, options: Options = {}): WardSearch {
  const parts = readPlaceParts(written)
  const found = findParts(parts, options)
  if (found.wards.length > 0) return found
  // A word of a name may be read as a kind: "Quan Sơn", "Xà Bang".
  const words = plain(written)
    .split(/[\s.,;]+/)
    .filter(Boolean)
  return parts.some(({ kind }) => kind !== null) && words.length <= maxNameWords ? findParts([{ kind: null, words }], options) : none
}

const maxNameWords = 6

function findParts(parts: readonly PlacePart[], options: Options): WardSearch {
  const last = parts.at(-1)
  if (!last) return none
  if (parts.length > 1) {
    const province = last.kind === 'ward' || last.kind === 'district' ? undefined : findProvince(textOf(last))
    const isWithin = province && (!options.provinceCode || province.province.code === options.provinceCode)
    if (isWithin) {
      const scope = {
        ...options,
        isBegun: false,
        provinceCode: province.province.code,
        formerProvince: province.formerProvince ?? options.formerProvince,
      }
      const found = findParts(parts.slice(0, -1), scope)
      if (found.wards.length > 0) return found
    }
    const [ward, district] = [parts.at(-2), last] as [PlacePart, PlacePart]
    return findInDistrict(ward, district, options)
  }
  const found = findOne(last, options)
  return found.wards.length > 0 ? found : findSplit(last, options)
}

/** "vinh ninh hue": a ward and what it belongs to, without a comma. */
function findSplit({ kind, words }: PlacePart, options: Options): WardSearch {
  for (let at = 1; at < words.length; at++) {
    const found = findParts(
      [
        { kind, words: words.slice(0, at) },
        { kind: null, words: words.slice(at) },
      ],
      options,
    )
    if (found.wards.length > 0 && found.isExact) return found
  }
  return none
}

function findInDistrict(ward: PlacePart, district: PlacePart, options: Options): WardSearch {
  if (district.kind === 'ward') return none
  const districts = districtsAt(district, options)
  const key = keyOf(ward)
  const own = districts.flatMap((each) =>
    withSameMarks(
      each.wards.filter(({ name }) => placeKey(name) === key && isOfKind(ward, name)),
      textOf(ward),
      ({ name }) => name,
    ),
  )
  if (own.length > 0) return { wards: unique(own.flatMap((each) => successorsOf(each))), isExact: true }
  const here = new Set(districts.flatMap(({ successors }) => [...successors]))
  const today = todaysWards(ward, options).filter(({ ward: { code } }) => here.has(code))
  if (today.length > 0) return { wards: today, isExact: true }
  return { wards: unique(districts.flatMap((each) => successorsOf(each))), isExact: false }
}

function findOne(part: PlacePart, options: Options): WardSearch {
  const isWardName = part.kind === null || part.kind === 'ward'
  const candidates: { name: string; wards: FoundWard[] }[] = [
    ...(isWardName ? todaysWards(part, options).map((each) => ({ name: each.ward.name, wards: [each] })) : []),
    ...(part.kind === 'ward' ? [] : districtsAt(part, options)).map((each) => ({ name: each.name, wards: successorsOf(each) })),
    ...(isWardName ? formerWards(part, options) : []).map((each) => ({ name: each.name, wards: successorsOf(each) })),
  ]
  const meant = withSameTitle(
    withSameMarks(candidates, textOf(part), ({ name }) => name),
    part,
  )
  return { wards: unique(meant.flatMap(({ wards }) => wards)), isExact: true }
}

function todaysWards(part: PlacePart, { provinceCode, formerProvince, isBegun }: Options): FoundWard[] {
  const key = keyOf(part)
  if (/^\d*$/.test(key)) return []
  const { byKey } = wardIndex()
  const inScope = ({ ward, province }: PlacedWard) =>
    (!provinceCode || province.code === provinceCode) && (!formerProvince || isFromProvince(ward.code, formerProvince))
  const exact = (byKey.get(key) ?? []).filter(inScope)
  const found = exact.length > 0 || !isBegun ? exact : begunWith(byKey, key).filter(inScope)
  return found.map((each) => ({ ...each, former: null }))
}

/** "Phường Phú Xuân" is no xã Phú Xuân, if there are both. */
function withSameTitle<T extends { name: string }>(units: readonly T[], { title }: PlacePart): readonly T[] {
  const same = title ? units.filter(({ name }) => name.startsWith(`${title} `)) : []
  return same.length > 0 ? same : units
}

/** Whether a ward of today has ground of a former province. */
function isFromProvince(code: string, formerProvince: string): boolean {
  const key = placeKey(formerProvince)
  for (const districts of formerUnits().districts.values())
    if (districts.some(({ province, successors }) => placeKey(province) === key && successors.includes(code))) return true
  return false
}

function formerWards(part: PlacePart, options: Options): readonly FormerWard[] {
  const { wards } = formerUnits()
  const inScope = ({ district, name }: FormerWard) => isInScope(district, options) && isOfKind(part, name)
  const key = keyOf(part)
  if (/^\d+$/.test(key) && part.kind !== 'ward') return []
  const exact = (wards.get(key) ?? []).filter(inScope)
  return exact.length > 0 || !options.isBegun ? exact : begunWith(wards, key).filter(inScope)
}

function districtsAt(part: PlacePart, options: Options): readonly FormerDistrict[] {
  const { districts } = formerUnits()
  const key = keyOf(part)
  if (/^\d+$/.test(key) && part.kind !== 'district') return []
  const inScope = (district: FormerDistrict) => isInScope(district, options)
  const exact = withSameMarks((districts.get(key) ?? []).filter(inScope), textOf(part), ({ name }) => name)
  return exact.length > 0 || !options.isBegun ? exact : begunWith(districts, key).filter(inScope)
}

const leastBegun = 3

function begunWith<T>(index: ReadonlyMap<string, T[]>, key: string): T[] {
  if (key.length < leastBegun || /^\d/.test(key)) return []
  return [...index].flatMap(([name, units]) => (name.startsWith(key) ? units : []))
}

/** A number names wards only ("Phường 1"), and only those; names are compared without their kinds, which people confuse. */
function isOfKind({ kind }: PlacePart, name: string): boolean {
  return !/\d/.test(name) || kind === 'ward' || kind === null
}

function isInScope({ provinceCode: own, province }: FormerDistrict, { provinceCode, formerProvince }: PlaceScope): boolean {
  if (provinceCode && own !== provinceCode) return false
  return !formerProvince || placeKey(province) === placeKey(formerProvince)
}

function successorsOf(unit: FormerWard | FormerDistrict): FoundWard[] {
  const former = 'district' in unit ? `${unit.name}, ${unit.district.name}` : unit.name
  return unit.successors.flatMap((code) => {
    const found = wardByCode(code)
    if (!found) return []
    const isSame = 'district' in unit && letters(found.ward.name) === letters(unit.name)
    return [{ ...found, former: isSame ? null : former }]
  })
}

/** Each ward once, as it was found first. */
function unique(wards: readonly FoundWard[]): FoundWard[] {
  return [...Map.groupBy(wards, ({ ward }) => ward.code).values()].flatMap(([first]) => first ?? [])
}

function textOf({ words }: PlacePart): string {
  return words.join(' ')
}

function keyOf({ words }: PlacePart): string {
  return letters(words.join('')).replace(/^0+(?=\d)/, '')
}
