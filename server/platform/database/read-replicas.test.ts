import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeReplica, fakeWal } from '../../testing/replica-fixture.ts'
import { AppError } from '../http/errors.ts'
import type { Database, Statement } from './database.ts'
import { createReadReplicas } from './read-replicas.ts'
import type { ReadSource } from './read-source.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const named = (name: string) => ({ db: {} as Database['db'], query: async <Row>() => [name] as Row[] })
const ask: Statement = { text: 'select', values: [] }
/** Which server a read gets its data from. */
const whoReads = async (source: ReadSource) => (await source.query<string>(ask))[0]

async function open(count = 1) {
  const wal = fakeWal()
  const replicas = Array.from({ length: count }, (_, index) => fakeReplica(named(`replica ${index + 1}`)))
  const lines: string[] = []
  const log = (_: object, message: string) => void lines.push(message)
  const parts = { database: named('primary'), wal: wal.reader, replicas: replicas.map(({ replica }) => replica) }
  const reads = createReadReplicas({ ...parts, log: { info: log, warn: log } })
  await reads.start()
  const [first = fakeReplica(named(''))] = replicas
  return { wal: wal.state, first, replicas, reads, lines, source: () => reads.read(whoReads) }
}

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

test('read replicas: reads take turns', async () => {
  const { source } = await open(2)
  expect(new Set([await source(), await source()])).toEqual(new Set(['replica 1', 'replica 2']))
})

test('read replicas: after a change the primary is read until the replica has replayed it', async () => {
  const { wal, first, reads, source } = await open()
  expect(await source()).toBe('replica 1')
  wal.position = 2
  reads.recordChange()
  expect(await source()).toBe('primary')
  await pass(500)
  expect(await source()).toBe('primary')
  first.state.position = 2
  await pass(1_000)
  expect(await source()).toBe('replica 1')
})

test('read replicas: a replica that replays at once is read again within milliseconds', async () => {
  const { wal, first, reads, source } = await open()
  wal.position = first.state.position = 2
  reads.recordChange()
  expect(await source()).toBe('primary')
  await pass(10)
  expect(await source()).toBe('replica 1')
})

test('read replicas: a change that is announced during a check is not covered by it', async () => {
  const { wal, first, reads, source } = await open()
  reads.recordChange()
  // The primary's position is being read: it may be the one before the second change.
  reads.recordChange()
  wal.position = 2
  await pass(1_000)
  expect(await source()).toBe('primary')
  first.state.position = 2
  await pass(1_000)
  expect(await source()).toBe('replica 1')
})

test('read replicas: a replica that lags for more than 5 s is left out, and used again once it has caught up', async () => {
  const { wal, first, reads, source, lines } = await open()
  wal.position = 2
  await pass(4_000)
  expect([await source(), reads.states()]).toEqual(['replica 1', ['ok']])
  await pass(3_000)
  expect([await source(), reads.states()]).toEqual(['primary', ['behind']])
  first.state.position = 2
  await pass(1_000)
  expect([await source(), reads.states()]).toEqual(['replica 1', ['ok']])
  expect(lines).toEqual(['a read replica is left out', 'a read replica is used again'])
})

test('read replicas: a primary that writes nothing for an hour is no lag', async () => {
  const { source } = await open()
  await pass(3_600_000)
  expect(await source()).toBe('replica 1')
})

test('read replicas: nothing is known of a replica once the primary does not respond', async () => {
  const { wal, source } = await open()
  wal.isDown = true
  await pass(6_500)
  expect(await source()).toBe('primary')
})

test('read replicas: a read that fails because its replica died runs again on the primary, and the replica is left out', async () => {
  const { first, reads, source } = await open()
  first.state.isDown = true
  expect(await source()).toBe('primary')
  expect(reads.states()).toEqual(['unreachable'])
  first.state.isDown = false
  await pass(2_000)
  expect([await source(), reads.states()]).toEqual(['replica 1', ['ok']])
})

test('read replicas: a read whose replica hangs continues on the primary once the check notices', async () => {
  const { first, reads } = await open()
  const read = reads.read((source) => (source === reads.primary ? whoReads(source) : new Promise(() => undefined)))
  first.state.isDown = true
  await pass(2_000)
  expect(await read).toBe('primary')
})

test('read replicas: a lost connection is noticed at once', async () => {
  const { first, reads, source } = await open()
  first.lose()
  expect([await source(), reads.states()]).toEqual(['primary', ['unreachable']])
})

test('read replicas: a restarted replica is not trusted with what it had replayed before', async () => {
  const { wal, first, reads, source } = await open()
  wal.position = first.state.position = 9
  reads.recordChange()
  await pass(10)
  expect(await source()).toBe('replica 1')
  first.state.position = 1
  first.lose()
  await pass(3_000)
  expect(await source()).toBe('primary')
  first.state.position = 9
  await pass(1_000)
  expect(await source()).toBe('replica 1')
})

test('read replicas: a cancelled query runs again on the primary, and the replica stays in use', async () => {
  const { reads, source } = await open()
  const cancelled = Object.assign(new Error('canceling statement due to conflict with recovery'), { code: '40001' })
  const once = await reads.read((from) => (from === reads.primary ? whoReads(from) : Promise.reject(cancelled)))
  expect([once, await source()]).toEqual(['primary', 'replica 1'])
})

test('read replicas: a refusal is a result, and is not repeated', async () => {
  const { reads } = await open()
  let times = 0
  const read = reads.read(async () => {
    times += 1
    throw new AppError('not_found')
  })
  await expect(read).rejects.toThrow(AppError)
  expect(times).toBe(1)
})

test('read replicas: the replica of another database, and a server that is no replica, are left out', async () => {
  const { first, reads, source } = await open()
  first.state.identity = 'another shop'
  await pass(2_000)
  expect([await source(), reads.states()]).toEqual(['primary', ['mismatched']])
  Object.assign(first.state, { identity: 'shop', isReplica: false })
  await pass(2_000)
  expect(await source()).toBe('primary')
})

test('read replicas: one that does not respond does not delay the others', async () => {
  const { wal, replicas, reads, source } = await open(2)
  const [hanging, well] = replicas
  if (!hanging || !well) throw new Error('expected two')
  hanging.replica.readPosition = () => new Promise(() => undefined)
  wal.position = well.state.position = 2
  reads.recordChange()
  await pass(20)
  expect(await source()).toBe('replica 2')
})
