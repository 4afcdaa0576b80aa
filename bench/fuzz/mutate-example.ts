import { anyNasty, generateText } from './generate-value.ts'
import type { Random } from './random.ts'

type Sources = { random: Random; ids: readonly string[] }

/** The ids of the examples are of no shop. */
const madeUpId = /^[a-z]+_1kag4w1m8q/

/**
 * The example of a request with a few parts replaced: it passes the schema more often than a generated body, so that the code
 * behind it is reached. Ids become those of existing rows.
 */
export function mutateExample(value: unknown, sources: Sources): unknown {
  const { random, ids } = sources
  if (random.chance(0.06)) return random.chance(0.5) ? anyNasty(random) : generateText(sources)
  if (typeof value === 'string') return madeUpId.test(value) && ids.length > 0 ? random.pick(ids) : value
  if (Array.isArray(value)) {
    const items = random.chance(0.1) ? [...value, ...value] : value
    return items.map((item) => mutateExample(item, sources))
  }
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(() => !random.chance(0.04))
      .map(([name, part]) => [name, mutateExample(part, sources)]),
  )
}
