import type { Province, Region } from '../../../../contract/accounts.ts'
import type { NewLocations } from '../../../../contract/admin/content.ts'
import type { Bilingual } from '../../../../contract/language/languages.ts'
import { stripDiacritics } from '../../../../contract/language/strip-diacritics.ts'

export const regions = ['north', 'central', 'south'] as const satisfies readonly Region[]
export type Zone = 'all' | 'home' | Region
export type Terms = {
  fee: number | null
  /** Days as typed. */
  soonest: string
  latest: string
}
export type CoverageDraft = {
  kind: 'one' | 'regions'
  /** The name of the province the shop is in; empty if it has no fee of its own. */
  home: string
  /** The owner's changes to {@link defaultTerms}. */
  terms: Partial<Record<Zone, Terms>>
  freeFrom: number | null
}

/** The zones of a draft in display order: from the shop's own province outwards. */
export function zonesOf({ kind, home }: CoverageDraft, provinces: readonly Province[]): Zone[] {
  if (kind === 'one') return ['all']
  const own = regionOf(home, provinces)
  if (!own) return [...regions]
  return ['home', own, ...regions.filter((region) => region !== own)]
}

/** The default terms of a zone: a usual price for a small parcel, and its delivery days. */
export function defaultTerms(zone: Zone, home: string, provinces: readonly Province[]): Terms {
  if (zone === 'home') return { fee: 20_000, soonest: '1', latest: '3' }
  if (zone === 'all') return { fee: 30_000, soonest: '3', latest: '6' }
  return zone === regionOf(home, provinces) ? { fee: 25_000, soonest: '2', latest: '4' } : { fee: 30_000, soonest: '3', latest: '6' }
}

export function termsOf(draft: CoverageDraft, zone: Zone, provinces: readonly Province[]): Terms {
  return draft.terms[zone] ?? defaultTerms(zone, draft.home, provinces)
}

export function provincesIn(zone: Zone, home: string, provinces: readonly Province[]): string[] {
  if (zone === 'home') return [home]
  const isIn = ({ name, region }: Province) => zone === 'all' || (region === zone && name !== home)
  return provinces.filter(isIn).map(({ name }) => name)
}

/** The areas' names in the shop, in both languages, independent of the language of the admin. */
const names: Record<Exclude<Zone, 'home'> | 'rest', Bilingual> = {
  all: { vi: 'Toàn quốc', en: 'All of Vietnam' },
  rest: { vi: 'Các tỉnh, thành còn lại', en: 'All other provinces' },
  north: { vi: 'Miền Bắc', en: 'Northern Vietnam' },
  central: { vi: 'Miền Trung', en: 'Central Vietnam' },
  south: { vi: 'Miền Nam', en: 'Southern Vietnam' },
}

/** `isRest`: other areas keep the provinces they have. */
export function zoneName(zone: Zone, { home, isRest }: { home: string; isRest: boolean }): Bilingual {
  if (zone === 'home') return { vi: shortName(home), en: shortName(home) }
  return names[zone === 'all' && isRest ? 'rest' : zone]
}

/** The areas as sent. An unreadable number is sent as typed, so that the API reports it. */
type Areas = {
  location: string
  labels: { en: string }
  provinces: string[]
  shippingFee: number | null
  freeFrom: number | null
  days: unknown[]
}[]

/** The delivery areas of a draft. Every province is in exactly one of them. */
export function areasOf(draft: CoverageDraft, provinces: readonly Province[], nameOf: (zone: Zone) => Bilingual): Areas {
  return zonesOf(draft, provinces).map((zone) => {
    const { fee, soonest, latest } = termsOf(draft, zone, provinces)
    const { vi, en } = nameOf(zone)
    const home = draft.kind === 'regions' ? draft.home : ''
    return {
      location: vi,
      labels: { en },
      provinces: provincesIn(zone, home, provinces),
      shippingFee: fee,
      freeFrom: draft.freeFrom,
      days: [dayOf(soonest), dayOf(latest)],
    }
  })
}

function dayOf(text: string): number | string | null {
  const typed = text.trim()
  return /^\d{1,3}$/.test(typed) ? Number(typed) : typed || null
}

function regionOf(home: string, provinces: readonly Province[]): Region | undefined {
  return provinces.find(({ name }) => name === home)?.region
}

/** "Huế" of "Thành phố Huế". */
export function shortName(province: string): string {
  return province.replace(/^(?:Tỉnh|Thành phố) /, '')
}

/** The province named last in the owner's texts about the shop's address; empty if none is named. */
export function guessHomeProvince(texts: readonly string[], provinces: readonly Province[]): string {
  for (const text of texts) {
    const haystack = ` ${stripDiacritics(text).replace(/[^a-z0-9]+/g, ' ')} `
    const found = provinces
      .map(({ name }) => ({ name, at: haystack.lastIndexOf(` ${stripDiacritics(shortName(name)).replace(/[^a-z0-9]+/g, ' ')} `) }))
      .filter(({ at }) => at >= 0)
      .sort((a, b) => b.at - a.at)
    if (found[0]) return found[0].name
  }
  return ''
}

export type TakenMode = NewLocations['taken']
