import { useTranslation } from 'react-i18next'
import type { SizeChart } from '../../../../contract/content.ts'
import { HowToMeasure } from './how-to-measure.tsx'
import { sizeChartAnchor } from './size-chart-link.ts'
import { SizeChartTables } from './size-chart-tables.tsx'

/** The chart as a part of the page: it has an address and needs no script. */
export function SizeChartSection({ chart, marked }: { chart: SizeChart; marked: string | undefined }) {
  const { t } = useTranslation('shop')
  return (
    <section id={sizeChartAnchor} aria-labelledby="size-chart-title" className="size-chart-section">
      <h2 id="size-chart-title" className="stitched">
        {t('sizes.title')}
      </h2>
      <SizeChartTables chart={chart} marked={marked} />
      <HowToMeasure />
    </section>
  )
}

export function hasSizes(chart: SizeChart | undefined): chart is SizeChart {
  return chart !== undefined && chart.baby.length + chart.kids.length > 0
}
