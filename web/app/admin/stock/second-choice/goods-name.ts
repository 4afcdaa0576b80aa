import type { SecondChoiceGoods } from '../../../../../contract/admin/second-choice.ts'

/** Name, colour and size. */
export function goodsName({ name, color, size }: Pick<SecondChoiceGoods, 'name' | 'color' | 'size'>): string {
  return [name, color, size].filter(Boolean).join(', ')
}
