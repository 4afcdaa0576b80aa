import { z } from 'zod'
import { measureUnits } from '../personalization.ts'
import { Id, optionalText, writtenText } from '../text.ts'
import { Vnd } from '../vnd.ts'

/** Limits of the fields that an admin gives a product. */
export const fieldLimits = { label: 60, maxLength: 60, measure: 300, options: 20, price: 10_000_000 } as const

const labels = { vi: writtenText(fieldLimits.label), en: optionalText(fieldLimits.label).optional() }
/** In both languages; or one text, as a product is read. Without English, what is stored stays. */
const Label = z.preprocess((label) => (typeof label === 'string' ? { vi: label } : label), z.object(labels))
const Measure = z.number().min(0).max(fieldLimits.measure).multipleOf(0.1)

/** `_id`: the product's existing field or option; any other is new. */
const field = {
  _id: Id.nullish(),
  label: Label,
  required: z.boolean(),
  price: Vnd.max(fieldLimits.price).default(0),
}

const TextField = z.object({
  ...field,
  kind: z.literal('text'),
  maxLength: z.int().min(1).max(fieldLimits.maxLength),
  isEmbroidered: z.boolean().default(false),
})

const MeasureField = z
  .object({ ...field, kind: z.literal('measure'), unit: z.enum(measureUnits), min: Measure, max: Measure })
  .refine(({ min, max }) => min < max, { path: ['max'], params: { key: 'up_to' } })

const Hex = z
  .string()
  .regex(/^#[0-9a-f]{6}$/i)
  .transform((hex) => hex.toLowerCase())

const ChoiceField = z.object({
  ...field,
  kind: z.literal('choice'),
  options: z
    .array(z.object({ _id: Id.nullish(), label: Label, hex: Hex.nullish() }))
    .min(1)
    .max(fieldLimits.options),
})

export const PersonalizationFieldBody = z.discriminatedUnion('kind', [TextField, MeasureField, ChoiceField])
export type PersonalizationFieldBody = z.infer<typeof PersonalizationFieldBody>
