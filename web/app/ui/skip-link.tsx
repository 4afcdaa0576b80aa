/** The first focusable element: skips the parts that every page begins with. Moves the focus and leaves the URL unchanged. */
export function SkipLink({ to, children }: { to: string; children: React.ReactNode }) {
  function skip(event: React.MouseEvent) {
    const target = document.getElementById(to)
    if (!target) return
    event.preventDefault()
    target.tabIndex = -1
    target.scrollIntoView()
    target.focus({ preventScroll: true })
  }
  return (
    <a className="skip-link" href={`#${to}`} onClick={skip}>
      {children}
    </a>
  )
}
