import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { hydrationDataScript } from './hydration-data.ts'

const library = join(dirname(fileURLToPath(import.meta.resolve('react-router/package.json'))), 'dist/production/lib/dom/ssr')
const read = (name: string) => readFileSync(join(library, name), 'utf8')

test('router-markup: react-router still passes hydration data by the calls that hydration-data.ts writes', async () => {
  const source = read('single-fetch.js')
  const script = await hydrationDataScript(new Blob(['data']).stream())
  for (const call of ['window.__reactRouterContext.streamController.enqueue(', 'window.__reactRouterContext.streamController.close()']) {
    expect(source).toContain(call)
    expect(script).toContain(call)
  }
})

test('router-markup: react-router still writes the links and the script that head-order.ts moves', () => {
  const source = read('components.js')
  expect(source).toMatch(/rel: "modulepreload"/)
  expect(source).toMatch(/type: "module",\s+async: true/)
})
