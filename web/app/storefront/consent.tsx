import { useTranslation } from '../i18n/use-translation.ts'
import { PolicyLink } from './policy-link.tsx'
import { useShop } from './use-shop.ts'

/** What somebody agrees to by pressing the button: read in a tab of its own, so that nothing typed is left behind. */
export function Consent({ to, className = '' }: { to: 'order' | 'account' | 'google'; className?: string }) {
  const { t } = useTranslation(['account', 'common'])
  const { brand } = useShop()
  return (
    <p className={`text-sm text-soft ${className}`}>
      {t(`consent.${to}`)} <PolicyLink kind="terms" label={t('consent.terms')} /> {t('consent.and')}{' '}
      <PolicyLink kind="privacy" label={t('consent.privacy')} /> {t('consent.of', { name: brand.name })}
    </p>
  )
}
