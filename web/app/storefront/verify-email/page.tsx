import '../../account/auth-texts.ts'
import { parseWithZod } from '@conform-to/zod/v4'
import { useState } from 'react'
import { data, redirect, useSearchParams } from 'react-router'
import { issueKey } from '../../../../contract/issues.ts'
import { AuthSection } from '../../account/auth-section.tsx'
import { readMe } from '../../account/read-me.ts'
import { refusedPage } from '../../account/refused-page.ts'
import { personalApi } from '../../api.ts'
import { throwRouteError } from '../../api-error.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { backFrom, paths, safeReturn } from '../../paths.ts'
import { readForm } from '../../read-form.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { useShop } from '../use-shop.ts'
import type { Route } from './+types/page'
import { sendCodeAgain, verifyCode } from './verify-code.ts'
import { VerifyFields } from './verify-fields.tsx'
import { VerifyForm } from './verify-form.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const me = await readMe(personalApi(context)).catch(throwRouteError)
  return me ? { email: me.email, isVerified: me.emailVerified } : redirect(paths.login(backFrom(url)))
}

export async function action({ context, request }: Route.ActionArgs) {
  const api = personalApi(context)
  const form = await readForm(request)
  if (form.get('intent') === 'again') {
    const refusal = await sendCodeAgain(api)
    return refusal ? refusedPage({ result: null, refusal, isSent: false }) : { result: null, refusal: null, isSent: true }
  }
  const submission = parseWithZod(form, { schema: VerifyForm, error: issueKey })
  if (submission.status !== 'success') return data({ result: submission.reply(), refusal: null, isSent: false }, { status: 400 })
  const { refusal } = await verifyCode(api, submission.value.otp)
  if (!refusal) return { result: null, refusal: null, isSent: false }
  return refusedPage({ result: submission.reply({ fieldErrors: refusal.fields }), refusal, isSent: false })
}

/** The six digits of the mail. Nobody is kept from anything for the want of them. */
export default function VerifyEmailPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('auth')
  const { isMailOn } = useShop()
  const [search] = useSearchParams()
  const next = safeReturn(search.get('next'), paths.account())
  const [message, setMessage] = useState<string | null>(null)
  const { email, isVerified } = loaderData
  if (isVerified || message) {
    return (
      <AuthSection title={t('verify.done')} lead={message ?? t('verify.doneText', { email })}>
        <ButtonLink to={next}>{t('verify.goOn')}</ButtonLink>
      </AuthSection>
    )
  }
  if (!isMailOn) {
    return (
      <AuthSection title={t('verify.title')} lead={t('verify.withoutMail')}>
        <ButtonLink to={next}>{t('verify.goOn')}</ButtonLink>
      </AuthSection>
    )
  }
  return (
    <AuthSection title={t('verify.title')} lead={t('verify.lead', { email })}>
      <VerifyFields answer={actionData} next={next} onVerified={setMessage} />
    </AuthSection>
  )
}
