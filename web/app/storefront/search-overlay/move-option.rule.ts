/** In the field itself, no option chosen. */
export const inField = -1

/** Where an arrow leads: through all options and, past either end, back into the field. Undefined for any other key. */
export function moveOption(key: string, active: number, count: number): number | undefined {
  if (count === 0) return undefined
  if (key === 'ArrowDown') return active >= count - 1 ? inField : active + 1
  if (key === 'ArrowUp') return active === inField ? count - 1 : active - 1
  return undefined
}
