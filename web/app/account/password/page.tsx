import { parseWithZod } from '@conform-to/zod/v4'
import { useState } from 'react'
import { data } from 'react-router'
import { PasswordChange, SignInWays } from '../../../../contract/accounts.ts'
import { validationKey } from '../../../../contract/validation-messages.ts'
import { personalApi } from '../../api/api.ts'
import { throwRouteError } from '../../api/api-error.ts'
import { readForm } from '../../api/read-form.ts'
import { refusalResponse } from '../../auth/refusal-response.ts'
import { PageHead } from '../../seo/page-head.tsx'
import { type MutationResult, mutateAccount } from '../account-mutation.ts'
import { useAccountTexts } from '../account-texts.ts'
import { MutationResultAlert } from '../mutation-result.tsx'
import { getUser, useAccountUser } from '../require-user.ts'
import type { Route } from './+types/page'
import { NoPassword } from './no-password.tsx'
import { PasswordFields } from './password-fields.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const { own } = (await personalApi(context).get('/api/users/sign-in-ways', SignInWays).catch(throwRouteError)).data
  return { hasPassword: own?.password ?? true }
}

export async function action({ context, request }: Route.ActionArgs) {
  const api = personalApi(context)
  const form = await readForm(request)
  if (form.get('intent') === 'link') {
    const changed = await mutateAccount(api, 'POST', 'forgot-password', { email: getUser(context).email })
    return { result: undefined, changed }
  }
  const hidden = { hideFields: ['currentPassword', 'newPassword'] }
  const submission = parseWithZod(form, { schema: PasswordChange, error: validationKey })
  if (submission.status !== 'success') return data({ result: submission.reply(hidden), changed: null }, { status: 400 })
  const changed = await mutateAccount(api, 'PATCH', 'update-password', submission.value)
  if (!changed.refusal) return { result: undefined, changed }
  const { refusal } = changed
  return refusalResponse({ result: submission.reply({ ...hidden, fieldErrors: refusal.fields }), changed, refusal })
}

export default function PasswordPage({ loaderData: { hasPassword }, actionData }: Route.ComponentProps) {
  const { t } = useAccountTexts()
  const { email } = useAccountUser()
  const [{ changed, times }, setDone] = useState<{ changed: MutationResult | null; times: number }>({ changed: null, times: 0 })
  const posted = actionData?.changed ?? null
  // A refusal is shown beside its field, and a sent link beside its button, so neither is repeated here.
  const result = changed ?? (Boolean(posted?.refusal) === hasPassword ? null : posted)
  return (
    <>
      <PageHead title={t('password.title')} hidden />
      <h1 tabIndex={-1} className="stitched">
        {t('password.title')}
      </h1>
      <p className="mt-4 mb-6 text-soft">{hasPassword ? t('password.lead') : null}</p>
      <MutationResultAlert result={result} failed={t('password.failed')} />
      {hasPassword ? (
        // After success the key changes, so that the typed passwords are cleared.
        <PasswordFields
          key={times}
          email={email}
          result={actionData?.result}
          actionResult={posted}
          onChanged={(done) => setDone({ changed: done, times: times + 1 })}
        />
      ) : (
        <NoPassword email={email} isSent={posted?.refusal === null} />
      )}
    </>
  )
}
