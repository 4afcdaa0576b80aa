import { useEffect, useEffectEvent } from 'react'

type CloseWatcher = { onclose: (() => void) | null; destroy: () => void }

/**
 * Lets a phone's back gesture close an overlay instead of leaving the page, as it does for a native dialog, in browsers with
 * CloseWatcher.
 */
export function useCloseOnBack(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    const { CloseWatcher: Watcher } = window as { CloseWatcher?: new () => CloseWatcher }
    if (!isOpen || !Watcher) return
    const watcher = new Watcher()
    watcher.onclose = () => close()
    return () => watcher.destroy()
  }, [isOpen])
}
