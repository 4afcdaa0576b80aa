import type { Region } from '../../../../contract/accounts.ts'

/** Provinces by the code of the statistics office, divided as carriers and people do. */
const codes: Record<Region, string[]> = {
  north: ['01', '04', '08', '11', '12', '14', '15', '19', '20', '22', '24', '25', '31', '33', '37'],
  central: ['38', '40', '42', '44', '46', '48', '51', '52', '56', '66', '68'],
  south: ['75', '79', '80', '82', '86', '91', '92', '96'],
}

export const provinceRegions: ReadonlyMap<string, Region> = new Map(
  (Object.keys(codes) as Region[]).flatMap((region) => codes[region].map((code) => [code, region] as const)),
)
