/** The places an element stands in, the nearest first. */
export function ancestorRegions(element: Element): Element[] {
  const nearest = element.parentElement?.closest('section, dialog, main')
  return nearest ? [nearest, ...ancestorRegions(nearest)] : []
}

/** What was done with an element took it away: the heading of the nearest place that is still there has the focus. */
export function focusHeading(regions: readonly Element[]): void {
  const headings = regions.filter(({ isConnected }) => isConnected).map((place) => place.querySelector<HTMLElement>('h1, h2, h3'))
  const heading = headings.find(Boolean)
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}
