/** `7,5` or `7.5`: the decimal sign of the language. */
export function formatMeasure(value: number, isEnglish: boolean): string {
  return isEnglish ? String(value) : String(value).replace('.', ',')
}

/** `7,5–8,5`, with the decimal sign of the language. */
export function formatRange(min: number, max: number, isEnglish: boolean): string {
  return `${formatMeasure(min, isEnglish)}–${formatMeasure(max, isEnglish)}`
}

export function toInches(min: number, max: number): string {
  return `${Math.round(min / 2.54)}–${Math.round(max / 2.54)} in`
}

export function toPounds(min: number, max: number): string {
  return `${Math.round(min * 2.20462)}–${Math.round(max * 2.20462)} lb`
}

/** Parses a typed number with a comma or a point; null if it is not a number or out of range. */
export function readMeasure(text: string, { min, max }: { min: number; max: number }): number | null {
  const value = /^\d{1,3}(?:[.,]\d{1,2})?$/.test(text.trim()) ? Number(text.trim().replace(',', '.')) : Number.NaN
  return value >= min && value <= max ? value : null
}
