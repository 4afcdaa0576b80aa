import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { Refusal } from '../../account/enter.ts'
import { retryAfterText } from '../../account/retry-after.ts'
import { paths, withQuery } from '../../paths.ts'
import { Alert } from '../../ui/alert.tsx'

/** Why there is no account yet. An e-mail that has one leads to the door it belongs to. */
export function RegisterRefusal({ refusal, email, next }: { refusal: Refusal; email: string; next: string | undefined }) {
  const { t } = useTranslation('account')
  const { code, message, retryAfter, fields } = refusal
  if (code === 'email_taken') {
    return (
      <Alert title={t('register.taken')} className="mb-6">
        <p>
          <Link to={withQuery(paths.login(), { email, next })}>{t('register.takenLogin')}</Link>
        </p>
      </Alert>
    )
  }
  const reasons = Object.values(fields).flat()
  return (
    <Alert title={t('register.failed')} className="mb-6">
      <p>
        {reasons.length > 0 ? reasons.join(' ') : message} {retryAfterText(retryAfter, t)}
      </p>
    </Alert>
  )
}
