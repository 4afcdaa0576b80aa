import { useEffect, useRef } from 'react'

const narrowScreen = '(width < 48rem)'

/** A heading with its list. On a phone it folds; it is open in the HTML, so nothing is lost before scripts. */
export function FooterColumn({ id, title, children }: { id?: string; title: string; children: React.ReactNode }) {
  const details = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    const narrow = window.matchMedia(narrowScreen)
    const follow = () => {
      if (details.current) details.current.open = !narrow.matches
    }
    follow()
    narrow.addEventListener('change', follow)
    return () => narrow.removeEventListener('change', follow)
  }, [])
  return (
    <details ref={details} id={id} className="footer-column" open>
      <summary>
        <h2>{title}</h2>
      </summary>
      <ul>{children}</ul>
    </details>
  )
}
