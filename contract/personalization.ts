import { z } from 'zod'
import { Bilingual } from './language/language.schema.ts'
import { Id, isStorable } from './text.ts'

/** What a buyer can have made for one child: a name to embroider, a measure of the body, a choice. */
export const personalizationKinds = ['text', 'measure', 'choice'] as const
export const measureUnits = ['cm', 'kg'] as const

/** `hex`: the shade of a thread, shown as a swatch and in the preview. */
export const PersonalizationOption = z.object({ _id: z.string(), label: z.string(), hex: z.string().optional() })
export type PersonalizationOption = z.infer<typeof PersonalizationOption>

/** A field of a product, in the reader's language. `price`: dong for each unit whose field is filled in; 0 for none. */
export const PersonalizationField = z.object({
  _id: z.string(),
  label: z.string(),
  kind: z.enum(personalizationKinds),
  required: z.boolean(),
  price: z.int(),
  /** Of a text: how many characters, and whether the page shows it as it will be embroidered. */
  maxLength: z.int().optional(),
  isEmbroidered: z.boolean().optional(),
  /** Of a measure. */
  unit: z.enum(measureUnits).optional(),
  min: z.number().optional(),
  max: z.number().optional(),
  /** Of a choice. */
  options: z.array(PersonalizationOption).optional(),
})
export type PersonalizationField = z.infer<typeof PersonalizationField>

/** The same in both languages, as it is stored and as an admin reads it. */
export const StoredPersonalizationField = PersonalizationField.extend({
  label: Bilingual,
  options: z.array(PersonalizationOption.extend({ label: Bilingual })).optional(),
})
export type StoredPersonalizationField = z.infer<typeof StoredPersonalizationField>

export const maxPersonalizationFields = 10

/** What the buyer filled in: a text, a number with at most one decimal, or the id of an option. */
export const PersonalizationValue = z.object({
  fieldId: Id,
  value: z
    .string()
    .max(200)
    .refine(isStorable, { params: { key: 'unreadable' } }),
})
export type PersonalizationValue = z.infer<typeof PersonalizationValue>
export const PersonalizationValues = z.array(PersonalizationValue).max(maxPersonalizationFields)

/** A filled-in field of a cart line, in the reader's language. `text`: the value for people: `92,5 cm`, the name of an option. */
export const LinePersonalization = PersonalizationValue.extend({
  label: z.string(),
  text: z.string(),
  price: z.int(),
})
export type LinePersonalization = z.infer<typeof LinePersonalization>

/** The same as an order stores it: as it was ordered, in both languages. */
export const OrderedPersonalization = LinePersonalization.extend({ label: Bilingual, text: Bilingual })
export type OrderedPersonalization = z.infer<typeof OrderedPersonalization>
