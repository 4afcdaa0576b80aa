import { expect, test } from 'vitest'
import { generateWrong, type JsonSchema } from './generate-value.ts'
import { createRandom } from './random.ts'

const schema: JsonSchema = {
  type: 'object',
  required: ['name', 'count'],
  properties: {
    name: { type: 'string' },
    count: { type: 'integer' },
    kind: { enum: ['a', 'b'] },
    list: { type: 'array', items: { type: 'boolean' } },
  },
}
const run = (seed: number) => {
  const random = createRandom(seed)
  return Array.from({ length: 300 }, () => generateWrong(schema, { random, ids: ['prd_1'], resolve: () => ({}) }))
}

test('generate-value: the same seed gives the same requests', () => {
  expect(run(3)).toEqual(run(3))
  expect(run(3)).not.toEqual(run(4))
})

test('generate-value: some values fit the schema, and most are wrong somewhere', () => {
  const fits = (value: unknown) => {
    const { name, count } = (value ?? {}) as { name?: unknown; count?: unknown }
    return typeof name === 'string' && Number.isInteger(count)
  }
  const fitting = run(1).filter(fits).length
  expect(fitting).toBeGreaterThan(30)
  expect(fitting).toBeLessThan(270)
})
