export type Crumb = { label: string; to?: string; lang?: string | undefined }

/** The breadcrumb for search engines. An entry without a link (a menu's name) is omitted, except the page itself. */
export function breadcrumbJsonLd(items: readonly Crumb[], url: string): Record<string, unknown> {
  const steps = items.filter(({ to }, place) => to !== undefined || place === items.length - 1)
  const itemListElement = steps.map(({ label, to }, place) => ({
    '@type': 'ListItem',
    position: place + 1,
    name: label,
    ...(to ? { item: url + to } : {}),
  }))
  return { '@type': 'BreadcrumbList', itemListElement }
}
