import { useQuery } from '@tanstack/react-query'
import type { Settings, SizeChart } from '../../../../contract/content.ts'
import { shallowSchema } from '../../api/api.ts'
import { browserApi } from '../../api/browser-api.ts'
import { useLastError } from '../../ui/hooks/use-last-error.ts'

/** The shop's size chart: the one of the page, else fetched on demand. */
export function useSizeChart(given: SizeChart | undefined, isWanted: boolean) {
  const query = useQuery({
    queryKey: ['size-chart'],
    queryFn: ({ signal }) => readSizeChart(signal),
    enabled: isWanted && given === undefined,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const { data, isFetching, refetch } = query
  const error = useLastError(query)
  const chart = given ?? data
  return { chart, hasFailed: !chart && error !== null, isFetching, refetch: () => void refetch() }
}

const chartResponse = shallowSchema<{ data: { settings: Pick<Settings, 'sizeChart'> } }>(({ data }) => Boolean(data?.settings?.sizeChart))

async function readSizeChart(signal: AbortSignal): Promise<SizeChart> {
  return (await browserApi().get('/api/settings', chartResponse, { signal })).data.settings.sizeChart
}
