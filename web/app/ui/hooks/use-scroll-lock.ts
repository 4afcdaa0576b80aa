import { useEffect } from 'react'
import { renderOffscreen, skipOffscreen } from '../offscreen.ts'

let locks = 0
let release = () => {}

/** Keeps the page behind from moving while a dialog lies over it. */
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

/** As long as the closing of a dialog may take. */
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

/** Lays nothing out anew, which a page of a hundred cards would feel on a weak phone. */
function hideOverflow(root: HTMLElement): () => void {
  root.style.overflow = 'hidden'
  return () => {
    root.style.overflow = ''
  }
}

/** On iOS hiding the overflow is not enough. */
function fixPage(body: HTMLElement): () => void {
  const top = window.scrollY
  const { pathname } = location
  Object.assign(body.style, { position: 'fixed', top: `${-top}px`, left: '0', right: '0' })
  return () => {
    Object.assign(body.style, { position: '', top: '', left: '', right: '' })
    // Where a link of the dialog led on, the next page begins at its beginning.
    window.scrollTo({ top: location.pathname === pathname ? top : 0, behavior: 'instant' })
  }
}
