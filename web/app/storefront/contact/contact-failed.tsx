import { useTranslation } from 'react-i18next'
import { Alert } from '../../ui/alert.tsx'
import { ContactWays } from './contact-ways.tsx'

/** It did not go through: nothing is lost, and there are other ways. */
export function ContactFailed({ message }: { message: string }) {
  const { t } = useTranslation('content')
  return (
    <Alert title={t('contact.failed')} className="mb-6">
      <p className="mb-2">
        {message} {t('contact.failedHint')}
      </p>
      <ContactWays />
    </Alert>
  )
}
