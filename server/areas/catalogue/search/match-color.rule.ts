import { colorFamilies } from './color-families.rule.ts'
import { accented, foldedWords, nameWords } from './fold-words.rule.ts'
import type { SearchContext } from './understand-query.rule.ts'

type Color = { color: string; label: string; hex: string }

/** The colours of a product that a text names: by their own names ("lá sả"), else by the family ("hồng"). */
export function matchColors<T extends Color>(text: string, colors: readonly T[], { vocabulary }: Pick<SearchContext, 'vocabulary'>): T[] {
  const words = nameWords(text)
  const written = ` ${words.map(({ folded }) => folded).join(' ')} `
  const exact = ` ${words.map(({ text: word }) => accented(word)).join(' ')} `
  const named = colors.filter(({ color, label }) => [color, label].some((name) => written.includes(` ${foldedWords(name).join(' ')} `)))
  const longest = named.filter(
    ({ color }) => !named.some((other) => other.color !== color && other.color.toLowerCase().includes(color.toLowerCase())),
  )
  if (longest.length > 0) {
    const same = longest.filter(({ color }) =>
      exact.includes(
        ` ${nameWords(color)
          .map(({ text: word }) => accented(word))
          .join(' ')} `,
      ),
    )
    return same.length > 0 ? same : longest
  }
  const wanted = new Set(
    words.flatMap(
      (_, at) => vocabulary.match(words, at, 'lenient', 'color')?.groups.flatMap(({ key, broader }) => [key, ...broader]) ?? [],
    ),
  )
  return colors.filter(({ color, hex }) => {
    const own = nameWords(color)
    const groups = own.flatMap((_, at) => vocabulary.match(own, at, 'lenient', 'color')?.groups ?? [])
    const families = groups.length > 0 ? groups.flatMap(({ key, broader }) => [key, ...broader]) : colorFamilies(hex)
    return families.some((key) => wanted.has(key)) || (wanted.has('xanh') && families.some((key) => key === 'blue' || key === 'green'))
  })
}
