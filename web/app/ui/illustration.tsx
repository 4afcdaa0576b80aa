/** A drawing of one colour (styles/art.css lists them), as large as the text and in its colour. */
export function Illustration({ name, className = '' }: { name: string; className?: string }) {
  return <span aria-hidden="true" className={`art art-${name.replace(/\.svg$/, '')} ${className}`} />
}
