import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { createDataDir } from './data-dir.ts'

const place = mkdtempSync(join(tmpdir(), 'memay-folder-'))
afterAll(() => rmSync(place, { recursive: true, force: true }))

test('the folder and those above it are made, once', () => {
  const wanted = join(place, 'srv', 'shop', 'data')
  for (let start = 0; start < 2; start++) createDataDir(wanted)
  expect(statSync(wanted).isDirectory()).toBe(true)
})

test('where no folder can be, that is said at once, by its name', () => {
  const file = join(place, 'file')
  writeFileSync(file, '')
  for (const wrong of [file, join(file, 'data'), '/proc/memay/data'])
    expect(() => createDataDir(wrong)).toThrow(expect.objectContaining({ name: 'ConfigError', message: expect.stringContaining(wrong) }))
})
