import type { ProductBody } from '../../../../../contract/admin/products.ts'
import type { Bilingual } from '../../../../../contract/language/languages.ts'
import type { PersonalizationField, StoredPersonalizationField } from '../../../../../contract/personalization.ts'

/** `hex`: null without a swatch. */
export type OptionDraft = { key: string; id: string | null; label: Bilingual; hex: string | null }

/** A field while it is edited, with what it would need as any kind; `min` and `max` as typed. `id`: null for a new one. */
export type FieldDraft = {
  key: string
  id: string | null
  kind: StoredPersonalizationField['kind']
  label: Bilingual
  required: boolean
  price: number | null
  maxLength: number | null
  isEmbroidered: boolean
  unit: 'cm' | 'kg'
  min: string
  max: string
  options: OptionDraft[]
}

const empty: Bilingual = { vi: '', en: '' }
const blank: Omit<FieldDraft, 'key' | 'kind'> = {
  id: null,
  label: empty,
  required: true,
  price: null,
  maxLength: 12,
  isEmbroidered: true,
  unit: 'cm',
  min: '',
  max: '',
  options: [],
}

/** The threads most workshops have, to begin with. */
const threads: { label: Bilingual; hex: string }[] = [
  { label: { vi: 'Đỏ gạch', en: 'Brick red' }, hex: '#a8452f' },
  { label: { vi: 'Chàm', en: 'Indigo' }, hex: '#2f4a66' },
  { label: { vi: 'Lá sen', en: 'Lotus leaf' }, hex: '#5f7a55' },
  { label: { vi: 'Nghệ', en: 'Turmeric' }, hex: '#c58a2b' },
  { label: { vi: 'Sen hồng', en: 'Lotus pink' }, hex: '#c2697f' },
  { label: { vi: 'Trắng ngà', en: 'Ivory' }, hex: '#f3ead8' },
]
export const defaultThread = '#a8452f'

export const newFieldKinds = ['text', 'measure', 'choice', 'thread'] as const

let lastKey = 0
const newKey = () => `new-field-${++lastKey}`

export function newField(kind: (typeof newFieldKinds)[number]): FieldDraft {
  if (kind === 'thread') {
    const options = threads.map((thread) => newOption(thread))
    return { ...blank, key: newKey(), kind: 'choice', label: { vi: 'Màu chỉ', en: 'Thread colour' }, options }
  }
  return { ...blank, key: newKey(), kind, options: kind === 'choice' ? [newOption(), newOption()] : [] }
}

export function newOption(more: Partial<OptionDraft> = {}): OptionDraft {
  return { id: null, label: empty, hex: null, ...more, key: newKey() }
}

export function fieldDraftsOf(stored: readonly StoredPersonalizationField[]): FieldDraft[] {
  return stored.map(
    ({ _id, kind, label, required, price, maxLength = 12, isEmbroidered = false, unit = 'cm', min, max, options = [] }) => ({
      ...{ key: _id, id: _id, kind, label, required, price: price || null, maxLength, isEmbroidered, unit },
      ...{ min: typedOf(min), max: typedOf(max) },
      options: options.map((option) => ({ key: option._id, id: option._id, label: option.label, hex: option.hex ?? null })),
    }),
  )
}

export function fieldBodiesOf(drafts: readonly FieldDraft[]): NonNullable<ProductBody['personalization']> {
  return drafts.map((draft) => {
    const { id, kind, label, required, price, maxLength, isEmbroidered, unit, min, max, options } = draft
    const field = { _id: id, label, required, price: price ?? 0 }
    // The API reports an empty number.
    if (kind === 'text') return { ...field, kind, maxLength: maxLength as number, isEmbroidered }
    if (kind === 'measure') return { ...field, kind, unit, min: numberOf(min) as number, max: numberOf(max) as number }
    return { ...field, kind, options: options.map((option) => ({ _id: option.id, label: option.label, hex: option.hex })) }
  })
}

/** The draft as the product page shows it, in one language. */
export function previewOf(drafts: readonly FieldDraft[], language: keyof Bilingual): PersonalizationField[] {
  const read = (label: Bilingual) => label[language] || label.vi
  return drafts.map((draft) => ({
    ...{ _id: draft.key, kind: draft.kind, label: read(draft.label), required: draft.required, price: draft.price ?? 0 },
    ...(draft.kind === 'text' ? { maxLength: draft.maxLength ?? 0, isEmbroidered: draft.isEmbroidered } : {}),
    ...(draft.kind === 'measure' ? { unit: draft.unit, min: numberOf(draft.min) ?? 0, max: numberOf(draft.max) ?? 0 } : {}),
    ...(draft.kind === 'choice'
      ? { options: draft.options.map(({ key, label, hex }) => ({ _id: key, label: read(label), ...(hex ? { hex } : {}) })) }
      : {}),
  }))
}

/** Whether every field and option has the id under which it is stored. */
export function areFieldsStored(drafts: readonly FieldDraft[]): boolean {
  return drafts.every(({ id, options }) => id !== null && options.every((option) => option.id !== null))
}

function typedOf(number: number | undefined): string {
  return number === undefined ? '' : String(number).replace('.', ',')
}

function numberOf(typed: string): number | null {
  return /\d/.test(typed) ? Number(typed.replace(',', '.')) : null
}
