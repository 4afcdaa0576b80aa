import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { createDataDir } from './data-dir.ts'

const place = mkdtempSync(join(tmpdir(), 'memay-folder-'))
afterAll(() => rmSync(place, { recursive: true, force: true }))

test('data-dir: creates the folder and its parents, once', () => {
  const wanted = join(place, 'srv', 'shop', 'data')
  for (let start = 0; start < 2; start++) createDataDir(wanted)
  expect(statSync(wanted).isDirectory()).toBe(true)
})

test('data-dir: an impossible folder is reported at once, by name', () => {
  const file = join(place, 'file')
  writeFileSync(file, '')
  for (const wrong of [file, join(file, 'data'), '/proc/memay/data'])
    expect(() => createDataDir(wrong)).toThrow(expect.objectContaining({ name: 'ConfigError', message: expect.stringContaining(wrong) }))
})
