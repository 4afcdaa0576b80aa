import { useEffect, useId, useState } from 'react'

const wideScreen = '(width >= 48rem)'

/** A heading with its list. On a phone it folds, with or without scripts; on a wide screen it always stands open. */
export function FooterColumn({ title, children }: { title: string; children: React.ReactNode }) {
  const id = useId()
  const [isWide, setWide] = useState(false)
  useEffect(() => {
    const wide = window.matchMedia(wideScreen)
    const follow = () => setWide(wide.matches)
    follow()
    wide.addEventListener('change', follow)
    return () => wide.removeEventListener('change', follow)
  }, [])
  return (
    <details className="footer-column" open={isWide}>
      <summary tabIndex={isWide ? -1 : undefined}>
        <h2 id={id}>{title}</h2>
      </summary>
      <ul aria-labelledby={id}>{children}</ul>
    </details>
  )
}
