import { useTranslation } from '../../../i18n/use-translation.ts'
import { Barcode } from '../../components/barcode/barcode.tsx'

export type PrintedVariant = { id: string; name: string; sku: string; color: string; size: string; number: number; onHand: number }

/** One label: name, colour, size, SKU, and the number as a barcode. */
export function VariantLabel({ variant: { name, sku, color, size, number } }: { variant: PrintedVariant }) {
  const { t } = useTranslation('stockTakes')
  const digits = labelDigits(number)
  return (
    <article className="variant-label">
      <p className="variant-label-name">{name}</p>
      <p className="variant-label-facts">
        <span>{color}</span>
        {size && <strong>{size}</strong>}
      </p>
      <Barcode text={digits} label={t('labels.barcode', { number: digits })} />
      <p className="variant-label-codes">
        <span>{sku}</span>
        <span>{digits}</span>
      </p>
    </article>
  )
}

/** The digits of a variant's number, as its label has them. */
export function labelDigits(number: number): string {
  return String(number).padStart(8, '0')
}
