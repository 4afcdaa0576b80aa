/** A single-colour drawing (styles/art.css lists them) in the size and colour of the text. */
export function Illustration({ name, className = '' }: { name: string; className?: string }) {
  return <span aria-hidden="true" className={`art art-${name.replace(/\.svg$/, '')}${className && ` ${className}`}`} />
}
