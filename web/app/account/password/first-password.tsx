import { paths } from '../../paths.ts'
import { Alert } from '../../ui/alert.tsx'
import { Link } from '../../ui/link.tsx'
import { useAccountTexts } from '../account-texts.ts'

/** For an admin whose password was made by the server: what has to be done, then the way back to the admin. */
export function FirstPassword({ isChanged }: { isChanged: boolean }) {
  const { t } = useAccountTexts()
  if (isChanged)
    return (
      <p className="mb-4">
        {/* The admin has its own texts and styles. */}
        <Link to={paths.adminHome()} reloadDocument>
          {t('password.toAdmin')}
        </Link>
      </p>
    )
  return (
    <Alert tone="info" title={t('password.firstTitle')} className="mb-6">
      {t('password.firstText')}
    </Alert>
  )
}
