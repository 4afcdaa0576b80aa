import { randomFillSync } from 'node:crypto'

/** Filled at once for many ids: each call of the generator costs as much as the rest of an id. */
const pool = Buffer.alloc(4_096)
let used = pool.length

const alphabet = '0123456789abcdefghjkmnpqrstvwxyz'

/**
 * A new identifier: a prefix for its kind, then 10 characters of time (so that an index grows at one end) and 16 random
 * ones (80 bits). Opaque to clients: `prd_…`, `ord_…`.
 */
export function newId(prefix: string): string {
  let time = ''
  for (let rest = Date.now(), i = 0; i < 10; i++, rest = Math.floor(rest / 32)) time = alphabet[rest % 32] + time
  if (used === pool.length) {
    randomFillSync(pool)
    used = 0
  }
  let random = ''
  for (const end = used + 16; used < end; used++) random += alphabet[(pool[used] ?? 0) % 32]
  return `${prefix}_${time}${random}`
}
