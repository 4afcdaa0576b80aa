import { useState } from 'react'
import type { SizeChartLink } from './size-chart-link.ts'

type SizeSelection = { choose: (size: string) => void; focusChosen: () => void }

/** The size chart over the page, or where `href` leads; a size taken from it closes it and the focus stands on the choice. */
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
    // The closing dialog gives the focus back to its link first.
    setTimeout(() => selection?.focusChosen(), 50)
  }
  return { link, wasOpened, dialog: { isOpen, onClose: () => setOpen(false), onApply: selection && take } }
}
