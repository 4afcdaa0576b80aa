import { z } from 'zod'
import { ExchangeStatus, ReplacementState, ReturnState } from '../orders/exchange-states.ts'
import { NewExchange } from '../orders/exchanges.ts'
import { Phone } from '../phone.schema.ts'
import { optionalText } from '../text.ts'

/** The code of a gift receipt as typed. */
export const GiftCodeParam = z.object({ code: z.string().min(1).max(64) })

/** What a line may be exchanged for: the same price, and in stock or made to order. */
export const ExchangeChoice = z.object({ color: z.object({ id: z.string(), label: z.string() }), size: z.string() })
export type ExchangeChoice = z.infer<typeof ExchangeChoice>

/** A line of a gift, without prices and without the personalization. `units`: how many may be exchanged. */
export const GiftLine = z.object({
  position: z.int(),
  name: z.string(),
  image: z.string(),
  color: z.string(),
  size: z.string().nullable(),
  quantity: z.int(),
  units: z.int(),
  /** False: made with a child's name or measures, so it stays. */
  isReturnable: z.boolean(),
  choices: z.array(ExchangeChoice),
})
export type GiftLine = z.infer<typeof GiftLine>

export const GiftExchange = z.object({
  _id: z.string(),
  name: z.string(),
  color: z.string(),
  fromSize: z.string(),
  toColor: z.string(),
  toSize: z.string(),
  quantity: z.int(),
  status: ExchangeStatus,
  returnState: ReturnState.nullable(),
  replacementState: ReplacementState.nullable(),
  answer: z.string().optional(),
})
export type GiftExchange = z.infer<typeof GiftExchange>

/**
 * What the recipient of a gift sees with the code of its receipt. `waiting`: not delivered yet; `open`: until the end of the
 * day `until`; `closed`: afterwards. Only an open receipt lists the lines.
 */
export const GiftReceipt = z.object({
  code: z.string(),
  state: z.enum(['waiting', 'open', 'closed']),
  until: z.string().nullable(),
  lines: z.array(GiftLine),
  exchanges: z.array(GiftExchange),
})
export type GiftReceipt = z.infer<typeof GiftReceipt>
export const GiftReceiptResponse = z.object({ data: z.object({ receipt: GiftReceipt }) })

/** As {@link NewExchange}, from somebody the shop does not know: `phone` is where it calls back. */
export const NewGiftExchange = NewExchange.extend({ phone: Phone, reason: optionalText(500).default('') })
export type NewGiftExchange = z.infer<typeof NewGiftExchange>
export const GiftExchangeMessage = z.object({ data: z.object({ receipt: GiftReceipt }), message: z.string() })
