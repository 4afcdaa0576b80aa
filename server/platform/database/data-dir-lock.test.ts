import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { hourMs } from '../../../contract/durations.ts'
import { lockDataDir } from './data-dir-lock.ts'
import { readOwnIdentity } from './process-identity.ts'

let dataDir: string
const folders: string[] = []
const children = new Set<ChildProcess>()
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'memay-lock-'))
  folders.push(dataDir)
})
afterEach(() => {
  for (const child of children) child.kill('SIGKILL')
})
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

const module = new URL('./data-dir-lock.ts', import.meta.url).href
const lockScript = (rest = '') => `
  const { lockDataDir } = await import(${JSON.stringify(module)})
  await lockDataDir(${JSON.stringify(dataDir)})
  console.log('locked')
  setInterval(() => {}, 1000)
  ${rest}`

function run(command: string, args: string[]) {
  const child = spawn(command, args, { stdio: ['pipe', 'pipe', 'pipe'] })
  children.add(child)
  let output = ''
  let errors = ''
  child.stderr.on('data', (text) => {
    errors += text
  })
  const ended = new Promise<string | number | null>((resolve) => child.once('exit', (code, signal) => resolve(signal ?? code)))
  ended.then(() => children.delete(child))
  const said = (word: string) =>
    new Promise<string>((resolve, reject) => {
      child.stdout.on('data', (text) => {
        output += text
        if (output.includes(word)) resolve(output)
      })
      ended.then((code) => reject(new Error(`ended with ${code}: ${errors}`)))
    })
  return { child, ended, said, errors: () => errors }
}

/** A process that holds the lock until it is killed; `rest` is additional code. */
async function startOwner(rest = '') {
  const owner = run(process.execPath, ['--input-type=module', '-e', lockScript(rest)])
  await owner.said('locked')
  return owner
}

/** An identity that cannot see our processes: another container, or another machine. */
const elsewhere = { ...readOwnIdentity(), host: 'another-host', bootId: 'another boot', pidNamespace: 'pid:[1]' }
const claims = () => readdirSync(join(dataDir, 'pglite.lock'))

test('data-dir-lock: a second owner is refused in one line that names the first', async () => {
  const { child } = await startOwner()
  const begun = performance.now()
  await expect(lockDataDir(dataDir)).rejects.toThrow(new RegExp(`^DATA_DIR is in use by process ${child.pid} on [^\\n]+DATABASE_URL$`))
  expect(performance.now() - begun).toBeLessThan(1_000)
})

test('data-dir-lock: after kill -9 the next owner locks at once', async () => {
  for (let cycle = 0; cycle < 5; cycle++) {
    const owner = await startOwner()
    owner.child.kill('SIGKILL')
    await owner.ended
  }
  const begun = performance.now()
  const unlock = await lockDataDir(dataDir)
  expect(performance.now() - begun).toBeLessThan(1_000)
  expect(claims()).toHaveLength(1)
  await unlock()
  expect(existsSync(join(dataDir, 'pglite.lock'))).toBe(false)
})

test('data-dir-lock: a suspended owner on the same machine is alive', async () => {
  const { child } = await startOwner()
  child.kill('SIGSTOP')
  await expect(lockDataDir(dataDir)).rejects.toThrow('in use')
})

test('data-dir-lock: a claim whose pid was reused by another process is dead', async () => {
  const { child } = await startOwner()
  const [name = ''] = claims()
  const path = join(dataDir, 'pglite.lock', name)
  const claim = JSON.parse(readFileSync(path, 'utf8'))
  child.kill('SIGKILL')
  await sleep(100)
  writeFileSync(path, JSON.stringify({ ...claim, pid: process.ppid }))
  const unlock = await lockDataDir(dataDir)
  await unlock()
})

