import type { OrderItem } from '../../../../contract/orders.ts'

/** A line's colour and size, as far as it has them. */
export function variantLabel({ color, size }: Pick<OrderItem, 'color' | 'size'>): string {
  return [color, size].filter(Boolean).join(' · ')
}
