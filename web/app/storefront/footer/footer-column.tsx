import { useEffect, useState } from 'react'

const wideScreen = '(width >= 48rem)'

/** A heading with its list. Collapsible on a phone (open without scripts); on a wide screen there is nothing to press. */
export function FooterColumn({ id, title, children }: { id: string; title: string; children: React.ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  const isWide = useIsWide()
  const list = `${id}-list`
  return (
    <div className="footer-column">
      <h2 id={id}>
        {isWide ? (
          <span className="footer-fold">{title}</span>
        ) : (
          <button type="button" className="footer-fold" aria-expanded={isOpen} aria-controls={list} onClick={() => setOpen(!isOpen)}>
            {title}
          </button>
        )}
      </h2>
      <ul id={list} aria-labelledby={id} data-folded={!isOpen || undefined}>
        {children}
      </ul>
    </div>
  )
}

function useIsWide(): boolean {
  const [isWide, setWide] = useState(false)
  useEffect(() => {
    const wide = window.matchMedia(wideScreen)
    const follow = () => setWide(wide.matches)
    follow()
    wide.addEventListener('change', follow)
    return () => wide.removeEventListener('change', follow)
  }, [])
  return isWide
}
