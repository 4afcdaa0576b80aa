import { Fragment } from 'react'

/** An e-mail that breaks before its @ or a dot where it is too long for the line, and never after a single letter. */
export function EmailAddress({ children, className = '' }: { children: string; className?: string }) {
  return (
    <span className={`block text-balance wrap-anywhere ${className}`}>
      {[...children.matchAll(/[@.]?[^@.]+|[@.]/g)].map(({ 0: part, index }) => (
        <Fragment key={index}>
          <wbr />
          {part}
        </Fragment>
      ))}
    </span>
  )
}
