import { useTranslation } from '../../i18n/use-translation.ts'
import { paths } from '../../paths.ts'
import { FocusedAlert } from '../../ui/focused-alert.tsx'
import { Link } from '../../ui/link.tsx'
import type { AuthRefusal } from '../auth-api.ts'
import { authTexts } from '../auth-texts.ts'
import { RefusalAlert } from '../refusal-alert.tsx'

/**
 * Why the registration failed. An e-mail that has an account links to sign-in and password reset; field errors are in the
 * summary above.
 */
export function RegisterRefusal({ refusal, email, next }: { refusal: AuthRefusal; email: string; next: string | undefined }) {
  const { t } = useTranslation(['account', 'auth'], authTexts)
  if (refusal.code === 'email_taken') {
    return (
      <FocusedAlert focusKey={refusal} title={t('register.taken')} className="mb-6">
        <p className="flex flex-wrap gap-x-6 gap-y-5 py-2">
          <Link to={paths.login(next, { email })} className="standalone-link">
            {t('register.takenLogin')}
          </Link>
          <Link to={paths.forgotPassword(email, next)} className="standalone-link">
            {t('auth:forgot.link')}
          </Link>
        </p>
      </FocusedAlert>
    )
  }
  return Object.keys(refusal.fields).length > 0 ? null : <RefusalAlert title={t('register.failed')} refusal={refusal} />
}
