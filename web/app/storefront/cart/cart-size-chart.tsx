import type { CartItem } from '../../../../contract/cart.ts'
import { paths } from '../../paths.ts'
import { ChartLink } from '../size-chart/chart-link.tsx'
import { LateSizeChart } from '../size-chart/late-size-chart.tsx'
import { useChartDialog } from '../size-chart/use-chart-dialog.ts'
import { useShop } from '../use-shop.ts'

/** One chart for all lines; without scripts the link leads to it on the page of the first piece that has sizes. */
export function CartSizeChart({ items }: { items: readonly CartItem[] }) {
  const { hasSizeChart } = useShop()
  const sized = items.filter(({ slug, size }) => slug !== '' && size)
  const sizes = [...new Set(sized.map(({ size }) => size?.size))]
  const chart = useChartDialog(paths.sizeChart(sized[0]?.slug ?? ''))
  if (!hasSizeChart || sized.length === 0) return null
  return (
    <div className="cart-size-chart">
      <ChartLink link={chart.link} />
      {chart.wasOpened && <LateSizeChart {...chart.dialog} chosen={sizes.length === 1 ? sizes[0] : undefined} />}
    </div>
  )
}
