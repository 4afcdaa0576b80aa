import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8')

test('dependencies: each run-time one has its reason, and security.md their number', () => {
  const names = Object.keys((JSON.parse(read('package.json')) as { dependencies: Record<string, string> }).dependencies)
  const cells = [...read('docs/dependencies.md').matchAll(/^\| ([^|]+) \|/gm)].flatMap(([, cell = '']) =>
    cell.split(',').map((name) => name.trim()),
  )
  expect(names.filter((name) => !cells.includes(name))).toEqual([])
  expect(read('docs/security.md')).toContain(`${names.length} direct ones with reasons`)
})

test('security.md: the requirements of ASVS add up, and each exception has a line', () => {
  const text = read('docs/security.md')
  const rows = [...text.matchAll(/^\| ([12]) +\| (\d+) +\| (\d+) +\| (\d+) +\| (\d+) +\|$/gm)].map((row) => row.slice(1).map(Number))
  expect(rows.map(([level, all]) => [level, all])).toEqual([
    [1, 61],
    [2, 126],
  ])
  for (const [, all = 0, met = 0, exceptions = 0, missing = 0] of rows) expect(met + exceptions + missing).toBe(all)
  const lines = [...text.matchAll(/^\| \d+\.\d+\.\d+ +\|/gm)]
  expect(lines).toHaveLength(rows.reduce((sum, [, , , exceptions = 0]) => sum + exceptions, 0))
})
