import { errorMessages } from '../../../contract/errors.ts'
import type { Language } from '../../../contract/language/language.schema.ts'

type Line = { quantity: number; secondChoiceId?: string | null | undefined }
type Share = { free: number; isShort: boolean }

/** What each line of second choice finds left of the units, which lines of the same goods share; null for other lines. */
export function shareSecondChoice(lines: readonly Line[], units: ReadonlyMap<string, number>): (Share | null)[] {
  const left = new Map(units)
  return lines.map(({ secondChoiceId, quantity }) => {
    if (!secondChoiceId) return null
    const free = left.get(secondChoiceId) ?? 0
    left.set(secondChoiceId, Math.max(0, free - quantity))
    return { free, isShort: quantity > free }
  })
}

export function shortText({ isShort }: Share, language: Language): string | null {
  return isShort ? errorMessages.not_enough_stock[language] : null
}
