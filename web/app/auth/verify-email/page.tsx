import { parseWithZod } from '@conform-to/zod/v4'
import { useState } from 'react'
import { data, redirect, useSearchParams } from 'react-router'
import { validationKey } from '../../../../contract/language/validation-messages.ts'
import { personalApi } from '../../api/api.ts'
import { throwRouteError } from '../../api/api-error.ts'
import { readForm } from '../../api/read-form.ts'
import { useSiteSettings } from '../../api/site-settings.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { paths, returnPathFrom, safeReturn } from '../../paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { AuthSection } from '../auth-section.tsx'
import { authTexts } from '../auth-texts.ts'
import { readCurrentUser } from '../read-current-user.ts'
import { refusalResponse } from '../refusal-response.ts'
import type { Route } from './+types/page'
import { resendCode, verifyEmail } from './verify-email-api.ts'
import { VerifyFields } from './verify-fields.tsx'
import { VerifyForm } from './verify-form.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const me = await readCurrentUser(personalApi(context)).catch(throwRouteError)
  return me ? { email: me.email, isVerified: me.emailVerified } : redirect(paths.login(returnPathFrom(url)))
}

export async function action({ context, request }: Route.ActionArgs) {
  const api = personalApi(context)
  const form = await readForm(request)
  if (form.get('intent') === 'again') {
    const refusal = await resendCode(api)
    return refusal ? refusalResponse({ result: null, refusal, isSent: false }) : { result: null, refusal: null, isSent: true }
  }
  const submission = parseWithZod(form, { schema: VerifyForm, error: validationKey })
  if (submission.status !== 'success') return data({ result: submission.reply(), refusal: null, isSent: false }, { status: 400 })
  const { refusal } = await verifyEmail(api, submission.value.otp)
  if (!refusal) return { result: null, refusal: null, isSent: false }
  return refusalResponse({ result: submission.reply({ fieldErrors: refusal.fields }), refusal, isSent: false })
}

/** The six digits of the mail. An unverified e-mail blocks no other page. */
export default function VerifyEmailPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('auth', authTexts)
  const { isMailOn } = useSiteSettings()
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
      <VerifyFields actionResult={actionData} next={next} onVerified={setMessage} />
    </AuthSection>
  )
}
