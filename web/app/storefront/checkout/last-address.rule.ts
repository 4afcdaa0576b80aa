/** The address of the last order placed on this device, as its form was filled in. */
export type LastAddress = { fullName: string; phone: string; email: string; province: string; ward: string; street: string }

const fields = ['fullName', 'phone', 'email', 'province', 'ward', 'street'] as const
const maxLength = 254

/** Validates the stored value, because storage can hold anything. Only the e-mail may be missing. */
export function parseLastAddress(stored: string | null): LastAddress | null {
  try {
    const parsed: unknown = JSON.parse(stored ?? 'null')
    if (typeof parsed !== 'object' || parsed === null) return null
    const known = parsed as Record<string, unknown>
    const address = Object.fromEntries(fields.map((name) => [name, textOf(known[name])])) as LastAddress
    return fields.every((name) => name === 'email' || address[name] !== '') ? address : null
  } catch {
    return null
  }
}

function textOf(value: unknown): string {
  return typeof value === 'string' && value.length <= maxLength ? value.trim() : ''
}
