import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { promisify } from 'node:util'
import { AppError } from '../../platform/http/errors.ts'

const derive = promisify(argon2)

type Cost = { memory: number; passes: number; parallelism: number; tagLength: number }

/** OWASP's smallest setting for Argon2id: 19 MiB, two passes, one lane; about 20 ms. */
const secureCost: Cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 }
const testCost: Cost = { ...secureCost, memory: 64, passes: 1 }
let cost = secureCost

/** For tests, which sign in some ten thousand times. */
export function hashCheaply(isCheap: boolean): void {
  cost = isCheap ? testCost : secureCost
  dummyHash = hashOfNothing()
}

/**
 * Half of the processors at most, so that a crowd of sign-ins leaves the rest to everybody else, and no more than two threads of the
 * pool, which pictures and files need too. A request that would wait for more than a second or two is refused.
 */
const atOnce = Math.max(1, Math.min(2, Math.floor(availableParallelism() / 2)))
const maxWaiting = 100
let busy = 0
const waiting: (() => void)[] = []

/** The stored form of a password: parameters, salt and hash in PHC notation. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const hash = await withConcurrencyLimit(() => derived(password, salt, cost))
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${plainBase64(salt)}$${plainBase64(hash)}`
}

/** Whether a hash was made at another cost than a new one: it is renewed while the password is at hand. */
export function isOutdatedHash(stored: string): boolean {
  const known = readHash(stored)
  return (['memory', 'passes', 'parallelism', 'tagLength'] as const).some((part) => known[part] !== cost[part])
}

/** Whether the password matches. A missing hash (null) costs the same time, and never matches. */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  const known = readHash(stored ?? dummyHash)
  const hash = await withConcurrencyLimit(() => derived(password, known.salt, known))
  return timingSafeEqual(hash, known.hash) && stored !== null
}

let dummyHash = hashOfNothing()

function hashOfNothing(): string {
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${plainBase64(randomBytes(16))}$${plainBase64(randomBytes(32))}`
}

/** The same letters from another keyboard (NFC, NFD) are the same password; it is never truncated. */
function derived(password: string, salt: Buffer, { memory, passes, parallelism, tagLength }: Cost): Promise<Buffer> {
  return derive('argon2id', {
    message: Buffer.from(password.normalize('NFC'), 'utf8'),
    nonce: salt,
    memory,
    passes,
    parallelism,
    tagLength,
  })
}

function readHash(stored: string): Cost & { salt: Buffer; hash: Buffer } {
  const [, memory, passes, parallelism, salt, hash] = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/.exec(stored) ?? []
  if (!salt || !hash) throw new Error('a stored password hash cannot be read')
  const bytes = Buffer.from(hash, 'base64')
  return {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    tagLength: bytes.length,
    salt: Buffer.from(salt, 'base64'),
    hash: bytes,
  }
}

function plainBase64(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '')
}

/** Hashing is expensive on purpose: a burst of sign-ins queues here instead of slowing down the whole shop. */
async function withConcurrencyLimit<T>(work: () => Promise<T>): Promise<T> {
  if (busy >= atOnce) {
    if (waiting.length >= maxWaiting) throw new AppError('unavailable', { retryAfter: 2 })
    await new Promise<void>((resolve) => waiting.push(resolve))
  } else {
    busy++
  }
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else busy--
  }
}
