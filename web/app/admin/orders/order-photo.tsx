import type { AdminOrder } from '../../../../contract/admin/orders.ts'
import { thumbnailUrl } from '../../order/thumbnail-url.ts'
import { RowThumb } from '../components/row-thumb.tsx'

export function countPieces(items: AdminOrder['items']): number {
  return items.reduce((sum, { quantity }) => sum + quantity, 0)
}

/** The first piece, and how many more there are. */
export function OrderPhoto({ items }: Pick<AdminOrder, 'items'>) {
  const image = items[0]?.product.image
  const more = countPieces(items) - 1
  return (
    <span className="orders-photo">
      <RowThumb src={image && thumbnailUrl(image)} />
      {more > 0 && (
        <span aria-hidden className="orders-more">
          +{more}
        </span>
      )}
    </span>
  )
}
