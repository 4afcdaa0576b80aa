import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { unusedRouterParts } from './unused-router-parts.ts'

const { transform } = unusedRouterParts() as unknown as {
  transform: { filter: { id: RegExp }; handler: (code: string, id: string) => { code: string } }
}
const library = '/shop/node_modules/react-router/dist/production/lib'
const installed = (part: string) => import(/* @vite-ignore */ import.meta.resolve('react-router').replace(/\/lib\/.*|\/index\.js$/, part))

test.each(['router/instrumentation', 'dom/ssr/fog-of-war'])(
  'unused router parts: %s is replaced, and its replacement exports no other names',
  async (part) => {
    const id = `${library}/${part}.js`
    expect(id).toMatch(transform.filter.id)
    const { code } = transform.handler('original', id)
    const stub = await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`)
    expect(Object.keys(await installed(`/lib/${part}.js`))).toEqual(expect.arrayContaining(Object.keys(stub)))
  },
)

test('unused router parts: a component can be left out where nothing uses it', () => {
  const code = 'const Link = React$1.forwardRef(function LinkWithRef() {});\nLink.displayName = "Link";\n'
  const { code: removable } = transform.handler(code, `${library}/dom/lib.js`)
  expect(removable).toBe('const Link = /* @__PURE__ */ React$1.forwardRef(function LinkWithRef() {});\n\n')
})

test('unused router parts: the installed router is written as the replacement expects', () => {
  const path = new URL(import.meta.resolve('react-router').replace(/\/(?:lib\/.*|index\.js)$/, '/lib/dom/lib.js'))
  const code = readFileSync(path, 'utf8')
  const { code: removable } = transform.handler(code, `${library}/dom/lib.js`)
  expect(removable).toContain('const Link = /* @__PURE__ */ React$1.forwardRef(')
  expect(removable).toContain('const NavLink = /* @__PURE__ */ React$1.forwardRef(')
  expect(removable).not.toContain('Link.displayName =')
})