describe.runIf(process.platform === 'linux')('data-dir-lock: on Linux', () => {
  test('an owner that is a zombie is dead', async () => {
    // The shell becomes a program that never reaps its children.
    const script = `"$0" --input-type=module -e "$1" & exec tail -f /dev/null`
    const parent = run('sh', ['-c', script, process.execPath, lockScript('console.log("pid", process.pid)')])
    const pid = Number(/pid (\d+)/.exec(await parent.said('pid '))?.[1])
    process.kill(pid, 'SIGKILL')
    const state = () => readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.[0]
    await expect.poll(state).toBe('Z')
    const unlock = await lockDataDir(dataDir)
    await unlock()
  })

  test('data-dir-lock: the lock of an earlier version counts while its owner runs', async () => {
    const path = join(dataDir, 'pglite.lock')
    const { child } = run('sleep', ['60'])
    writeFileSync(path, String(child.pid))
    await expect(lockDataDir(dataDir)).rejects.toThrow(`DATA_DIR is in use by process ${child.pid} on this machine`)
    // Written an hour before the process with this pid started.
    utimesSync(path, new Date(), new Date(Date.now() - hourMs))
    const unlock = await lockDataDir(dataDir)
    await unlock()
  })
})

test('data-dir-lock: of concurrent processes that find a dead owner, one takes the lock', async () => {
  mkdirSync(join(dataDir, 'pglite.lock'))
  writeFileSync(join(dataDir, 'pglite.lock', 'dead.json'), JSON.stringify({ ...readOwnIdentity(), pid: 999_999 }))
  const starting = Array.from({ length: 5 }, () => startOwner())
  const owners = (await Promise.allSettled(starting)).filter(({ status }) => status === 'fulfilled')
  expect(owners).toHaveLength(1)
  expect(claims()).toHaveLength(1)
})

test('data-dir-lock: from another host, an owner counts while its heartbeat arrives, and a few seconds later no more', async () => {
  const owner = await startOwner()
  await expect(lockDataDir(dataDir, elsewhere)).rejects.toThrow(`process ${owner.child.pid}`)
  owner.child.kill('SIGKILL')
  const begun = performance.now()
  const unlock = await lockDataDir(dataDir, elsewhere)
  expect(performance.now() - begun).toBeLessThan(4_000)
  await unlock()
})

test('data-dir-lock: an owner that is busy for longer than its heartbeat timeout keeps the lock', async () => {
  await startOwner('for (const end = Date.now() + 20_000; Date.now() < end; );')
  await expect(lockDataDir(dataDir, elsewhere)).rejects.toThrow('in use')
})

test('data-dir-lock: an owner that was suspended while another took over exits', async () => {
  const owner = await startOwner()
  owner.child.kill('SIGSTOP')
  const unlock = await lockDataDir(dataDir, elsewhere)
  owner.child.kill('SIGCONT')
  expect(await owner.ended).toBe('SIGKILL')
  expect(owner.errors()).toMatch(/^DATA_DIR was taken over[^\n]+\n$/)
  expect(claims()).toHaveLength(1)
  await unlock()
})

test('data-dir-lock: a claim left empty by a power cut is silent, and removed', async () => {
  mkdirSync(join(dataDir, 'pglite.lock'))
  writeFileSync(join(dataDir, 'pglite.lock', 'empty.json'), '')
  const unlock = await lockDataDir(dataDir)
  expect(claims()).toHaveLength(1)
  await unlock()
})

test('data-dir-lock: without /proc the heartbeat decides', async () => {
  const bare = { ...readOwnIdentity(), bootId: null, pidNamespace: null, startTime: null }
  const unlock = await lockDataDir(dataDir, bare)
  await expect(lockDataDir(dataDir, bare)).rejects.toThrow('in use')
  await unlock()
  const again = await lockDataDir(dataDir, bare)
  await again()
})

test('data-dir-lock: other users of the machine cannot open the folders of the lock and of the database', async () => {
  mkdirSync(join(dataDir, 'pglite'), { mode: 0o755 })
  const unlock = await lockDataDir(dataDir)
  for (const folder of ['pglite', 'pglite.lock']) expect(statSync(join(dataDir, folder)).mode & 0o077).toBe(0)
  expect(statSync(join(dataDir, 'pglite.lock', claims()[0] ?? '')).mode & 0o077).toBe(0)
  await unlock()
})
