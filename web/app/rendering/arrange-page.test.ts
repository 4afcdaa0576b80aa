import { expect, test } from 'vitest'
import { arrangePage } from './arrange-page.ts'
import { deferredScriptsStarter } from './deferred-scripts.ts'
import { hashOfScript } from './script-hashes.ts'

const page = (head: string) => `<html><head>${head}</head><body><p>vải lụa <link rel="stylesheet" href="/no.css"></p></body></html>`
const sent = (html: string, data = '', mark = 'mark') => Buffer.concat(arrangePage(html, { mark, data }).parts).toString()
const arranged = (html: string) => sent(html).replace(/^<!DOCTYPE html>/, '')

const viewport = '<meta name="viewport" content="width=device-width"/>'
const preload = '<link rel="preload" as="font" href="/a.woff2"/><title>Váy $& hoa</title>'
const one = '<link rel="stylesheet" href="/root.css"/>'
const two = '<link rel="stylesheet" href="/admin.css"/>'

test('arrangePage: stylesheets come before deferrable elements, in their order', () => {
  expect(arranged(page(viewport + preload + one + two))).toBe(page(viewport + one + two + preload))
})

test('arrangePage: scripts are not preloaded before the first paint', () => {
  const asked = page(`${viewport + preload}<link rel="modulepreload" href="/a.js"/><link rel="modulepreload" href="/b.js"/>`)
  expect(arranged(asked)).toBe(asked.replaceAll('rel="modulepreload"', 'rel="later" fetchpriority="low"'))
})

test('arrangePage: scripts wait for the first paint, and their starter comes last', () => {
  const [before, after] = ['<html><head></head><body><p>lụa</p><script>1</script>', 'import "/a.js"</script><script>2</script>']
  expect(arranged(`${before}<script nonce="mark" type="module" async="">${after}</body></html>`)).toBe(
    `${before}<script type="text/plain">${after}${deferredScriptsStarter}</body></html>`,
  )
})

test('arrangePage: the hydration data follows the scripts that wait for it', () => {
  const html = '<html><head></head><body><script nonce="mark" type="module" async="">1</script></body></html>'
  expect(sent(html, '<script>$&</script>')).toContain(`1</script><script>$&</script>${deferredScriptsStarter}</body>`)
})

test.each([1, 200_000])(
  'arrangePage: keeps the letters of every language, and hashes the scripts of the page alone (%i words)',
  (words) => {
    const text = 'vải lụa 🧵 <script>theirs()</script>'.repeat(words)
    const own = '<script nonce="mark">ours("vải")</script>'
    const html = `<html><head><link nonce="mark" rel="x"></head><body>${text}${own}</body></html>`
    const { parts, hashes, isComplete } = arrangePage(html, { mark: 'mark', data: '' })
    expect(Buffer.concat(parts).toString()).toBe(`<!DOCTYPE html>${html.replaceAll(' nonce="mark"', '')}`)
    expect(hashes).toEqual([hashOfScript(own)])
    expect(isComplete).toBe(true)
  },
)

test('arrangePage: notices a part that React has left to the browser', () => {
  expect(arrangePage('<html><head></head><body><!--$!--></body></html>', { mark: 'mark', data: '' }).isComplete).toBe(false)
})

test.each([page(viewport + preload), page(preload + one), '<p>no head</p>'])(
  'arrangePage: a page without deferrable elements, or without a head, is unchanged',
  (html) => {
    expect(arranged(html)).toBe(html)
  },
)

test('arrangePage: every page begins with its doctype', () => {
  for (const html of [page(one), '<p>no head</p>']) expect(sent(html)).toMatch(/^<!DOCTYPE html></)
})
