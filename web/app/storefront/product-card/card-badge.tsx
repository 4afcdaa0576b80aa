import { useContext } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Badge } from '../../ui/badge.tsx'
import { TetLabels } from '../tet/tet-labels.ts'
import type { CardProduct } from './card-product.ts'

/** The single badge of a card: sold out, else the reduction, else the places before Tết, else the product's status. */
export function CardBadge({ product }: { product: CardProduct }) {
  const { t } = useTranslation('shop')
  const tetLabel = useContext(TetLabels)?.get(product.leadDays ?? -1)
  const badge = chooseBadge(product)
  if (tetLabel && badge?.tone !== 'sale')
    return (
      <p className="card-badge">
        <Badge tone="info">{tetLabel}</Badge>
      </p>
    )
  if (!badge) return null
  return (
    <p className="card-badge">
      <Badge tone={badge.tone}>
        {badge.text === 'percentOff' ? t('card.percentOff', { percent: badge.percent }) : t(`card.${badge.text}`)}
      </Badge>
    </p>
  )
}

function chooseBadge({ availability, status, price, salePrice }: CardProduct) {
  if (availability === 'Out of stock') return { tone: 'muted', text: 'soldOut' } as const
  const percent = salePrice > 0 ? Math.floor(((price - salePrice) / price) * 100) : 0
  if (percent > 0) return { tone: 'sale', text: 'percentOff', percent } as const
  if (salePrice > 0 || status === 'Sale') return { tone: 'sale', text: 'sale' } as const
  if (status === 'New') return { tone: 'sage', text: 'new' } as const
  if (status === 'Best seller') return { tone: 'info', text: 'bestSeller' } as const
  return availability === 'Made to order' ? ({ tone: 'info', text: 'madeToOrder' } as const) : null
}
