import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { retryingImports } from './retrying-imports.ts'

const { transform } = retryingImports() as unknown as {
  transform: { filter: { id: RegExp }; handler: (this: { error: (message: string) => never }, code: string) => { code: string } }
}
const context = {
  error: (message: string) => {
    throw new Error(message)
  },
}
const library = join(dirname(fileURLToPath(import.meta.resolve('react-router/package.json'))), 'dist')

describe.each(['development', 'production'])('retryingImports: the installed react-router, %s', (build) => {
  const file = join(library, build, 'lib', 'dom', 'ssr', 'routeModules.js')

  test('loads the script of a route in the file and by the line that the plugin replaces', () => {
    expect(file).toMatch(transform.filter.id)
    const { code } = transform.handler.call(context, readFileSync(file, 'utf8'))
    expect(code.match(/\bawait importRouteModule\(route\.module\)/g)).toHaveLength(1)
    expect(code).not.toMatch(/\bimport\(/)
    expect(code).toMatch(/^import \{ loadRouteModule as importRouteModule \} from ".*load-route-module\.ts";/)
  })
})

test('retryingImports: stops the build where the router loads scripts in another way', () => {
  expect(() => transform.handler.call(context, 'await fetchModule(route.module)')).toThrow('another way')
})
