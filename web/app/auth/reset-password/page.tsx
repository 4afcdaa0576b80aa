import { parseWithZod } from '@conform-to/zod/v4'
import { useState } from 'react'
import { data, redirect } from 'react-router'
import { PasswordReset } from '../../../../contract/accounts.ts'
import { validationKey } from '../../../../contract/language/validation-messages.ts'
import { personalApi } from '../../api/api.ts'
import { ApiError, throwRouteError } from '../../api/api-error.ts'
import { readForm } from '../../api/read-form.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { messageResponse } from '../auth-api.ts'
import { AuthSection } from '../auth-section.tsx'
import { authTexts } from '../auth-texts.ts'
import { refusalResponse } from '../refusal-response.ts'
import type { Route } from './+types/page'
import { ResetFields } from './reset-fields.tsx'
import { setPassword } from './reset-password-api.ts'

/** The loader checks the link, so that a user does not choose a password for an expired one. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const url = `/api/users/reset-password/${encodeURIComponent(params.token)}`
  try {
    await personalApi(context).get(url, messageResponse)
    return { isLive: true }
  } catch (error) {
    if (error instanceof ApiError && (error.status === 404 || error.status === 400)) return data({ isLive: false }, { status: 404 })
    return throwRouteError(error)
  }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const submission = parseWithZod(await readForm(request), { schema: PasswordReset, error: validationKey })
  const hidden = { hideFields: ['newPassword'] }
  if (submission.status !== 'success') return data({ result: submission.reply(hidden), refusal: null }, { status: 400 })
  const refusal = await setPassword(personalApi(context), params.token, submission.value.newPassword)
  if (!refusal) return redirect(paths.login(undefined, { reset: 1 }))
  return refusalResponse({ result: submission.reply({ ...hidden, fieldErrors: refusal.fields }), refusal })
}

export default function ResetPasswordPage({ loaderData, actionData, params }: Route.ComponentProps) {
  const { t } = useTranslation('auth', authTexts)
  const [isLive, setLive] = useState(loaderData.isLive && actionData?.refusal?.code !== 'wrong_reset_token')
  if (!isLive) {
    return (
      <AuthSection title={t('reset.gone')} lead={t('reset.goneText')}>
        <ButtonLink to={paths.forgotPassword()}>{t('reset.new')}</ButtonLink>
      </AuthSection>
    )
  }
  return (
    <AuthSection title={t('reset.title')} lead={t('reset.lead')}>
      <ResetFields token={params.token} result={actionData?.result} refusal={actionData?.refusal ?? null} onGone={() => setLive(false)} />
    </AuthSection>
  )
}
