import { Link, type LinkProps } from './link.tsx'

type Look = 'primary' | 'secondary' | 'text'

type ButtonProps = React.ComponentProps<'button'> & {
  look?: Look
  /** Shows that it is at work, keeps its size and ignores further presses; it stays reachable. */
  busy?: boolean
}

export function Button({ look = 'primary', busy = false, className = '', type = 'button', onClick, children, ...rest }: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={`button button-${look} ${className}`}
      aria-disabled={busy || rest['aria-disabled'] || undefined}
      aria-busy={busy || rest['aria-busy'] || undefined}
      onClick={busy ? ignore : onClick}
    >
      <span className="button-label">{children}</span>
    </button>
  )
}

/** Enter in a field presses the form's button too: were it none of the form's, a form of one field would be sent without it. */
function ignore(event: React.MouseEvent): void {
  event.preventDefault()
}

/** A link that looks like a button. */
export function ButtonLink({ look = 'primary', className = '', children, ...rest }: LinkProps & { look?: Look }) {
  return (
    <Link {...rest} className={`button button-${look} ${className}`}>
      <span className="button-label">{children}</span>
    </Link>
  )
}
