import { useEffect, useEffectEvent } from 'react'

type CloseWatcher = { onclose: (() => void) | null; destroy: () => void }

/** A phone's way back closes what lies over the page instead of leaving it, as it does a native dialog; where browsers know how. */
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
