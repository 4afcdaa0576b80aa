import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { browserApi } from '../../api/browser-api.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { type CheckedResult, useCheckedForm } from '../../ui/hooks/use-checked-form.ts'
import { Link } from '../../ui/link.tsx'
import { announce } from '../../ui/live-region.tsx'
import type { AuthRefusal } from '../auth-api.ts'
import { authTexts } from '../auth-texts.ts'
import { FormRefusal } from '../form-refusal.tsx'
import { ResendButton } from '../resend-button.tsx'
import { currentUserQuery } from '../use-current-user.ts'
import { resendCode, verifyEmail } from './verify-email-api.ts'

type VerifyFieldsProps = {
  actionResult: { result: CheckedResult | null; refusal: AuthRefusal | null; isSent: boolean } | undefined
  next: string
  onVerified: (message: string) => void
}

const schema = () => import('./verify-form.ts').then(({ VerifyForm }) => VerifyForm)

export function VerifyFields({ actionResult: outcome, next, onVerified }: VerifyFieldsProps) {
  const { t } = useTranslation(['auth', 'account'], authTexts)
  const client = useQueryClient()
  const { codeSentAt } = (useLocation().state ?? {}) as { codeSentAt?: number }
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState(outcome?.refusal ?? null)
  const form = useCheckedForm({ schema, labels: { otp: t('verify.code') }, result: outcome?.result, onValid: ({ otp }) => void send(otp) })

  async function send(otp: string): Promise<void> {
    setBusy(true)
    const verified = await verifyEmail(browserApi(), otp)
    setBusy(false)
    setRefusal(verified.refusal)
    if (verified.refusal) return form.refuse(verified.refusal.fields)
    client.setQueryData(currentUserQuery.queryKey, verified.user)
    void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== currentUserQuery.queryKey[0] })
    announce(verified.message)
    onVerified(verified.message)
  }

  async function again(): Promise<boolean> {
    const refused = await resendCode(browserApi())
    setRefusal(refused)
    return refused === null
  }

  return (
    <>
      <p className="mb-6 text-soft">{t('verify.why')}</p>
      <FormRefusal form={form} refusal={refusal} title={t('verify.failed')} />
      <form method="post" className="grid grid-cols-1 gap-5" {...form.props}>
        <TextField
          {...form.wire('otp')}
          need="required"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={11}
          className="code-field"
          hint={t('forgot.spam')}
        />
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
          <Button type="submit" busy={isBusy}>
            {t('verify.button')}
          </Button>
          <ResendButton isJustSent={outcome?.isSent === true} sentAt={codeSentAt} onSend={again} />
        </div>
      </form>
      <p className="mt-6">
        <Link to={next} className="standalone-link">
          {t('verify.later')}
        </Link>
      </p>
    </>
  )
}
