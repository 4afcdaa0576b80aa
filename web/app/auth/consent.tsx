import { Fragment } from 'react'
import { useSiteSettings } from '../api/site-settings.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { PolicyLink } from '../navigation/policy-link.tsx'

/**
 * What the user agrees to by pressing the button. Opens in a new tab, so that no input is lost. Renders nothing if the shop has
 * written neither terms nor a privacy policy.
 */
export function Consent({ to, className = '' }: { to: 'order' | 'account' | 'google'; className?: string }) {
  const { t } = useTranslation(['account', 'common'])
  const { brand, policies } = useSiteSettings()
  const kinds = (['terms', 'privacy'] as const).filter((kind) => policies.includes(kind))
  if (kinds.length === 0) return null
  return (
    <p className={`text-sm text-soft ${className}`}>
      {t(`consent.${to}`)}{' '}
      {kinds.map((kind, at) => (
        <Fragment key={kind}>
          {at > 0 && <>{t('consent.and')} </>}
          <PolicyLink kind={kind} label={t(`consent.${kind}`)} />{' '}
        </Fragment>
      ))}
      {t('consent.of', { name: brand.name })}
    </p>
  )
}
