import type { Bilingual } from '../../../../../contract/languages.ts'

type Stored = { size: string; what: Bilingual; cm: number }
/** One measure of the piece laid flat, in every size. `cm`: as typed, by size. */
export type MeasureDraft = { key: string; what: Bilingual; cm: Record<string, string> }

let lastKey = 0
export function newMeasure(what: Bilingual = { vi: '', en: '' }): MeasureDraft {
  return { key: `measure-${++lastKey}`, what, cm: {} }
}

/** What the shop keeps by size, gathered by measure. */
export function measuresOf(stored: readonly Stored[]): MeasureDraft[] {
  const byName = new Map<string, MeasureDraft>()
  for (const { size, what, cm } of stored) {
    const measure = byName.get(what.vi) ?? { key: what.vi, what, cm: {} }
    measure.cm[size] = String(cm).replace('.', ',')
    byName.set(what.vi, measure)
  }
  return [...byName.values()]
}

/** Measures with a name, in the sizes there are now; what was left empty is not kept. */
export function storedFrom(measures: readonly MeasureDraft[], sizes: readonly string[]): Stored[] {
  return measures.flatMap(({ what, cm }) =>
    sizes.flatMap((size) => {
      const text = cm[size] ?? ''
      return what.vi.trim() && /\d/.test(text) ? [{ size, what, cm: Number(text.replace(',', '.')) }] : []
    }),
  )
}

/** Whether somebody is on the way to writing centimetres: at most 500, with one digit after the comma. */
export function isPartialCentimetres(text: string): boolean {
  return /^\d{0,3}([.,]\d?)?$/.test(text) && Number(text.replace(',', '.') || 0) <= 500
}
