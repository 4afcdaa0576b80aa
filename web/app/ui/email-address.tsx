import { Fragment } from 'react'

/** Breaks a long e-mail before its @ or a dot, and balances the lines so that no single letter stands alone. */
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
