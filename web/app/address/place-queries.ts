import { queryOptions } from '@tanstack/react-query'
import { trusted } from '../api.ts'
import { browserApi } from '../browser-api.ts'

/** A province or a ward: addresses carry its official name. */
export type Place = { code: string; name: string }

const placeList = trusted<{ data: Place[] }>(({ data }) => Array.isArray(data))
const anHour = 3_600_000

export const provincesQuery = queryOptions({
  queryKey: ['provinces'],
  queryFn: async (): Promise<Place[]> => (await browserApi().get('/api/addresses/provinces', placeList)).data,
  staleTime: anHour,
})

export function wardsQuery(provinceCode: string) {
  return queryOptions({
    queryKey: ['wards', provinceCode],
    queryFn: async (): Promise<Place[]> => (await browserApi().get(`/api/addresses/provinces/${provinceCode}/wards`, placeList)).data,
    staleTime: anHour,
    enabled: provinceCode !== '',
  })
}
