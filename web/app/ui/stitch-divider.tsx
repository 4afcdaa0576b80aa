export function StitchDivider({ className = '' }: { className?: string }) {
  return <div aria-hidden="true" className={`stitch-line ${className}`} />
}
