/** The sections, dialogs and `main` around an element, the nearest first. */
export function ancestorRegions(element: Element): Element[] {
  const nearest = element.parentElement?.closest('section, dialog, main')
  return nearest ? [nearest, ...ancestorRegions(nearest)] : []
}

/** Focuses the heading of the nearest region that still exists, after an action removed the focused element. */
export function focusHeading(regions: readonly Element[]): void {
  const headings = regions.filter(({ isConnected }) => isConnected).map((place) => place.querySelector<HTMLElement>('h1, h2, h3'))
  const heading = headings.find(Boolean)
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}
