import type { ReactNode } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { paths } from '../../paths.ts'
import { PageBreadcrumb } from '../../seo/page-breadcrumb.tsx'
import { MaybeVietnamese } from '../../ui/maybe-vietnamese.tsx'

type ListHeaderProps = {
  title: string
  lead?: string | undefined
  lang?: string | undefined
  isBelowProducts?: boolean
  children?: ReactNode
}

/** The breadcrumb, the title and the introduction of a list. */
export function ListHeader({ title, lead, isBelowProducts = true, children }: ListHeaderProps) {
  const { t } = useTranslation()
  const products = { label: t('header.products'), to: paths.products() }
  return (
    <header className="list-head">
      <PageBreadcrumb items={[{ label: t('header.home'), to: paths.home() }, ...(isBelowProducts ? [products] : []), { label: title }]} />
      <h1 className="stitched md:mt-3">
        <MaybeVietnamese text={title} />
      </h1>
      {lead && (
        <p className={`mt-4 max-w-[62ch] text-soft ${isBelowProducts ? '' : 'max-md:hidden'}`}>
          <MaybeVietnamese text={lead} />
        </p>
      )}
      {children}
    </header>
  )
}
