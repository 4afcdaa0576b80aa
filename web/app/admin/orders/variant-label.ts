import type { AdminOrderItem } from '../../../../contract/admin/orders.ts'
import type { OrderItem } from '../../../../contract/orders/orders.ts'
import { inReadersLanguage, personalizationLine } from '../../../../contract/personalization.rule.ts'

/** The colour and the size of a line, if it has them. */
export function variantLabel({ color, size }: Pick<OrderItem, 'color' | 'size'>): string {
  return [color, size].filter(Boolean).join(' · ')
}

type NamedItem = Pick<OrderItem, 'product' | 'color' | 'size'> & Pick<AdminOrderItem, 'label'>

/** The name and the variant of a line for staff, in their language where the catalogue knows it. */
export function namesForStaff({ product, color, size, label }: NamedItem): { name: string; variant: string } {
  return { name: label?.name ?? product.name, variant: variantLabel({ color: label?.color ?? color, size }) }
}

/** What a line has made for one child, or its note, in Vietnamese, for the table where it is sewn and packed. */
export function wishesOf({ personalization = [], note }: Pick<OrderItem, 'personalization' | 'note'>): string[] {
  const wishes = personalization.map((each) => personalizationLine(inReadersLanguage(each, 'vi')))
  return note ? [...wishes, note] : wishes
}
