import { useEffect } from 'react'
import { renderOffscreen, skipOffscreen } from '../offscreen.ts'

let locks = 0
let release = () => {}

/** Prevents the page from scrolling while a dialog is open. */
export function useScrollLock(isLocked: boolean): void {
  useEffect(() => {
    if (!isLocked) return
    if (locks === 0) release = lockPage()
    locks += 1
    return () => {
      locks -= 1
      if (locks === 0) release()
    }
  }, [isLocked])
}

/** The maximum duration of a dialog's exit. */
const leavingMs = 500
let renderTimer: ReturnType<typeof setTimeout> | undefined

function lockPage(): () => void {
  clearTimeout(renderTimer)
  skipOffscreen()
  const { body, documentElement: root } = document
  const gap = window.innerWidth - root.clientWidth
  const unlock = CSS.supports('-webkit-touch-callout', 'none') ? fixPage(body) : hideOverflow(root)
  if (gap > 0) body.style.paddingRight = `${gap}px`
  root.dataset.locked = ''
  return () => {
    body.style.paddingRight = ''
    delete root.dataset.locked
    unlock()
    renderTimer = setTimeout(renderOffscreen, leavingMs)
  }
}

/** Causes no new layout, which would be slow for a page of a hundred cards on a weak phone. */
function hideOverflow(root: HTMLElement): () => void {
  root.style.overflow = 'hidden'
  return () => {
    root.style.overflow = ''
  }
}

/** On iOS, hiding the overflow does not stop scrolling. */
function fixPage(body: HTMLElement): () => void {
  const top = window.scrollY
  const { pathname } = location
  Object.assign(body.style, { position: 'fixed', top: `${-top}px`, left: '0', right: '0' })
  return () => {
    Object.assign(body.style, { position: '', top: '', left: '', right: '' })
    // If a link in the dialog led to another page, that page starts at its top.
    window.scrollTo({ top: location.pathname === pathname ? top : 0, behavior: 'instant' })
  }
}
