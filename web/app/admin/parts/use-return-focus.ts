import { useEffect, useState } from 'react'

/** Once this dialog is gone, the focus is where it was before: on what opened it, while that is still there. */
export function useReturnFocus(): void {
  const [opener] = useState(() => (typeof document === 'undefined' ? null : document.activeElement))
  useEffect(
    () => () => {
      queueMicrotask(() => opener instanceof HTMLElement && opener.isConnected && opener.focus({ preventScroll: true }))
    },
    [opener],
  )
}
