import { useQuery } from '@tanstack/react-query'
import type { Settings, SizeChart } from '../../../../contract/content.ts'
import { trusted } from '../../api.ts'
import { browserApi } from '../../browser-api.ts'
import { useLastError } from '../../ui/use-last-error.ts'

/** The shop's size chart: the one that came with the page, else asked for once it is wanted. */
export function useSizeChart(given: SizeChart | undefined, isWanted: boolean) {
  const asked = useQuery({
    queryKey: ['size-chart'],
    queryFn: ({ signal }) => readSizeChart(signal),
    enabled: isWanted && given === undefined,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const { data, isFetching, refetch } = asked
  const error = useLastError(asked)
  const chart = given ?? data
  return { chart, hasFailed: !chart && error !== null, isFetching, refetch: () => void refetch() }
}

const chartAnswer = trusted<{ data: { settings: Pick<Settings, 'sizeChart'> } }>(({ data }) => Boolean(data?.settings?.sizeChart))

async function readSizeChart(signal: AbortSignal): Promise<SizeChart> {
  return (await browserApi().get('/api/settings', chartAnswer, { signal })).data.settings.sizeChart
}
