import { formatPrice, originalPrice, unitPrice } from '../../../contract/money.ts'
import { useTranslation } from '../i18n/use-translation.ts'

type Priced = { price: number; salePrice?: number | null }

type PriceProps = {
  item: Priced
  size?: { price?: number | null | undefined; salePrice?: number | null | undefined } | null | undefined
  className?: string
}

/** What it costs; on sale with the price of before struck through, and both named for those who listen. */
export function Price({ item, size, className = '' }: PriceProps) {
  const { t } = useTranslation()
  const chosen = size && { price: size.price ?? null, salePrice: size.salePrice ?? null }
  const now = unitPrice(item, chosen)
  const before = originalPrice(item, chosen)
  if (!before) return <span className={`price ${className}`}>{formatPrice(now)}</span>
  return (
    <span className={`price ${className}`}>
      <span className="sr-only">{t('price.sale')} </span>
      <strong className="price-sale">{formatPrice(now)}</strong> <span className="sr-only">{t('price.original')} </span>
      <s className="price-before">{formatPrice(before)}</s>
    </span>
  )
}
