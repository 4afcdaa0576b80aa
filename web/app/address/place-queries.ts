import { queryOptions } from '@tanstack/react-query'
import { hourMs } from '../../../contract/durations.ts'
import { shallowSchema } from '../api/api.ts'
import { browserApi } from '../api/browser-api.ts'

/** A province or a ward; addresses store its official name. */
export type Place = { code: string; name: string }

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
