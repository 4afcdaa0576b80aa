import type { ReactNode } from 'react'
import { PageHead } from '../seo/page-head.tsx'
import { useFocusOnSwap } from '../ui/hooks/use-focus-on-swap.ts'

/** The layout of the sign-in and registration pages: one headline, one form. */
export function AuthSection({ title, lead, children }: { title: string; lead?: ReactNode; children: ReactNode }) {
  const headline = useFocusOnSwap<HTMLHeadingElement>(title)
  return (
    <section className="page-width max-w-lg py-10 md:py-16">
      <PageHead title={title} hidden />
      <h1 {...headline} className="stitched">
        {title}
      </h1>
      {lead && <p className="mt-4 mb-6 wrap-anywhere text-soft">{lead}</p>}
      {children}
    </section>
  )
}
