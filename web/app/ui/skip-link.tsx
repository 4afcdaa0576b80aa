/** The first thing the keyboard comes to: past what every page begins with. Takes the focus along, and leaves the address as it is. */
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
