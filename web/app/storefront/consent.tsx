import { useTranslation } from 'react-i18next'
import { paths } from '../paths.ts'
import { useShop } from './use-shop.ts'

/** What somebody agrees to by pressing the button: read in a tab of its own, so that nothing typed is left behind. */
export function Consent({ to, className = '' }: { to: 'order' | 'account'; className?: string }) {
  const { t } = useTranslation(['account', 'common'])
  const { brand } = useShop()
  return (
    <p className={`text-sm text-soft ${className}`}>
      {t(`consent.${to}`)} <PolicyLink kind="terms" label={t('consent.terms')} /> {t('consent.and')}{' '}
      <PolicyLink kind="privacy" label={t('consent.privacy')} /> {t('consent.of', { name: brand.name })}
    </p>
  )
}

function PolicyLink({ kind, label }: { kind: 'terms' | 'privacy'; label: string }) {
  const { t } = useTranslation()
  return (
    <a href={paths.policy(kind)} target="_blank" rel="noreferrer">
      {label} <span className="sr-only">{t('newTab')}</span>
    </a>
  )
}
