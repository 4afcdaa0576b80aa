import '../content-texts.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Alert } from '../../ui/alert.tsx'
import { useFirstFocus } from '../../ui/use-first-focus.ts'
import { ContactWays } from './contact-ways.tsx'

/** It did not go through: nothing is lost, and there are other ways. */
export function ContactFailed({ message }: { message: string }) {
  const { t } = useTranslation('content')
  const box = useFirstFocus<HTMLDivElement>()
  return (
    <Alert ref={box} tabIndex={-1} title={t('contact.failed')} className="scroll-mt-28">
      <p className="mb-2">
        {message} {t('contact.failedHint')}
      </p>
      <ContactWays />
    </Alert>
  )
}
