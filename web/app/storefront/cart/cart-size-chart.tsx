import type { CartItem } from '../../../../contract/cart.ts'
import { useSiteSettings } from '../../api/site-settings.ts'
import { paths } from '../../paths.ts'
import { ChartLink } from '../size-chart/chart-link.tsx'
import { LazySizeChart } from '../size-chart/lazy-size-chart.tsx'
import { useChartDialog } from '../size-chart/use-chart-dialog.ts'

/** One chart for all lines; without scripts the link leads to the chart on the page of the first product with sizes. */
export function CartSizeChart({ items }: { items: readonly CartItem[] }) {
  const { hasSizeChart } = useSiteSettings()
  const sized = items.filter(({ slug, size }) => slug !== '' && size)
  const sizes = [...new Set(sized.map(({ size }) => size?.size))]
  const chart = useChartDialog(paths.sizeChart(sized[0]?.slug ?? ''))
  if (!hasSizeChart || sized.length === 0) return null
  return (
    <div className="cart-size-chart">
      <ChartLink link={chart.link} />
      {chart.wasOpened && <LazySizeChart {...chart.dialog} chosen={sizes.length === 1 ? sizes[0] : undefined} />}
    </div>
  )
}
