import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { heapGrowthFlag } from './heap-growth.ts'

test('heap growth: this version of V8 knows the flag', () => {
  expect(execFileSync(process.execPath, ['--v8-options'], { encoding: 'utf8' })).toContain(`${heapGrowthFlag} `)
})
