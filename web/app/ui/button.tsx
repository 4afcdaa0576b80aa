import { Link, type LinkProps } from './link.tsx'

type Look = 'primary' | 'secondary' | 'text'

type ButtonProps = React.ComponentProps<'button'> & {
  look?: Look
  /** Shows that it is busy, keeps its size and ignores further presses; it stays focusable. */
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

/**
 * Ignores the press and the implicit submission by Enter, which also clicks the form's button. A disabled button would not stop a form
 * with a single field from submitting.
 */
function ignore(event: React.MouseEvent): void {
  event.preventDefault()
}

/** For a press that changes something: the second click of a double click is not meant as another one, however late it comes. */
export function ignoreDoubleClick(event: React.MouseEvent): void {
  if (event.detail > 1) event.preventDefault()
}

/** A link that looks like a button. */
export function ButtonLink({ look = 'primary', className = '', children, ...rest }: LinkProps & { look?: Look }) {
  return (
    <Link {...rest} className={`button button-${look} ${className}`}>
      <span className="button-label">{children}</span>
    </Link>
  )
}
