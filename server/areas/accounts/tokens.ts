import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits, encoded for a cookie or a link. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** Whether a text could be one of our tokens; saves a query. */
export function isTokenShaped(text: string): boolean {
  return /^[\w-]{43}$/.test(text)
}

/** The stored form of a token: useless to a reader of the database. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
