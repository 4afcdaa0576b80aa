import { describe, expect, it } from 'vitest'
import { readForm } from './read-form.ts'

const form = 'application/x-www-form-urlencoded'
const posted = (body: BodyInit | null, type?: string) =>
  new Request('http://shop.test/login', { method: 'POST', body, headers: type === undefined ? {} : { 'content-type': type } })

const part = (name: string, more = '') => `--b\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\nx\r\n`

describe('readForm', () => {
  it.each([
    ['name=a%40x.vn&password=%C4%91', form],
    [`${part('name')}${part('gift-note')}--b--\r\n`, 'multipart/form-data; boundary=b'],
    ['', form],
  ])('accepts %j', async (body, type) => {
    expect(await readForm(posted(body, type))).toBeInstanceOf(FormData)
  })

  it.each<[string, BodyInit | null, string?]>([
    ['nothing', null],
    ['text', 'x', 'text/plain'],
    ['JSON', '{}', 'application/json'],
    ['multipart without a boundary', '--x', 'multipart/form-data'],
    ['multipart cut off', part('name'), 'multipart/form-data; boundary=b'],
    ['a file for a text', `${part('name', '; filename="a.png"')}--b--\r\n`, 'multipart/form-data; boundary=b'],
    ['a field twice', 'name=a&name=b', form],
    ['an intent of the form library', '__intent__={bad', form],
    ['fields inside fields', 'name.toString=1', form],
    ['lists', 'name[4294967294]=1', form],
    ['a prototype', '__proto__=1', form],
    ['a field without a name', '=1', form],
    ['more fields than any form has', Array.from({ length: 101 }, (_, n) => `f${n}=`).join('&'), form],
  ])('responds 400 to %s', async (_what, body, type) => {
    await expect(readForm(posted(body, type))).rejects.toMatchObject({ data: { code: 'malformed_body' }, init: { status: 400 } })
  })
})
