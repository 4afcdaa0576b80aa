import type { Bilingual } from '../../../../../contract/language/languages.ts'

type Stored = { size: string; what: Bilingual; cm: number }
/** One measure of the garment laid flat, in every size. `cm`: as typed, by size. */
export type MeasureDraft = { key: string; what: Bilingual; cm: Record<string, string> }

let lastKey = 0
export function newMeasure(what: Bilingual = { vi: '', en: '' }): MeasureDraft {
  return { key: `measure-${++lastKey}`, what, cm: {} }
}

/** Groups the stored values by measure. */
export function measuresOf(stored: readonly Stored[]): MeasureDraft[] {
  const byName = new Map<string, MeasureDraft>()
  for (const { size, what, cm } of stored) {
    const measure = byName.get(what.vi) ?? { key: what.vi, what, cm: {} }
    measure.cm[size] = String(cm).replace('.', ',')
    byName.set(what.vi, measure)
  }
  return [...byName.values()]
}

/** The measures with a name, in the current sizes. Drops empty values. */
export function storedFrom(measures: readonly MeasureDraft[], sizes: readonly string[]): Stored[] {
  return measures.flatMap(({ what, cm }) =>
    sizes.flatMap((size) => {
      const text = cm[size] ?? ''
      return what.vi.trim() && /\d/.test(text) ? [{ size, what, cm: Number(text.replace(',', '.')) }] : []
    }),
  )
}

/** Whether the text is the start of a valid value: at most 500 cm, with one decimal. */
export function isPartialCentimetres(text: string): boolean {
  return /^\d{0,3}([.,]\d?)?$/.test(text) && Number(text.replace(',', '.') || 0) <= 500
}
