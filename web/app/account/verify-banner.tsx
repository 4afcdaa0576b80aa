import { useLocation } from 'react-router'
import type { User } from '../../../contract/accounts.ts'
import { useSiteSettings } from '../api/site-settings.ts'
import { authTexts } from '../auth/auth-texts.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { paths } from '../paths.ts'
import { Alert } from '../ui/alert.tsx'
import { Link } from '../ui/link.tsx'

/** Reminds the user to verify the e-mail. Renders nothing once it is verified. */
export function VerifyBanner({ me, className = '' }: { me: Pick<User, 'email' | 'emailVerified'>; className?: string }) {
  const { t } = useTranslation('auth', authTexts)
  const { isMailOn } = useSiteSettings()
  const { pathname } = useLocation()
  if (me.emailVerified || !isMailOn) return null
  return (
    <Alert tone="info" title={t('verify.banner')} className={className}>
      <p className="wrap-anywhere">
        {t('verify.bannerText', { email: me.email })} <Link to={paths.verifyEmail(pathname)}>{t('verify.bannerLink')}</Link>
      </p>
    </Alert>
  )
}
