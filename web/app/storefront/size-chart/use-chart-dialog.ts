import { useState } from 'react'
import type { SizeChartLink } from './size-chart-link.ts'

type SizeSelection = { choose: (size: string) => void; focusChosen: () => void }

/** Opens the size chart in a dialog, or at `href` without scripts; choosing a size closes it and focuses the choice. */
export function useChartDialog(href: string, selection?: SizeSelection) {
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  const link: SizeChartLink = {
    href,
    onOpen(event) {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return
      event.preventDefault()
      setWasOpened(true)
      setOpen(true)
    },
  }
  function take(size: string): void {
    selection?.choose(size)
    setOpen(false)
    // The closing dialog first returns the focus to its link.
    setTimeout(() => selection?.focusChosen(), 50)
  }
  return { link, wasOpened, dialog: { isOpen, onClose: () => setOpen(false), onApply: selection && take } }
}
