import { useQuery } from '@tanstack/react-query'
import { shallowSchema } from '../../api/api.ts'
import { browserApi } from '../../api/browser-api.ts'
import type { PricedArea } from './free-delivery.rule.ts'

const areaList = shallowSchema<{ data: PricedArea[] }>(({ data }) => Array.isArray(data))

/** The shop's delivery areas: those of the page, else fetched. */
export function useDeliveryAreas(known?: PricedArea[] | undefined) {
  return useQuery({ queryKey: ['delivery-areas'], queryFn: readAreas, staleTime: 600_000, initialData: known })
}

async function readAreas(): Promise<PricedArea[]> {
  return (await browserApi().get('/api/locations', areaList)).data
}
