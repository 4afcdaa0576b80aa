import { useTranslation } from '../../i18n/use-translation.ts'
import { Alert } from '../../ui/alert.tsx'
import { useFocusOnMount } from '../../ui/hooks/use-focus-on-mount.ts'
import { contentTexts } from '../content-texts.ts'
import { ContactChannels } from './contact-channels.tsx'

/** The message was not sent: the input stays, and other channels are listed. */
export function ContactError({ message }: { message: string }) {
  const { t } = useTranslation('content', contentTexts)
  const box = useFocusOnMount<HTMLDivElement>()
  return (
    <Alert ref={box} tabIndex={-1} title={t('contact.failed')} className="scroll-mt-28">
      <p className="mb-2">
        {message} {t('contact.failedHint')}
      </p>
      <ContactChannels />
    </Alert>
  )
}
