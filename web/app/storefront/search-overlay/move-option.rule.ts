/** The focus is in the field, without an active option. */
export const inField = -1

/** The option an arrow key leads to: through all options and, past either end, back into the field. Undefined for any other key. */
export function moveOption(key: string, active: number, count: number): number | undefined {
  if (count === 0) return undefined
  if (key === 'ArrowDown') return active >= count - 1 ? inField : active + 1
  if (key === 'ArrowUp') return active === inField ? count - 1 : active - 1
  return undefined
}
