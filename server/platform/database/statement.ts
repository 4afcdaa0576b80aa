import { createHash } from 'node:crypto'
import type { Statement } from './database.ts'

/** Each connection keeps the plans of at most this many texts; later ones are sent unnamed. */
const maxNamed = 400
const names = new Map<string, string>()

/** Builds the text of a statement beside its values: `value(x)` returns the place of x, `$3`. */
export function createStatement() {
  const values: unknown[] = []
  let text = ''
  return {
    value(value: unknown): string {
      values.push(value)
      return `$${values.length}`
    },
    write(part: string): void {
      text += part
    },
    /** `isNamed`: prepared under a name, once per connection. */
    done({ isNamed = true } = {}): Statement {
      const name = isNamed && nameOf(text)
      return name ? { text, values, name } : { text, values }
    },
  }
}

export type StatementBuilder = ReturnType<typeof createStatement>

/** A statement whose text never changes, prepared under a name once per connection. */
export function defineStatement(text: string): (...values: unknown[]) => Statement {
  const name = hashedName(text)
  return (...values) => ({ text, values, name })
}

function nameOf(text: string): string | undefined {
  const known = names.get(text)
  if (known || names.size >= maxNamed) return known
  const name = hashedName(text)
  names.set(text, name)
  return name
}

/** A hash: a name always belongs to one text, also behind a proxy that shares connections between processes. */
function hashedName(text: string): string {
  return `q_${createHash('sha256').update(text).digest('base64url').slice(0, 24)}`
}
