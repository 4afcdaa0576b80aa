import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { asciiChunks } from './ascii-chunks.ts'

test('ascii-chunks: code has the same values and only letters of ASCII', () => {
  const value = "['Mẹ May', `${1 + 1} áo 👕`, /^[ạ-ỹ👕]$/u.test('ố'), /👕/u.test('👕'), { 'giá': 1 }.giá]"
  const chunk = { type: 'chunk' as const, code: `const ô = ${value} // chữ\nô` }
  asciiChunks.generateBundle(undefined, { chunk, picture: { type: 'asset' } })
  expect(chunk.code).toMatch(/^[\0-\x7f]+$/)
  expect(JSON.stringify(runInNewContext(chunk.code))).toBe(JSON.stringify(['Mẹ May', '2 áo 👕', true, true, 1]))
})
