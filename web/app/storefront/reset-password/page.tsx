import '../../account/auth-texts.ts'
import { parseWithZod } from '@conform-to/zod/v4'
import { useState } from 'react'
import { data, redirect } from 'react-router'
import { PasswordReset } from '../../../../contract/accounts.ts'
import { issueKey } from '../../../../contract/issues.ts'
import { AuthSection } from '../../account/auth-section.tsx'
import { anyMessage } from '../../account/enter.ts'
import { refusedPage } from '../../account/refused-page.ts'
import { personalApi } from '../../api.ts'
import { ApiError, throwRouteError } from '../../api-error.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { paths } from '../../paths.ts'
import { readForm } from '../../read-form.ts'
import { ButtonLink } from '../../ui/button.tsx'
import type { Route } from './+types/page'
import { ResetFields } from './reset-fields.tsx'
import { setPassword } from './set-password.ts'

/** A link that no longer works says so before anybody invents a password for it. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const address = `/api/users/reset-password/${encodeURIComponent(params.token)}`
  try {
    await personalApi(context).get(address, anyMessage)
    return { isLive: true }
  } catch (error) {
    if (error instanceof ApiError && (error.status === 404 || error.status === 400)) return data({ isLive: false }, { status: 404 })
    return throwRouteError(error)
  }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const submission = parseWithZod(await readForm(request), { schema: PasswordReset, error: issueKey })
  const hidden = { hideFields: ['newPassword'] }
  if (submission.status !== 'success') return data({ result: submission.reply(hidden), refusal: null }, { status: 400 })
  const refusal = await setPassword(personalApi(context), params.token, submission.value.newPassword)
  if (!refusal) return redirect(paths.login(undefined, { reset: 1 }))
  return refusedPage({ result: submission.reply({ ...hidden, fieldErrors: refusal.fields }), refusal })
}

export default function ResetPasswordPage({ loaderData, actionData, params }: Route.ComponentProps) {
  const { t } = useTranslation('auth')
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
