import { expect, test } from 'vitest'
import { z } from 'zod'
import { issueKey } from './issues.ts'

const keysOf = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value, { error: issueKey }).error?.issues.map(({ message }) => message)

test('what is not there is asked for, whatever it may be', () => {
  const either = z.object({ category: z.union([z.string().min(1), z.object({ _id: z.string() })]) })
  expect(keysOf(either, {})).toEqual(['required'])
  expect(keysOf(either, { category: null })).toEqual(['required'])
  expect(keysOf(z.object({ name: z.string() }), {})).toEqual(['required'])
})

test('what is there and fits nothing is wrong', () => {
  expect(keysOf(z.union([z.string(), z.object({ _id: z.string() })]), 5)).toEqual(['invalid'])
})
