import '../../account/auth-texts.ts'
import { AuthSection } from '../../account/auth-section.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { paths } from '../../paths.ts'
import { Link } from '../../ui/link.tsx'
import { ContactWays } from '../contact/contact-ways.tsx'

/** Where the shop sends no mail, it resets passwords by hand. */
export function ForgotWithoutMail({ back }: { back: string | undefined }) {
  const { t } = useTranslation('auth')
  return (
    <AuthSection title={t('forgot.title')} lead={t('forgot.byShop')}>
      <ContactWays />
      <p className="mt-6">
        <Link to={paths.login(back)} className="lone-way">
          {t('forgot.back')}
        </Link>
      </p>
    </AuthSection>
  )
}
