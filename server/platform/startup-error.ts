import { ConfigError } from './config.ts'

/** Of PostgreSQL: unreachable, not let in, not there, not allowed, full, stopping. Anything else it says is a mistake of ours. */
const ofTheDatabase = /^(08|28|3D|53|57)...$|^42501$/

/** What the owner can put right, in one line; null where it is a fault of the shop, of which the stack tells. */
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
