import type { SizeChart } from '../../../../contract/content.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Fold } from '../../ui/fold.tsx'
import { HowToMeasure } from './how-to-measure.tsx'
import { productTexts } from './product-texts.ts'
import { sizeChartAnchor } from './size-chart-link.ts'
import { SizeChartTables } from './size-chart-tables.tsx'

type SizeChartSectionProps = { chart: SizeChart; offered: readonly string[]; marked: string | undefined }

/** The chart as a section of the page: it has a URL and needs no script. */
export function SizeChartSection({ chart, offered, marked }: SizeChartSectionProps) {
  const { t } = useTranslation(['shop', 'common'], productTexts)
  return (
    <Fold title={<h2>{t('common:sizeChart')}</h2>} className="product-fold size-chart-fold">
      <section id={sizeChartAnchor} aria-label={t('common:sizeChart')} className="size-chart-section">
        <SizeChartTables chart={onlyGroupsOf(chart, offered)} marked={marked} />
        <HowToMeasure />
      </section>
    </Fold>
  )
}

export function hasSizes(chart: SizeChart | undefined): chart is SizeChart {
  return chart !== undefined && chart.baby.length + chart.kids.length > 0
}

/** A product for children needs no table for babies; if its sizes are of another kind, both are shown. */
function onlyGroupsOf(chart: SizeChart, offered: readonly string[]): SizeChart {
  const has = (rows: SizeChart['baby']) => rows.some(({ size }) => offered.includes(size))
  const [baby, kids] = [has(chart.baby), has(chart.kids)]
  return baby === kids ? chart : { baby: baby ? chart.baby : [], kids: kids ? chart.kids : [] }
}
