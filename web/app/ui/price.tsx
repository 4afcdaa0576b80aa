import { formatPrice, originalPrice, unitPrice } from '../../../contract/money.ts'
import { useTranslation } from '../i18n/use-translation.ts'

type Priced = { price: number; salePrice?: number | null }

type PriceProps = {
  item: Priced
  size?: { price?: number | null | undefined; salePrice?: number | null | undefined } | null | undefined
  /** Added to both prices, in dong. */
  extra?: number | undefined
  className?: string
}

/** A price; on sale with the former price struck through, both labelled for screen readers. */
export function Price({ item, size, extra = 0, className = '' }: PriceProps) {
  const { t } = useTranslation()
  const chosen = size && { price: size.price ?? null, salePrice: size.salePrice ?? null }
  const now = unitPrice(item, chosen)
  const before = originalPrice(item, chosen)
  const named = className ? `price ${className}` : 'price'
  if (!before) return <span className={named}>{formatPrice(now + extra)}</span>
  return (
    <span className={named}>
      <span className="sr-only">{`${t('price.sale')} `}</span>
      <strong className="price-sale">{formatPrice(now + extra)}</strong> <span className="sr-only">{`${t('price.original')} `}</span>
      <s className="price-before">{formatPrice(before + extra)}</s>
    </span>
  )
}
