import type { OrderItem } from '../../../../contract/orders/orders.ts'
import { inReadersLanguage, personalizationLine } from '../../../../contract/personalization.rule.ts'

/** The colour and the size of a line, if it has them. */
export function variantLabel({ color, size }: Pick<OrderItem, 'color' | 'size'>): string {
  return [color, size].filter(Boolean).join(' · ')
}

/** What a line has made for one child, or its note, in Vietnamese, for the table where it is sewn and packed. */
export function wishesOf({ personalization = [], note }: Pick<OrderItem, 'personalization' | 'note'>): string[] {
  const wishes = personalization.map((each) => personalizationLine(inReadersLanguage(each, 'vi')))
  return note ? [...wishes, note] : wishes
}
