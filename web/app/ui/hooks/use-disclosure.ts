import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

/**
 * A button that shows a panel beside it. The panel closes on Escape (which returns the focus to the button), on an outside press, when
 * the focus leaves it and after a navigation.
 */
export function useDisclosure<Box extends HTMLElement>() {
  const [openAt, setOpenAt] = useState<string>()
  const box = useRef<Box>(null)
  const button = useRef<HTMLButtonElement>(null)
  const { key } = useLocation()
  const isOpen = openAt === key
  const setOpen = useCallback((open: boolean) => setOpenAt(open ? key : undefined), [key])

  useEffect(() => {
    if (!isOpen) return
    function onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Escape' || event.isComposing) return
      setOpen(false)
      if (box.current?.contains(document.activeElement)) button.current?.focus()
    }
    function onOutside(event: Event) {
      if (!box.current?.contains(event.target as Node)) setOpen(false)
    }
    document.addEventListener('keydown', onKeyDown)
    document.addEventListener('pointerdown', onOutside)
    document.addEventListener('focusin', onOutside)
    return () => {
      document.removeEventListener('keydown', onKeyDown)
      document.removeEventListener('pointerdown', onOutside)
      document.removeEventListener('focusin', onOutside)
    }
  }, [isOpen, setOpen])

  return { isOpen, setOpen, box, button }
}
