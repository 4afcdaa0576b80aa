import { type Bilingual, inLanguage, type Language } from './language/languages.ts'
import type {
  LinePersonalization,
  OrderedPersonalization,
  PersonalizationField,
  PersonalizationValue,
  StoredPersonalizationField,
} from './personalization.ts'

/** The rules for what a buyer fills in: the product page applies them while the buyer types, the server to every request. */

type FieldRules = Pick<PersonalizationField, '_id' | 'kind' | 'required' | 'price' | 'maxLength' | 'min' | 'max'> & {
  options?: readonly { _id: string }[] | undefined
}

/** `key`: of the contract's validation messages. */
export type PersonalizationIssue = { fieldId: string; key: string }

/** Vietnamese and English letters, digits, and signs that can be embroidered. Precomposed (NFC). */
const stitchable =
  /^[a-zàáảãạăằắẳẵặâầấẩẫậđèéẻẽẹêềếểễệìíỉĩịòóỏõọôồốổỗộơờớởỡợùúủũụưừứửữựỳýỷỹỵA-ZÀÁẢÃẠĂẰẮẲẴẶÂẦẤẨẪẬĐÈÉẺẼẸÊỀẾỂỄỆÌÍỈĨỊÒÓỎÕỌÔỒỐỔỖỘƠỜỚỞỠỢÙÚỦŨỤƯỪỨỬỮỰỲÝỶỸỴ0-9 .,'&/-]*$/
const isMeasure = /^\d{1,3}(\.\d)?$/

/** One spelling for each value: composed letters, single spaces, a decimal point. */
export function normalizeValue({ kind }: Pick<FieldRules, 'kind'>, value: string): string {
  if (kind === 'text') return normalizeText(value).trim()
  if (kind === 'choice') return value.trim()
  const number = value.trim().replace(',', '.')
  return isMeasure.test(number) ? String(Number(number)) : number
}

function normalizeText(value: string): string {
  return value.normalize('NFC').replace(/[‘’]/g, "'").replace(/[–—]/g, '-').replace(/\s+/g, ' ')
}

/** The number of characters that count towards the length, while the buyer types. */
export function countCharacters(value: string): number {
  return normalizeText(value).trim().length
}

/** Why a value is refused; null where it is fine. */
export function findValueIssue(field: FieldRules, written: string): string | null {
  const value = normalizeValue(field, written)
  if (value === '') return field.required ? 'required' : null
  if (field.kind === 'text') return findTextIssue(field, value)
  if (field.kind === 'choice') return field.options?.some(({ _id }) => _id === value) ? null : 'choice'
  return findMeasureIssue(field, value)
}

function findTextIssue({ maxLength = 0 }: FieldRules, value: string): string | null {
  if (!stitchable.test(value)) return 'stitchable'
  if (!/[\p{L}\d]/u.test(value)) return 'name_letters'
  return value.length > maxLength ? `max_length:${maxLength}` : null
}

function findMeasureIssue({ min = 0, max = Number.POSITIVE_INFINITY }: FieldRules, value: string): string | null {
  if (!isMeasure.test(value)) return 'one_decimal'
  if (Number(value) < min) return `min:${min}`
  return Number(value) > max ? `max:${max}` : null
}

/** All reasons why these values are refused, in the order of the fields. */
export function findPersonalizationIssues(fields: readonly FieldRules[], values: readonly PersonalizationValue[]): PersonalizationIssue[] {
  const wrong = fields.flatMap((field): PersonalizationIssue[] => {
    const written = values.filter(({ fieldId }) => fieldId === field._id)
    const key = written.length > 1 ? 'twice' : findValueIssue(field, written[0]?.value ?? '')
    return key === null ? [] : [{ fieldId: field._id, key }]
  })
  const unknown = values.filter(({ fieldId }) => !fields.some(({ _id }) => _id === fieldId))
  return [...wrong, ...unknown.map(({ fieldId }) => ({ fieldId, key: 'gone' }))]
}

/** The filled-in values in their one spelling, in the order of the fields: equal wishes are equal as JSON. */
export function normalizePersonalization(
  fields: readonly Pick<FieldRules, '_id' | 'kind'>[],
  values: readonly PersonalizationValue[],
): PersonalizationValue[] {
  return fields.flatMap((field) => {
    const written = values.find(({ fieldId }) => fieldId === field._id)
    const value = normalizeValue(field, written?.value ?? '')
    return value === '' ? [] : [{ fieldId: field._id, value }]
  })
}

/** The price of the filled-in fields of one unit, in dong. Fields that no longer exist cost nothing. */
export function personalizationPrice(fields: readonly FieldRules[], values: readonly PersonalizationValue[]): number {
  const isFilled = (field: FieldRules) => values.some(({ fieldId, value }) => fieldId === field._id && normalizeValue(field, value) !== '')
  return fields.reduce((sum, field) => (isFilled(field) ? sum + field.price : sum), 0)
}

/** The part of a line's unit price that its personalization costs. */
export function extraPrice(personalization: readonly { price: number }[] | null | undefined): number {
  return (personalization ?? []).reduce((sum, { price }) => sum + price, 0)
}

/** The filled-in values with the labels of today; leaves out values whose field or option no longer exists. */
export function describePersonalization(
  fields: readonly StoredPersonalizationField[],
  values: readonly PersonalizationValue[],
): OrderedPersonalization[] {
  return fields.flatMap((field): OrderedPersonalization[] => {
    const filled = values.find(({ fieldId }) => fieldId === field._id)
    const option = field.options?.find(({ _id }) => _id === filled?.value)
    if (!filled || (field.kind === 'choice' && !option)) return []
    const text = option?.label ?? textOf(field, filled.value)
    return [{ ...filled, label: field.label, text, price: field.price }]
  })
}

function textOf({ kind, unit }: StoredPersonalizationField, value: string): Bilingual {
  if (kind !== 'measure') return { vi: value, en: value }
  return { vi: `${value.replace('.', ',')}\u00a0${unit}`, en: `${value}\u00a0${unit}` }
}

export function inReadersLanguage({ label, text, ...rest }: OrderedPersonalization, language: Language): LinePersonalization {
  return { ...rest, label: inLanguage(label, language), text: inLanguage(text, language) }
}

/** `Tên bé: An`: one field as a line of a mail, a slip or a file. */
export function personalizationLine({ label, text }: Pick<LinePersonalization, 'label' | 'text'>): string {
  return `${label}: ${text}`
}

/** A unit made for one child cannot be sold to another: it is neither exchanged nor returned on request. */
export function isReturnable({ personalization }: { personalization?: readonly unknown[] | null | undefined }): boolean {
  return !personalization || personalization.length === 0
}
