import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { lockDataDir } from './data-dir-lock.ts'

let dataDir: string
const folders: string[] = []
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'memay-lock-'))
  folders.push(dataDir)
})
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

/** A process of its own that holds the lock until it is killed. */
async function startOwner(): Promise<ChildProcess> {
  const module = new URL('./data-dir-lock.ts', import.meta.url).href
  const script = `const { lockDataDir } = await import(${JSON.stringify(module)}); await lockDataDir(${JSON.stringify(dataDir)}); console.log('locked'); setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['ignore', 'pipe', 'inherit'] })
  await new Promise<void>((resolve, reject) => {
    child.stdout?.on('data', (data) => String(data).includes('locked') && resolve())
    child.once('exit', (code) => reject(new Error(`the owner ended with ${code}`)))
  })
  return child
}

const exited = (child: ChildProcess) => new Promise((resolve) => child.once('exit', resolve))

test('a second owner is refused in one line that names the first', async () => {
  const owner = await startOwner()
  await expect(lockDataDir(dataDir)).rejects.toThrow(`DATA_DIR is in use by process ${owner.pid} on ${hostname()}`)
  owner.kill('SIGKILL')
  await exited(owner)
})

test('after kill -9 the next owner locks at once, time after time', async () => {
  for (let cycle = 0; cycle < 3; cycle++) {
    const owner = await startOwner()
    owner.kill('SIGKILL')
    await exited(owner)
  }
  const unlock = await lockDataDir(dataDir)
  unlock()
})

test('of ten that find a dead owner at once, one takes the lock', async () => {
  const dead = { pid: 999_999, host: hostname(), bootId: 'of an earlier boot', pidNamespace: null, startTime: '1', token: 'dead' }
  writeFileSync(join(dataDir, 'pglite.lock'), JSON.stringify(dead))
  const tries = await Promise.allSettled(Array.from({ length: 10 }, () => lockDataDir(dataDir)))
  const unlocks = tries.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
  expect(unlocks).toHaveLength(1)
  for (const unlock of unlocks) unlock()
})

test('an owner on another host counts while its heartbeat is heard, and no longer', async () => {
  const path = join(dataDir, 'pglite.lock')
  const other = JSON.stringify({ pid: 1, host: 'another-container', bootId: null, pidNamespace: null, startTime: '1', token: 'other' })
  writeFileSync(path, other)
  const heartbeat = setInterval(() => writeFileSync(path, other), 500)
  await expect(lockDataDir(dataDir)).rejects.toThrow('process 1 on another-container')
  clearInterval(heartbeat)
  const unlock = await lockDataDir(dataDir)
  unlock()
})

test('the database folder is closed to other users of the machine', async () => {
  const unlock = await lockDataDir(dataDir)
  expect(statSync(join(dataDir, 'pglite')).mode & 0o077).toBe(0)
  unlock()
})
