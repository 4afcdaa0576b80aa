import { randomBytes } from 'node:crypto'

const alphabet = '0123456789abcdefghjkmnpqrstvwxyz'

/**
 * A new identifier: a prefix for its kind, then 10 characters of time (so that an index grows at one end) and 16 random
 * ones (80 bits). Opaque to clients: `prd_…`, `ord_…`.
 */
export function newId(prefix: string): string {
  let time = ''
  for (let rest = Date.now(), i = 0; i < 10; i++, rest = Math.floor(rest / 32)) time = alphabet[rest % 32] + time
  const random = [...randomBytes(16)].map((byte) => alphabet[byte % 32]).join('')
  return `${prefix}_${time}${random}`
}
