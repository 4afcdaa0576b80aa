import { z } from 'zod'
import { languages } from '../language/languages.ts'
import { writtenText } from '../text.ts'
import { unknownVariables } from './order-text-variables.rule.ts'

/** The steps of an order at which the shop writes to its customer, in their order. An order that is picked up is `ready` instead of `sent`. */
export const orderTextSteps = [
  'placed',
  'confirmed',
  'sewn',
  'sent',
  'ready',
  'late',
  'arrived',
  'exchange',
  'refunded',
  'cancelled',
] as const
export const OrderTextStep = z.enum(orderTextSteps)
export type OrderTextStep = z.infer<typeof OrderTextStep>

export const maxOrderText = 2_000

/** A text with variables in braces; an unknown one is refused with its line. */
const Template = writtenText(maxOrderText).superRefine((text, context) => {
  const [unknown] = unknownVariables(text)
  if (unknown) context.addIssue({ code: 'custom', params: { key: `unknown_variable:${unknown.line}:${unknown.name.slice(0, 40)}` } })
})
const TemplatePair = z.object({ vi: Template, en: Template })

/** The shop's own texts; a step without one has the default text. */
export const OrderTextsChange = z.partialRecord(OrderTextStep, TemplatePair)

/** A text as it is sent to a customer: filled in, and perhaps changed by hand. */
const SentText = writtenText(4_000)

const Values = z.object({ vi: z.record(z.string(), z.string()), en: z.record(z.string(), z.string()) })

/** One text, filled in for an order: to whom, and in both languages. `email`: null where no mail can be sent. */
export const OrderMessage = z.object({
  step: OrderTextStep,
  name: z.string(),
  phone: z.string(),
  email: z.string().nullable(),
  texts: z.object({ vi: z.string(), en: z.string() }),
})
export type OrderMessage = z.infer<typeof OrderMessage>

/**
 * All texts of an order that fit how it is received, filled in. `suggested`: the step the order is at. `values`: what each
 * variable stands for, for a preview of unsaved texts; `exchangeValues` replace them in the text about an exchange.
 */
export const OrderMessages = z.object({
  suggested: OrderTextStep,
  language: z.enum(languages),
  messages: z.array(OrderMessage),
  values: Values,
  exchangeValues: Values,
})
export type OrderMessages = z.infer<typeof OrderMessages>
export const OrderMessagesResponse = z.object({ data: OrderMessages })

/** A text to mail to the customer of an order. */
export const OrderTextMail = z.object({ step: OrderTextStep, language: z.enum(languages), text: SentText })
export type OrderTextMail = z.infer<typeof OrderTextMail>
