import { createHash } from 'node:crypto'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { hashOfScript, newScriptMark, takeMarkedScripts } from './script-hashes.ts'

const sha = (text: string) => createHash('sha256').update(text).digest('base64')

test('script-hashes: takes the marked scripts alone, and leaves no mark in the page', () => {
  const mark = newScriptMark()
  const html = `<body><script>alert("injected")</script><p>vải</p><script nonce="${mark}">mine("Mẹ May")</script><link nonce="${mark}" rel="x"><script nonce="${mark}" type="module" async="">import "/a.js"</script></body>`
  const taken = takeMarkedScripts(html, mark)
  expect(taken.hashes).toEqual([sha('mine("Mẹ May")'), sha('import "/a.js"')])
  expect(taken.html).toBe(
    '<body><script>alert("injected")</script><p>vải</p><script>mine("Mẹ May")</script><link rel="x"><script type="module" async="">import "/a.js"</script></body>',
  )
})

test('script-hashes: content of the page cannot have the mark of its render', () => {
  expect(newScriptMark()).not.toBe(newScriptMark())
  const { hashes } = takeMarkedScripts('<script nonce="guess">alert(1)</script>', newScriptMark())
  expect(hashes).toEqual([])
})

test('script-hashes: React writes the attribute as it is searched for', () => {
  expect(renderToString(<script nonce="abc" type="module" async />)).toContain(' nonce="abc"')
})

test('script-hashes: hashes the content of a whole element', () => expect(hashOfScript('<script>a<b</script>')).toBe(sha('a<b')))
