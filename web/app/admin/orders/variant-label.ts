import type { OrderItem } from '../../../../contract/orders.ts'

/** The colour and the size of a line, if it has them. */
export function variantLabel({ color, size }: Pick<OrderItem, 'color' | 'size'>): string {
  return [color, size].filter(Boolean).join(' · ')
}
