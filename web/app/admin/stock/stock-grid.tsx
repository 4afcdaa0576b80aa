import ChevronDown from 'lucide-react/icons/chevron-down'
import { useState } from 'react'
import type { StockColor, StockProduct } from '../../../../contract/admin/stock.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Swatch } from '../../storefront/product-card/card-swatches.tsx'
import { Link } from '../../ui/link.tsx'
import { adminPaths } from '../admin-paths.ts'
import { RowThumb } from '../components/row-thumb.tsx'
import { StatusBadge } from '../components/status-badge.tsx'
import { formatNumber } from '../format-number.ts'
import { thumbOf } from '../products/product-columns.tsx'
import { StockCell } from './stock-cell.tsx'
import type { StockGridState } from './use-stock-grid.ts'

type StockGridProps = {
  product: StockProduct
  grid: StockGridState
  /** The shop's default threshold for low stock. */
  lowStock: number
  /** On a phone the product shows its sum first, and its cells by a tap. */
  isFolded: boolean
  isAdmin: boolean
  onHistory: (variantId: string, name: string) => void
  onThreshold: (product: StockProduct) => void
}

/** A product as a grid: colours down, sizes across. */
export function StockGrid({ product, grid, lowStock, isFolded, isAdmin, onHistory, onThreshold }: StockGridProps) {
  const { t } = useTranslation('stock')
  const { name, sku, sizes, colors } = product
  const thumb = colors.find((color) => color.thumb)?.thumb
  const [opened, setOpened] = useState<boolean>()
  const isOpen = opened ?? !isFolded
  const onHand = colors.flatMap(({ variants }) => variants).reduce((sum, variant) => sum + variant.onHand, 0)
  const low = t('lowAt', { count: product.lowStock ?? lowStock })
  return (
    <section className="stock-product" data-folded={isOpen ? undefined : ''} aria-labelledby={`stock-${product._id}`}>
      <div className="stock-head">
        {thumb && <RowThumb src={thumbOf(thumb)} />}
        <div className="stock-title">
          <h2 id={`stock-${product._id}`}>
            {isAdmin ? (
              <Link to={adminPaths.product(product._id)} className="row-link">
                {name}
              </Link>
            ) : (
              name
            )}
          </h2>
          <p className="stock-details">
            <span className="text-soft">{sku}</span>
            <States product={product} />
            <Link to={adminPaths.stockTakes({ product: product._id })} aria-label={t('takeOf', { name })} className="stock-link">
              {t('take')}
            </Link>
            <Link to={adminPaths.stockLabels({ product: product._id })} aria-label={t('labelsOf', { name })} className="stock-link">
              {t('labels')}
            </Link>
          </p>
        </div>
        {isFolded && (
          <button
            type="button"
            className="stock-fold"
            aria-expanded={isOpen}
            aria-label={t('unfold', { name, count: onHand })}
            onClick={() => setOpened(!isOpen)}
          >
            {formatNumber(onHand)}
            <ChevronDown aria-hidden size={18} />
          </button>
        )}
        {isAdmin ? (
          <button type="button" className="small-button stock-threshold" onClick={() => onThreshold(product)}>
            {low}
          </button>
        ) : (
          <span className="stock-threshold text-sm text-soft">{low}</span>
        )}
      </div>
      <div className="table-frame">
        <table className="stock-table">
          <caption className="sr-only">{t('sheet', { name })}</caption>
          <thead>
            <tr>
              <th scope="col">{t('color')}</th>
              {(sizes.length > 0 ? sizes : ['']).map((size) => (
                <th key={size} scope="col">
                  {size || t('onePiece')}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {colors.map((color) => (
              <ColorRow key={color._id} product={product} color={color} grid={grid} onHistory={onHistory} />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

function States({ product: { published, availability } }: { product: StockProduct }) {
  const { t } = useTranslation('stock')
  return (
    <>
      {!published && <StatusBadge>{t('hidden')}</StatusBadge>}
      {availability === 'Made to order' && <StatusBadge tone="info">{t('sewn')}</StatusBadge>}
      {availability === 'Out of stock' && <StatusBadge tone="bad">{t('soldOut')}</StatusBadge>}
    </>
  )
}

type ColorRowProps = Pick<StockGridProps, 'product' | 'grid' | 'onHistory'> & { color: StockColor }

function ColorRow({ product, color, grid, onHistory }: ColorRowProps) {
  const { t } = useTranslation('stock')
  return (
    <tr data-row>
      <th scope="row">
        <span className="stock-color">
          <Swatch hex={color.hex} />
          {color.label}
        </span>
      </th>
      {color.variants.map((variant) => (
        <td key={variant._id} data-title={variant.size || t('onePiece')}>
          <StockCell
            variant={variant}
            name={t(variant.size ? 'cell' : 'cellPlain', { name: product.name, color: color.label, size: variant.size })}
            draft={grid.draftOf(variant._id)}
            error={grid.errors[variant._id]}
            onPut={grid.put}
            onHistory={onHistory}
          />
        </td>
      ))}
    </tr>
  )
}
