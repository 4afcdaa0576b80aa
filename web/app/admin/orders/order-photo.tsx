import type { AdminOrder } from '../../../../contract/admin/orders.ts'

export function countPieces(items: AdminOrder['items']): number {
  return items.reduce((sum, { quantity }) => sum + quantity, 0)
}

/** The first piece, and how many more there are. */
export function OrderPhoto({ items }: Pick<AdminOrder, 'items'>) {
  const image = items[0]?.product.image
  const more = countPieces(items) - 1
  return (
    <span className="orders-photo">
      {image ? (
        <img className="row-thumb" src={image} alt="" width={40} height={50} draggable={false} loading="lazy" decoding="async" />
      ) : (
        <span className="row-thumb block" />
      )}
      {more > 0 && (
        <span aria-hidden className="orders-more">
          +{more}
        </span>
      )}
    </span>
  )
}
