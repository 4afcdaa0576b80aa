import { useState } from 'react'
import { type SizeChartLink, sizeChartAnchor } from '../size-chart/size-chart-link.ts'
import { focusGroup } from './use-buy.ts'

/** The size chart over the page; a size taken from it closes it and the focus stands on the choice. */
export function useChartDialog(choose: (size: string) => void) {
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  const link: SizeChartLink = {
    href: `#${sizeChartAnchor}`,
    onOpen(event) {
      event.preventDefault()
      setWasOpened(true)
      setOpen(true)
    },
  }
  function onApply(size: string): void {
    choose(size)
    setOpen(false)
    // The closing dialog gives the focus back to its link first.
    setTimeout(() => focusGroup('size'), 50)
  }
  return { link, wasOpened, dialog: { isOpen, onClose: () => setOpen(false), onApply } }
}
