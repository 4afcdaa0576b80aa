import { readFileSync } from 'node:fs'
import type { Province, Region } from '../../../../contract/accounts.ts'
import { stripDiacritics } from '../../../../contract/text.ts'
import { provinceRegions } from './vietnam-regions.ts'

export type Unit = { code: string; name: string }
type ProvinceUnit = Province & { find: (written: string) => Unit | undefined; wards: Unit[] }

type Stored = Unit & { wards: string[] }

/** Two levels since 1 July 2025: 34 provinces and cities, 3,321 wards and communes. Made by scripts/make-vietnam-units.ts. */
const stored = JSON.parse(readFileSync(new URL('vietnam-units.json', import.meta.url), 'utf8')) as Stored[]

const collator = new Intl.Collator('vi', { numeric: true })

const provinces: ProvinceUnit[] = byName(
  stored.map(({ code, name, wards: lines }) => {
    const wards = byName(lines.map((line) => ({ code: line.slice(0, 5), name: line.slice(6) })))
    return { code, name, region: regionOf(code), wards, find: finderOf(wards) }
  }),
)
const provinceOf = finderOf(provinces)
const provincesByCode = new Map(provinces.map((province) => [province.code, province]))

/** All provinces, in the order of a Vietnamese dictionary. */
export function listProvinces(): Province[] {
  return provinces.map(({ code, name, region }) => ({ code, name, region }))
}

/** The wards of a province by its code; undefined where there is no such province. */
export function listWards(provinceCode: string): Unit[] | undefined {
  return provincesByCode.get(provinceCode)?.wards
}

/** A province as somebody writes it: "Thành phố Huế", "Huế", "hue". */
export function provinceByName(name: string): Province | undefined {
  const found = provinceOf(name)
  return found && { code: found.code, name: found.name, region: found.region }
}

function regionOf(code: string): Region {
  const region = provinceRegions.get(code)
  if (!region) throw new Error(`province ${code} has no region`)
  return region
}

export function wardByName(provinceCode: string, name: string): Unit | undefined {
  return provincesByCode.get(provinceCode)?.find(name)
}

/**
 * Finds a unit by its official name; else by the name without "Phường", "Thành phố" …; else, as a last
 * resort, without marks, so that "Thuận Hoá" is "Thuận Hóa". Each step only where it means one unit.
 */
function finderOf<T extends Unit>(units: T[]): (written: string) => T | undefined {
  const steps = [
    plain,
    (name: string) => bare(plain(name)),
    (name: string) => letters(plain(name)),
    (name: string) => letters(bare(plain(name))),
  ]
  const indexes = steps.map((keyOf) => ({ keyOf, units: Map.groupBy(units, ({ name }) => keyOf(name)) }))
  return (written) => {
    for (const { keyOf, units: found } of indexes) {
      const matches = found.get(keyOf(written))
      if (matches) return matches.length === 1 ? matches[0] : undefined
    }
    return undefined
  }
}

function plain(name: string): string {
  return name.normalize('NFC').replace(/\s+/gu, ' ').trim().toLowerCase()
}

function bare(name: string): string {
  return name.replace(/^(?:tỉnh|thành phố|tp\.?|phường|xã|thị trấn|đặc khu) (?=.)/u, '')
}

function letters(name: string): string {
  return stripDiacritics(name).replace(/[^a-z0-9]+/g, '')
}

function byName<T extends Unit>(units: T[]): T[] {
  const kinds = (name: string) => bare(plain(name))
  return units.sort((a, b) => collator.compare(kinds(a.name), kinds(b.name)) || collator.compare(a.name, b.name))
}
