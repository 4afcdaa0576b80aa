import { existsSync, readFileSync } from 'node:fs'
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

type Requirement = { id: string; level: string; state: string; where: string }

function readRequirements(text: string): Requirement[] {
  const row = /^\| (\d+\.\d+\.\d+) +\| ([12]) +\| [^|]+ \| (\S+) +\| (.+) \|$/gm
  return [...text.matchAll(row)].map(([, id = '', level = '', state = '', where = '']) => ({ id, level, state, where }))
}

test('asvs.md: has each requirement of levels 1 and 2 once, and the sums are right', () => {
  const text = read('docs/asvs.md')
  const requirements = readRequirements(text)
  expect(new Set(requirements.map(({ id }) => id)).size).toBe(requirements.length)
  const sums = [...text.matchAll(/^\| ([12]) +\| (\d+) +\| (\d+) +\| (\d+) +\| (\d+) +\| (\d+) +\|$/gm)].map((row) =>
    row.slice(1).map(Number),
  )
  expect(sums.map(([level, all]) => [level, all])).toEqual([
    [1, 70],
    [2, 183],
  ])
  for (const [level, all, absent, applicable = 0, met, exceptions] of sums) {
    const ofLevel = requirements.filter((requirement) => requirement.level === String(level))
    const count = (state: string) => ofLevel.filter((requirement) => requirement.state === state).length
    expect([ofLevel.length, count('n/a'), count('met') + count('exception')]).toEqual([all, absent, applicable])
    expect([count('met'), count('exception')]).toEqual([met, exceptions])
    expect(read('docs/security.md').toLowerCase()).toContain(`level ${level}: ${met} of ${applicable}`)
  }
})

test('asvs.md: each exception has a reason, and each file it names exists', () => {
  const text = read('docs/asvs.md')
  const requirements = readRequirements(text)
  const reasons = [...text.matchAll(/^\| (\d+\.\d+\.\d+) +\| (?![12] +\|)/gm)].map(([, id]) => id)
  expect(reasons).toEqual(requirements.filter(({ state }) => state === 'exception').map(({ id }) => id))
  const named = requirements.flatMap(({ where }) => [...where.matchAll(/`((?:[\w.-]+\/)+[\w.-]*)`/g)].map(([, path = '']) => path))
  expect(named.length).toBeGreaterThan(200)
  expect(named.filter((path) => !existsSync(new URL(`../${path}`, import.meta.url)))).toEqual([])
})
