import { useEffect } from 'react'

let locks = 0
let release = () => {}

/** Keeps the page behind from moving, on iOS too, where hiding the overflow is not enough. */
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

function lockPage(): () => void {
  const { body, documentElement: root } = document
  const top = window.scrollY
  const { pathname } = location
  const gap = window.innerWidth - root.clientWidth
  Object.assign(body.style, { position: 'fixed', top: `${-top}px`, left: '0', right: '0', paddingRight: gap > 0 ? `${gap}px` : '' })
  root.dataset.locked = ''
  return () => {
    Object.assign(body.style, { position: '', top: '', left: '', right: '', paddingRight: '' })
    delete root.dataset.locked
    // Where a link of the dialog led on, the next page begins at its beginning.
    window.scrollTo({ top: location.pathname === pathname ? top : 0, behavior: 'instant' })
  }
}
