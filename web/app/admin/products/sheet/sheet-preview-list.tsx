import type { SheetPreview, SheetStock } from '../../../../../contract/admin/price-sheet.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { ScrollRegion } from '../../../ui/scroll-region.tsx'
import { PricedRow } from '../prices/price-preview-list.tsx'

/** What changes: prices by product, stock by variant. */
export function SheetPreviewList({ preview: { products, stock } }: { preview: SheetPreview['data'] }) {
  const { t } = useTranslation('priceSheet')
  if (products.length + stock.length === 0) return null
  return (
    <ScrollRegion label={t('preview.title')} className="price-preview-list mt-3">
      {products.length > 0 && (
        <section aria-label={t('preview.prices')}>
          <h3>{t('preview.prices')}</h3>
          <ul>
            {products.map((product) => (
              <PricedRow key={product._id} product={product} />
            ))}
          </ul>
        </section>
      )}
      {stock.length > 0 && (
        <section aria-label={t('preview.stock')}>
          <h3>{t('preview.stock')}</h3>
          <ul>
            {stock.map((each) => (
              <StockRow key={each.variantId} row={each} />
            ))}
          </ul>
        </section>
      )}
    </ScrollRegion>
  )
}

function StockRow({ row: { name, sku, color, size, before, after } }: { row: SheetStock }) {
  const { t } = useTranslation('priceSheet')
  return (
    <li>
      <span className="min-w-0">
        <span className="wrap-anywhere block">{name}</span>
        <span className="block text-sm text-soft">{[sku, color, size].filter(Boolean).join(' · ')}</span>
      </span>
      <span className="price-steps">
        <span className="sr-only">{t('preview.fromTo', { from: before, to: after })}</span>
        <span aria-hidden="true">
          {before} → <strong>{after}</strong>
        </span>
      </span>
    </li>
  )
}
