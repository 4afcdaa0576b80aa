import { Breadcrumb } from '../ui/breadcrumb.tsx'
import { breadcrumbJsonLd, type Crumb } from './breadcrumb-json-ld.ts'
import { JsonLd } from './json-ld.tsx'
import { usePublicUrl } from './use-public-url.ts'

/** The breadcrumb for readers and for search engines. */
export function PageBreadcrumb({ items }: { items: readonly Crumb[] }) {
  const url = usePublicUrl()
  return (
    <>
      <Breadcrumb items={items} />
      <JsonLd data={breadcrumbJsonLd(items, url)} />
    </>
  )
}
