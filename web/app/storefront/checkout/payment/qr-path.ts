import { encode } from 'uqr'

const quietZone = 2

/** A code to scan as one path of squares, in a square of `size`: it prints sharp, needs no picture file and no styles. */
export function qrPath(data: string): { size: number; path: string } {
  const { size, data: dark } = encode(data, { ecc: 'M', border: quietZone })
  const path = dark.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return { size, path }
}
