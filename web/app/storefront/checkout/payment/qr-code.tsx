import { qrPath } from './qr-path.ts'

export function QrCode({ data, label }: { data: string; label: string }) {
  const { size, path } = qrPath(data)
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} width="288" height="288" shapeRendering="crispEdges" className="qr">
      <path d={path} fill="#1f140c" />
    </svg>
  )
}
