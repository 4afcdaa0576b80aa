import '../content-texts.ts'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Alert } from '../../ui/alert.tsx'
import { ContactWays } from './contact-ways.tsx'

/** It did not go through: nothing is lost, and there are other ways. */
export function ContactFailed({ message }: { message: string }) {
  const { t } = useTranslation('content')
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <Alert ref={box} tabIndex={-1} title={t('contact.failed')} className="scroll-mt-28">
      <p className="mb-2">
        {message} {t('contact.failedHint')}
      </p>
      <ContactWays />
    </Alert>
  )
}
