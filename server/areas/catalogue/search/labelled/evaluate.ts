import type { LabelledQuery } from './read-expectation.ts'

export type Outcome = LabelledQuery & { found: string[]; precision: number; recall: number; isRight: boolean }

/** Numbers in the order of the results. */
export type FindSkus = (query: string) => Promise<string[]>

/** Results that are looked at: a first row on a phone and half of the next. */
const first = 3
/** Of a large set not every product has to be found. */
const leastRecall = 0.8

export async function evaluate(queries: readonly LabelledQuery[], find: FindSkus): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for (const labelled of queries) {
    const found = await find(labelled.query)
    const { wanted, allowed } = labelled
    if (wanted.size === 0) {
      const isRight = found.length === 0 || (allowed.size > 0 && found.every((sku) => allowed.has(sku)))
      outcomes.push({ ...labelled, found, precision: isRight ? 1 : 0, recall: isRight ? 1 : 0, isRight })
      continue
    }
    const precision = found.length === 0 ? 0 : found.filter((sku) => allowed.has(sku)).length / found.length
    const recall = found.filter((sku) => wanted.has(sku)).length / wanted.size
    const top = found.slice(0, first)
    const isRight = top.length > 0 && top.every((sku) => allowed.has(sku)) && recall >= leastRecall
    outcomes.push({ ...labelled, found, precision, recall, isRight })
  }
  return outcomes
}

export function summarise(outcomes: readonly Outcome[]) {
  const mean = (of: (outcome: Outcome) => number) => outcomes.reduce((sum, outcome) => sum + of(outcome), 0) / outcomes.length
  return {
    queries: outcomes.length,
    right: mean(({ isRight }) => Number(isRight)),
    precision: mean((each) => each.precision),
    recall: mean((each) => each.recall),
  }
}
