import { useState } from 'react'
import type { SizeChart } from '../../../../contract/content.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { FetchError } from '../../ui/fetch-error.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { HowToMeasure } from './how-to-measure.tsx'
import { productTexts } from './product-texts.ts'
import { SizeChartTables, type SizeGroupName } from './size-chart-tables.tsx'
import { SizeFinder } from './size-finder.tsx'
import { useSizeChart } from './use-size-chart.ts'

type SizeChartDialogProps = {
  isOpen: boolean
  onClose: () => void
  /** The chart, if the page has it. */
  chart?: SizeChart | undefined
  /** The sizes of the current product, and the chosen one. */
  offered?: readonly string[]
  chosen?: string | undefined
  onApply?: ((size: string) => void) | undefined
}

/** The size chart over the page, with the size finder; the page keeps its choices. */
export function SizeChartDialog({ isOpen, onClose, chart: given, offered = [], chosen, onApply }: SizeChartDialogProps) {
  const { t } = useTranslation(['shop', 'common'], productTexts)
  const { chart, hasFailed, isFetching, refetch } = useSizeChart(given, isOpen)
  const [found, setFound] = useState<string>()
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('common:sizeChart')} className="size-dialog">
      {chart && (
        <>
          <SizeFinder chart={chart} offered={offered} onFound={setFound} onApply={onApply} />
          <SizeChartTables chart={chart} first={groupOf(chart, chosen ?? offered[0])} marked={found ?? chosen} />
          <HowToMeasure />
        </>
      )}
      {hasFailed && <FetchError title={t('sizes.failed')} isRetrying={isFetching} onRetry={refetch} />}
      {!chart && !hasFailed && (
        <div aria-busy="true">
          <Skeleton className="h-64 w-full" />
        </div>
      )}
    </Dialog>
  )
}

function groupOf(chart: SizeChart, size: string | undefined): SizeGroupName {
  return chart.kids.some((row) => row.size === size) ? 'kids' : 'baby'
}
