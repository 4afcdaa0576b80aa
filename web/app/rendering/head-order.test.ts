import { expect, test } from 'vitest'
import { deferredScriptsStarter } from './deferred-scripts.ts'
import { orderHead } from './head-order.ts'

const page = (head: string) => `<html><head>${head}</head><body><p>vải lụa <link rel="stylesheet" href="/no.css"></p></body></html>`
const arranged = (html: string) =>
  orderHead(html)
    .join('')
    .replace(/^<!DOCTYPE html>/, '')

const viewport = '<meta name="viewport" content="width=device-width"/>'
const preload = '<link rel="preload" as="font" href="/a.woff2"/><title>Váy $& hoa</title>'
const one = '<link rel="stylesheet" href="/root.css"/>'
const two = '<link rel="stylesheet" href="/admin.css"/>'

test('orderHead: stylesheets come before deferrable elements, in their order', () => {
  expect(arranged(page(viewport + preload + one + two))).toBe(page(viewport + one + two + preload))
})

test('orderHead: scripts are not preloaded before the first paint', () => {
  const asked = page(`${viewport + preload}<link rel="modulepreload" href="/a.js"/><link rel="modulepreload" href="/b.js"/>`)
  expect(arranged(asked)).toBe(asked.replaceAll('rel="modulepreload"', 'rel="later" fetchpriority="low"'))
})

test('orderHead: scripts wait for the first paint, and their starter comes last', () => {
  const [before, after] = ['<html><head></head><body><p>lụa</p><script>1</script>', 'import "/a.js"</script><script>2</script>']
  expect(arranged(`${before}<script type="module" async="">${after}</body></html>`)).toBe(
    `${before}<script type="text/plain">${after}${deferredScriptsStarter}</body></html>`,
  )
})

test('orderHead: the hydration data follows the scripts that wait for it', () => {
  const html = '<html><head></head><body><script type="module" async="">1</script></body></html>'
  expect(orderHead(html, '<script>$&</script>').join('')).toContain(`1</script><script>$&</script>${deferredScriptsStarter}</body>`)
})

test.each([page(viewport + preload), page(preload + one), '<p>no head</p>'])(
  'orderHead: a page without deferrable elements, or without a head, is unchanged',
  (html) => {
    expect(arranged(html)).toBe(html)
  },
)

test('orderHead: every page begins with its doctype', () => {
  for (const html of [page(one), '<p>no head</p>']) expect(orderHead(html).join('')).toMatch(/^<!DOCTYPE html></)
})
