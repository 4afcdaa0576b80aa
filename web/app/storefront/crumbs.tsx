import { Breadcrumb } from '../ui/breadcrumb.tsx'
import { JsonLd } from '../ui/json-ld.tsx'
import { usePublicUrl } from '../use-public-url.ts'
import { type Crumb, describeCrumbs } from './describe-crumbs.ts'

/** The way here, for readers and for search engines. */
export function Crumbs({ items }: { items: readonly Crumb[] }) {
  const url = usePublicUrl()
  return (
    <>
      <Breadcrumb items={items} />
      <JsonLd data={describeCrumbs(items, url)} />
    </>
  )
}
