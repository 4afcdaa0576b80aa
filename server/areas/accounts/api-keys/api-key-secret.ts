import { createHash, randomInt } from 'node:crypto'

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const beginning = 'mm_live_'
const randomLength = 32
const checksumLength = 6
const shape = new RegExp(`^${beginning}[0-9A-Za-z]{${randomLength + checksumLength}}$`)

/** `mm_live_`, 32 random characters (190 bits) and a checksum, by which scanners find a leaked key without asking the shop. */
export function newApiKeySecret(): string {
  const random = Array.from({ length: randomLength }, () => alphabet[randomInt(alphabet.length)]).join('')
  return beginning + random + checksumOf(random)
}

/** Whether a text could be a key; saves a query. */
export function isApiKeyShaped(text: string): boolean {
  if (!shape.test(text)) return false
  return text.slice(-checksumLength) === checksumOf(text.slice(beginning.length, -checksumLength))
}

/** How lists show a key. */
export function shownAs(secret: string): string {
  return `${secret.slice(0, beginning.length + 4)}…${secret.slice(-4)}`
}

function checksumOf(random: string): string {
  let rest = createHash('sha256').update(random).digest().readUInt32BE()
  let text = ''
  for (let i = 0; i < checksumLength; i++, rest = Math.floor(rest / alphabet.length)) text = alphabet[rest % alphabet.length] + text
  return text
}
