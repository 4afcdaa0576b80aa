import { useEffect, useRef, useState } from 'react'
import { browserApi } from '../../api/browser-api.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { paths } from '../../paths.ts'
import { Link } from '../../ui/link.tsx'
import type { AuthRefusal } from '../auth-api.ts'
import { authTexts } from '../auth-texts.ts'
import { RefusalAlert } from '../refusal-alert.tsx'
import { ResendButton } from '../resend-button.tsx'
import { requestReset } from './request-reset.ts'

/** What to do next, and what to do if no mail arrives. */
export function ForgotSent({ email, back, onOther }: { email: string; back: string | undefined; onOther: () => void }) {
  const { t } = useTranslation('auth', authTexts)
  const [refusal, setRefusal] = useState<AuthRefusal | null>(null)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.closest('section')?.querySelector('h1')?.focus(), [])

  async function again(): Promise<boolean> {
    const refused = await requestReset(browserApi(), email)
    setRefusal(refused)
    return refused === null
  }

  return (
    <div ref={box} className="mt-5 grid grid-cols-1 gap-5">
      <p className="wrap-anywhere">{t('forgot.to', { email })}</p>
      <p className="text-soft">{t('forgot.spam')}</p>
      {refusal && <RefusalAlert title={t('forgot.failed')} refusal={refusal} />}
      <form method="post" className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <input type="hidden" name="email" value={email} />
        <ResendButton isJustSent onSend={again} />
        <Link
          to={paths.forgotPassword(undefined, back)}
          className="standalone-link"
          onClick={(event) => {
            event.preventDefault()
            onOther()
          }}
        >
          {t('forgot.other')}
        </Link>
      </form>
      <p>
        <Link to={paths.login(back)} className="standalone-link">
          {t('forgot.back')}
        </Link>
      </p>
    </div>
  )
}
