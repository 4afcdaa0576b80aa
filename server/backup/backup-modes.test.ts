import { execFile } from 'node:child_process'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findOpenToOthers } from '../testing/file-modes.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'memay-modes-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

// The command opens an embedded database, whatever engine the other tests use.
const options = { timeout: 120_000, skip: Boolean(process.env.TEST_DATABASE_URL) }

test('backup: only its owner can read the archive and the data folder, with any umask', options, async () => {
  const [dataDir, archive] = [join(folder, 'data'), join(folder, 'backup.tar.gz')]
  const script = new URL('../../scripts/backup.mjs', import.meta.url).pathname
  const env = { PATH: process.env.PATH, NODE_ENV: 'test', DATA_DIR: dataDir, LOG_LEVEL: 'silent' }
  const command = `umask 022; exec ${JSON.stringify(process.execPath)} ${JSON.stringify(script)} ${JSON.stringify(archive)}`
  await promisify(execFile)('/bin/sh', ['-c', command], { env, cwd: folder })
  expect(((await stat(archive)).mode & 0o777).toString(8)).toBe('600')
  expect(await findOpenToOthers(dataDir)).toEqual([])
})
