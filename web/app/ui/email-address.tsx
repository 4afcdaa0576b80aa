import { Fragment } from 'react'

/** Breaks before its @ or one of its dots where it is too long for a line: no letter of it stands alone. */
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
