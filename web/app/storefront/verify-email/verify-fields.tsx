import '../../account/auth-texts.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'react-router'
import type { Refusal } from '../../account/enter.ts'
import { RefusalAlert } from '../../account/refusal-alert.tsx'
import { SendAgain } from '../../account/send-again.tsx'
import { meQuery } from '../../account/use-me.ts'
import { browserApi } from '../../browser-api.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { announce } from '../../ui/announce.tsx'
import { Button } from '../../ui/button.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { Link } from '../../ui/link.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { type CheckedResult, useCheckedForm } from '../../ui/use-checked-form.ts'
import { sendCodeAgain, verifyCode } from './verify-code.ts'

type VerifyFieldsProps = {
  answer: { result: CheckedResult | null; refusal: Refusal | null; isSent: boolean } | undefined
  next: string
  onVerified: (message: string) => void
}

const schema = () => import('./verify-form.ts').then(({ VerifyForm }) => VerifyForm)

export function VerifyFields({ answer, next, onVerified }: VerifyFieldsProps) {
  const { t } = useTranslation(['auth', 'account'])
  const client = useQueryClient()
  const { codeSentAt } = (useLocation().state ?? {}) as { codeSentAt?: number }
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState(answer?.refusal ?? null)
  const form = useCheckedForm({ schema, labels: { otp: t('verify.code') }, result: answer?.result, onValid: ({ otp }) => void send(otp) })

  async function send(otp: string): Promise<void> {
    setBusy(true)
    const verified = await verifyCode(browserApi(), otp)
    setBusy(false)
    setRefusal(verified.refusal)
    if (verified.refusal) return form.refuse(verified.refusal.fields)
    client.setQueryData(meQuery.queryKey, verified.user)
    void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== meQuery.queryKey[0] })
    announce(verified.message)
    onVerified(verified.message)
  }

  async function again(): Promise<boolean> {
    const refused = await sendCodeAgain(browserApi())
    setRefusal(refused)
    return refused === null
  }

  const isAboutField = refusal !== null && Object.keys(refusal.fields).length > 0
  return (
    <>
      <p className="mb-6 text-soft">{t('verify.why')}</p>
      <ErrorSummary title={t('account:errors', { count: form.troubles.length })} troubles={form.troubles} tries={form.tries} />
      {refusal && !isAboutField && <RefusalAlert title={t('verify.failed')} refusal={refusal} />}
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
          <SendAgain isJustSent={answer?.isSent === true} sentAt={codeSentAt} onSend={again} />
        </div>
      </form>
      <p className="mt-6">
        <Link to={next} className="lone-way">
          {t('verify.later')}
        </Link>
      </p>
    </>
  )
}
