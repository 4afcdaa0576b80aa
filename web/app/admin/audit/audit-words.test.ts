import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import en from '../locales/en.ts'
import vi from '../locales/vi.ts'

const root = new URL('../../../../server/areas/', import.meta.url).pathname
const changes = globSync('**/*.ts', { cwd: root, exclude: ['**/*.test.ts'] })
  .flatMap((file) => [...readFileSync(root + file, 'utf8').matchAll(/what: '([a-z-]+\.[a-z-]+)'/g)])
  .flatMap(([, what]) => what ?? [])

test.each([
  ['vi', vi],
  ['en', en],
] as const)('audit texts: every recorded change has a sentence or a verb (%s)', (_language, { team }) => {
  const { said: sentence, area, verb } = team.audit
  expect(changes.length).toBeGreaterThan(40)
  const untold = changes.filter((what) => {
    const [on = '', done = ''] = what.split('.')
    return !(what.replaceAll('.', '_') in sentence) && !(on in area && done in verb)
  })
  expect(untold).toEqual([])
})
