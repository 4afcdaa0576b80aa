import { expect, test } from 'vitest'
import { generateWrong, type JsonSchema } from './generate-value.ts'
import { mutateExample } from './mutate-example.ts'
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

test('fuzz: mutated examples name existing rows, and most of them stay what they were', () => {
  const random = createRandom(7)
  const example = { productId: 'prd_1kag4w1m8qm6zt3vbn5c7xd2ef', quantity: 1, tags: ['cotton'] }
  const mutated = Array.from({ length: 200 }, () => mutateExample(example, { random, ids: ['prd_own'] }))
  const whole = mutated.filter((each) => JSON.stringify(each) === '{"productId":"prd_own","quantity":1,"tags":["cotton"]}')
  expect(whole.length).toBeGreaterThan(60)
  expect(whole.length).toBeLessThan(190)
})
