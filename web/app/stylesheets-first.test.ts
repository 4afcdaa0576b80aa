import { expect, test } from 'vitest'
import { stylesheetsFirst } from './stylesheets-first.ts'

const page = (head: string) => `<html><head>${head}</head><body><p>vải lụa <link rel="stylesheet" href="/no.css"></p></body></html>`
const arranged = (html: string) => stylesheetsFirst(Buffer.from(html)).toString()

const viewport = '<meta name="viewport" content="width=device-width"/>'
const preload = '<link rel="modulepreload" href="/a.js"/><title>Váy $& hoa</title>'
const one = '<link rel="stylesheet" href="/root.css"/>'
const two = '<link rel="stylesheet" href="/office.css"/>'

test('stylesheets come before what can wait, in their order', () => {
  expect(arranged(page(viewport + preload + one + two))).toBe(page(viewport + one + two + preload))
})

test.each([page(viewport + preload), page(preload + one), '<p>no head</p>'])(
  'a page without them, or without their place, is left as it is',
  (html) => {
    expect(arranged(html)).toBe(html)
  },
)
