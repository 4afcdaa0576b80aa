import { useEffect, useRef } from 'react'
import { Alert } from './alert.tsx'

type FocusedAlertProps = Omit<React.ComponentProps<typeof Alert>, 'ref' | 'tabIndex'> & {
  /** The result it reports: each new one takes the focus. */
  focusKey: unknown
}

/** A result that may appear outside the viewport; the focus scrolls it into view. */
export function FocusedAlert({ focusKey, className = '', ...rest }: FocusedAlertProps) {
  const box = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: focuses every result, also one with the same text
  useEffect(() => box.current?.focus(), [focusKey])
  return <Alert {...rest} ref={box} tabIndex={-1} className={`scroll-mt-28 ${className}`} />
}
