import { encode } from 'uqr'

const quietZone = 2

/** A QR code as one SVG path in a square of `size`: it prints sharp and needs neither an image file nor styles. */
export function qrPath(data: string): { size: number; path: string } {
  const { size, data: dark } = encode(data, { ecc: 'M', border: quietZone })
  const path = dark.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return { size, path }
}
