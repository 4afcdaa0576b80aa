import { z } from 'zod'
import { maxQuantity } from '../cart.ts'
import { Limit, Page, withoutEmpty } from '../paging.ts'
import { writtenText } from '../text.ts'

/** Goods that came back and are sold apart. `price`: what a unit cost when it was bought; `product`: null outside the catalogue. */
export const SecondChoiceGoods = z.object({
  _id: z.string(),
  product: z.string().nullable(),
  name: z.string(),
  image: z.string(),
  color: z.string(),
  size: z.string().nullable(),
  price: z.int(),
  quantity: z.int(),
})
export type SecondChoiceGoods = z.infer<typeof SecondChoiceGoods>

/** `query` matches name, colour and size, without diacritics. */
export const SecondChoiceQuery = z.preprocess(
  withoutEmpty,
  z.object({ page: Page.default(1), limit: Limit.default(20), query: z.string().max(120).optional() }),
)
export type SecondChoiceQuery = z.infer<typeof SecondChoiceQuery>
export const SecondChoicePage = z.object({
  data: z.object({ goods: z.array(SecondChoiceGoods), total: z.int(), totalPage: z.int(), currentPage: z.int() }),
})
export type SecondChoicePage = z.infer<typeof SecondChoicePage>

export const SecondChoiceWriteOff = z.object({ quantity: z.int().min(1).max(maxQuantity), reason: writtenText(200) })
export type SecondChoiceWriteOff = z.infer<typeof SecondChoiceWriteOff>
