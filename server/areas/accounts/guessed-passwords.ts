import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

/**
 * The passwords that attackers try first, as the first 32 bits of their SHA-256. The file has 256 big-endian counts, one per
 * first byte, and then the sorted other three bytes. About one in 40,000 other passwords is refused by chance.
 * Made by `scripts/make-password-list.ts`.
 */
const file = new URL('guessed-passwords.bin', import.meta.url)
const buckets = 256
const suffixBytes = 3

let list: { starts: Uint32Array; suffixes: Buffer } | undefined

/** Whether a password, in any letter case, is one of the 100,000 most frequent ones that are long enough. */
export function isOftenGuessed(password: string): boolean {
  list ??= decode(readFileSync(file))
  const { bucket, suffix } = fingerprintOf(password)
  let [low, high] = [list.starts[bucket] ?? 0, list.starts[bucket + 1] ?? 0]
  while (low < high) {
    const middle = (low + high) >> 1
    const found = list.suffixes.readUIntBE(middle * suffixBytes, suffixBytes)
    if (found === suffix) return true
    if (found < suffix) low = middle + 1
    else high = middle
  }
  return false
}

/** The file's content for a list of passwords. */
export function encodePasswords(passwords: Iterable<string>): Buffer {
  const found = Array.from({ length: buckets }, () => new Set<number>())
  for (const password of passwords) {
    const { bucket, suffix } = fingerprintOf(password)
    found[bucket]?.add(suffix)
  }
  const counts = Buffer.alloc(buckets * 4)
  const suffixes = found.map((set, bucket) => {
    counts.writeUInt32BE(set.size, bucket * 4)
    const bytes = Buffer.alloc(set.size * suffixBytes)
    for (const [index, suffix] of [...set].sort((a, b) => a - b).entries()) bytes.writeUIntBE(suffix, index * suffixBytes, suffixBytes)
    return bytes
  })
  return Buffer.concat([counts, ...suffixes])
}

function decode(bytes: Buffer) {
  const starts = new Uint32Array(buckets + 1)
  for (let bucket = 0; bucket < buckets; bucket++) starts[bucket + 1] = (starts[bucket] ?? 0) + bytes.readUInt32BE(bucket * 4)
  return { starts, suffixes: bytes.subarray(buckets * 4) }
}

function fingerprintOf(password: string): { bucket: number; suffix: number } {
  const hash = createHash('sha256').update(password.normalize('NFC').trim().toLowerCase()).digest()
  return { bucket: hash[0] as number, suffix: hash.readUIntBE(1, suffixBytes) }
}
