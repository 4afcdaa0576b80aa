const letters = ['xxs', 'xs', 's', 'm', 'l', 'xl', 'xxl']
const unknown = Number.MAX_SAFE_INTEGER

/** Sorts sizes by age: newborn, months, years, then letters, heights, and anything else by name. */
export function sortSizes<T extends { size: string }>(sizes: T[]): T[] {
  return sizes.toSorted((a, b) => compare(rankOf(a.size), rankOf(b.size)) || a.size.localeCompare(b.size, 'vi', { numeric: true }))
}

/** The kind of a size, its start and its end. */
function rankOf(size: string): [kind: number, from: number, to: number] {
  const name = size.trim().toLowerCase()
  if (name === 'nb' || name === 'newborn') return [0, 0, 0]
  const age = /^(\d+)(?:\s*[-–]\s*(\d+))?\s*(m|t|tháng|y|tuổi)$/.exec(name)
  if (age) {
    const months = age[3] === 'y' || age[3] === 'tuổi' ? 12 : 1
    const from = Number(age[1]) * months
    return [1, from, age[2] ? Number(age[2]) * months : from]
  }
  const letter = letters.indexOf(name)
  if (letter >= 0) return [2, letter, letter]
  const height = /^(\d+)(?:\s*cm)?$/.exec(name)
  return height ? [3, Number(height[1]), 0] : [4, unknown, unknown]
}

function compare(a: number[], b: number[]): number {
  for (const [i, value] of a.entries()) if (value !== b[i]) return value - (b[i] ?? 0)
  return 0
}
