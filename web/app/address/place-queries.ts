import { queryOptions } from '@tanstack/react-query'
import type { FoundPlace } from '../../../contract/accounts.ts'
import { hourMs } from '../../../contract/durations.ts'
import { shallowSchema } from '../api/api.ts'
import { browserApi } from '../api/browser-api.ts'
import { withQuery } from '../paths.ts'

/** A province or a ward; addresses store its official name. `alsoNamed`, `former`: other names of a province. */
export type Place = { code: string; name: string; alsoNamed?: string[]; former?: string[] }

const foundPlaces = shallowSchema<{ data: FoundPlace[] }>(({ data }) => Array.isArray(data))
const placeList = shallowSchema<{ data: Place[] }>(({ data }) => Array.isArray(data))

export const provincesQuery = queryOptions({
  queryKey: ['provinces'],
  queryFn: async (): Promise<Place[]> => (await browserApi().get('/api/addresses/provinces', placeList)).data,
  staleTime: hourMs,
})

export function wardsQuery(provinceCode: string) {
  return queryOptions({
    queryKey: ['wards', provinceCode],
    queryFn: async (): Promise<Place[]> => (await browserApi().get(`/api/addresses/provinces/${provinceCode}/wards`, placeList)).data,
    staleTime: hourMs,
    enabled: provinceCode !== '',
  })
}

/** Wards by former names and districts; in all of Vietnam without a province. */
export function foundPlacesQuery(typed: string, province: string | undefined) {
  return queryOptions({
    queryKey: ['places', typed, province],
    queryFn: async ({ signal }): Promise<FoundPlace[]> =>
      (await browserApi().get(withQuery('/api/addresses/find', { query: typed, province }), foundPlaces, { signal })).data,
    staleTime: hourMs,
  })
}
