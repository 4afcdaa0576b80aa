import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits, as they travel in a cookie or a link. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** Whether a text could be one of our tokens at all; spares the database a look. */
export function isTokenShaped(text: string): boolean {
  return /^[\w-]{43}$/.test(text)
}

/** What is stored of a token: who reads the database cannot use it. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
