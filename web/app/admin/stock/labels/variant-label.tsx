import { useTranslation } from '../../../i18n/use-translation.ts'
import { drawCode128, labelDigits } from './code128.rule.ts'

export type PrintedVariant = { id: string; name: string; sku: string; color: string; size: string; number: number; onHand: number }

/** One label: name, colour, size, SKU, and the number as a barcode. */
export function VariantLabel({ variant: { name, sku, color, size, number } }: { variant: PrintedVariant }) {
  const { t } = useTranslation('stockTakes')
  const digits = labelDigits(number)
  const { bars, width } = drawCode128(digits)
  return (
    <article className="variant-label">
      <p className="variant-label-name">{name}</p>
      <p className="variant-label-facts">
        <span>{color}</span>
        {size && <strong>{size}</strong>}
      </p>
      <svg
        role="img"
        aria-label={t('labels.barcode', { number: digits })}
        viewBox={`0 0 ${width} 30`}
        preserveAspectRatio="none"
        shapeRendering="crispEdges"
      >
        {bars.map((bar) => (
          <rect key={bar.x} x={bar.x} y={0} width={bar.width} height={30} />
        ))}
      </svg>
      <p className="variant-label-codes">
        <span>{sku}</span>
        <span>{digits}</span>
      </p>
    </article>
  )
}
