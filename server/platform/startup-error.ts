import { ConfigError } from './config.ts'

/** PostgreSQL: unreachable, authentication failed, missing, forbidden, full, stopping. Any other code is a bug of ours. */
const ofTheDatabase = /^(08|28|3D|53|57)...$|^42501$/

/** A problem the owner can fix, in one line; null for a bug, which needs the stack. */
export function startupErrorMessage(error: unknown): string | null {
  for (let current = error, depth = 0; current && depth < 4; depth++) {
    const { code, message = '', cause } = current as { code?: unknown; message?: string; cause?: unknown }
    const [line = ''] = message.split('\n')
    if (current instanceof ConfigError) return line
    if (typeof code === 'string' && ofTheDatabase.test(code)) return `DATABASE_URL: ${line || code}`
    if (typeof code === 'string' && /^E(?!RR_)[A-Z_]+$/.test(code)) return line || code
    current = cause
  }
  return null
}
