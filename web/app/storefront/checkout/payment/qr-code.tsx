import { encode } from 'uqr'

const quiet = 2

/** A code to scan, drawn as one path: it prints sharp, needs no picture file and no styles. */
export function QrCode({ data, label }: { data: string; label: string }) {
  const { size, data: dark } = encode(data, { ecc: 'M', border: quiet })
  const path = dark.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} width="288" height="288" shapeRendering="crispEdges" className="qr">
      <path d={path} fill="#1f140c" />
    </svg>
  )
}
