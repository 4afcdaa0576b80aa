import { readFileSync } from 'node:fs'
import { AppError } from '../../platform/http/errors.ts'

/** The passwords tried first by everybody who guesses, here and elsewhere; those of at least 8 characters. */
const common = new Set(
  readFileSync(new URL('common-passwords.txt', import.meta.url), 'utf8')
    .split(/\s+/)
    .filter(Boolean),
)

export function isCommonPassword(password: string): boolean {
  return common.has(password.normalize('NFC').trim().toLowerCase())
}

/** Refuses it at the field it was typed into. */
export function refuseCommonPassword(password: string, path: string): void {
  if (isCommonPassword(password)) throw new AppError('common_password', { issues: [{ path, key: 'common_password' }] })
}
