import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import { type Column, type SQL, sql } from 'drizzle-orm'
import { customType } from 'drizzle-orm/pg-core'

/**
 * Secrets that the shop must read again (an authenticator's key, the key of an order's link), encrypted with the first of
 * SECRET_KEYS. Deterministic (the initialization vector is a keyed hash of the text, as in SIV), so that a row can be found by
 * its secret; these are random texts, of which no two are equal. Without a key they are stored as they are.
 */

type SecretKey = { id: string; cipher: Buffer; mac: Buffer }
const mark = 'v1'
const vectorBytes = 16

let keys: readonly SecretKey[] = []

/** The keys of this process, the current one first. Called once, before the database is opened. */
export function setSecretKeys(secrets: readonly string[]): void {
  keys = secrets.map((secret) => {
    const bytes = Buffer.from(secret, 'base64')
    const derive = (purpose: string) => Buffer.from(hkdfSync('sha256', bytes, '', `me-may ${purpose}`, 32))
    return { id: createHash('sha256').update(bytes).digest('hex').slice(0, 8), cipher: derive('cipher'), mac: derive('mac') }
  })
}

/** A text column whose values are encrypted at rest. Compare it only with {@link isSecret}. */
export const secretText = customType<{ data: string; driverData: string }>({
  dataType: () => 'text',
  toDriver: (text) => encryptSecret(text),
  fromDriver: (stored) => decryptSecret(stored),
})

/** The condition that a row has this secret, under the current key, a former one, or unencrypted. */
export function isSecret(column: Column, text: string): SQL {
  // A stored value is not a secret: otherwise a copy of the database would open every link.
  const forms = isEncrypted(text) ? [] : [text, ...keys.map((key) => seal(text, key))]
  if (forms.length === 0) return sql`false`
  return sql`${column} in (${sql.join(
    forms.map((form) => sql`${form}`),
    sql`, `,
  )})`
}

export function encryptSecret(text: string): string {
  const [key] = keys
  return key ? seal(text, key) : text
}

export function decryptSecret(stored: string): string {
  if (!isEncrypted(stored)) return stored
  const [, id, bytes = ''] = stored.split('.')
  const key = keys.find((each) => each.id === id)
  if (!key) throw new Error(`SECRET_KEYS lacks the key ${id} that a stored secret is encrypted with`)
  const sealed = Buffer.from(bytes, 'base64url')
  const vector = sealed.subarray(0, vectorBytes)
  const decipher = createDecipheriv('aes-256-ctr', key.cipher, vector)
  const text = Buffer.concat([decipher.update(sealed.subarray(vectorBytes)), decipher.final()]).toString('utf8')
  if (!timingSafeEqual(vectorOf(text, key), vector)) throw new Error('a stored secret was changed')
  return text
}

/** What stored values encrypted with the current key begin with; null without one. */
export function currentPrefix(): string | null {
  return keys[0] ? `${mark}.${keys[0].id}.` : null
}

function isEncrypted(stored: string): boolean {
  return stored.startsWith(`${mark}.`)
}

function seal(text: string, key: SecretKey): string {
  const vector = vectorOf(text, key)
  const cipher = createCipheriv('aes-256-ctr', key.cipher, vector)
  return `${mark}.${key.id}.${Buffer.concat([vector, cipher.update(text, 'utf8'), cipher.final()]).toString('base64url')}`
}

function vectorOf(text: string, key: SecretKey): Buffer {
  return createHmac('sha256', key.mac).update(text).digest().subarray(0, vectorBytes)
}
