import { useEffect, useRef } from 'react'
import { Alert } from './alert.tsx'

type FocusedAlertProps = Omit<React.ComponentProps<typeof Alert>, 'ref' | 'tabIndex'> & {
  /** The answer it is about: each new one takes the focus. */
  focusKey: unknown
}

/** An answer that may come above what is in sight: the focus brings it there. */
export function FocusedAlert({ focusKey, className = '', ...rest }: FocusedAlertProps) {
  const box = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every answer, also where it says the same
  useEffect(() => box.current?.focus(), [focusKey])
  return <Alert {...rest} ref={box} tabIndex={-1} className={`scroll-mt-28 ${className}`} />
}
