import { useTranslation } from '../../i18n/use-translation.ts'
import { paths } from '../../paths.ts'
import { ContactChannels } from '../../storefront/contact/contact-channels.tsx'
import { Link } from '../../ui/link.tsx'
import { AuthSection } from '../auth-section.tsx'
import { authTexts } from '../auth-texts.ts'

/** In a shop without a mail server, the owner resets passwords by hand. */
export function ForgotWithoutMail({ back }: { back: string | undefined }) {
  const { t } = useTranslation('auth', authTexts)
  return (
    <AuthSection title={t('forgot.title')} lead={t('forgot.byShop')}>
      <ContactChannels />
      <p className="mt-6">
        <Link to={paths.login(back)} className="standalone-link">
          {t('forgot.back')}
        </Link>
      </p>
    </AuthSection>
  )
}
