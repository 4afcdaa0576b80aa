import { useTranslation } from '../i18n/use-translation.ts'
import { Link } from './link.tsx'
import { MaybeVietnamese } from './maybe-vietnamese.tsx'

/** The last entry is the current page and has no `to`; neither has an entry without a page of its own. */
export function Breadcrumb({ items }: { items: readonly { label: string; to?: string; lang?: string | undefined }[] }) {
  const { t } = useTranslation()
  return (
    <nav aria-label={t('breadcrumb')} className="breadcrumb">
      <ol>
        {items.map(({ label, to, lang }, place) => (
          <li key={to ?? label}>
            {to ? (
              <Link to={to}>
                <MaybeVietnamese text={label} />
              </Link>
            ) : (
              <span aria-current={place === items.length - 1 ? 'page' : undefined} lang={lang}>
                {lang ? label : <MaybeVietnamese text={label} />}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
