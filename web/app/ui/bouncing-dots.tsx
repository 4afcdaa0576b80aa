import { useTranslation } from '../i18n/use-translation.ts'

/** A loading indicator; `floating` puts it over the page instead of into it. */
export function BouncingDots({ floating = false }: { floating?: boolean }) {
  const { t } = useTranslation()
  return (
    <div role="status" className={floating ? 'bouncing-dots bouncing-dots-floating' : 'bouncing-dots'}>
      <span aria-hidden="true" />
      <span aria-hidden="true" />
      <span aria-hidden="true" />
      <span className="sr-only">{t('loading')}</span>
    </div>
  )
}
