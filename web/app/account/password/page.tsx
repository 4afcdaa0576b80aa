import { parseWithZod } from '@conform-to/zod/v4'
import { useState } from 'react'
import { data } from 'react-router'
import { PasswordChange, SignInWays } from '../../../../contract/accounts.ts'
import { validationKey } from '../../../../contract/language/validation-messages.ts'
import { OpenSessionList } from '../../../../contract/two-factor.ts'
import { type Api, personalApi } from '../../api/api.ts'
import { throwRouteError } from '../../api/api-error.ts'
import { readForm } from '../../api/read-form.ts'
import { refusalResponse } from '../../auth/refusal-response.ts'
import { PageHead } from '../../seo/page-head.tsx'
import { type MutationResult, mutateAccount } from '../account-mutation.ts'
import { useAccountTexts } from '../account-texts.ts'
import { MutationResultAlert } from '../mutation-result.tsx'
import { getUser, useAccountUser } from '../require-user.ts'
import type { Route } from './+types/page'
import { FirstPassword } from './first-password.tsx'
import { NoPassword } from './no-password.tsx'
import { OpenSessions } from './open-sessions.tsx'
import { PasswordFields } from './password-fields.tsx'

export async function loader({ context, url }: Route.LoaderArgs) {
  const api = personalApi(context)
  const [ways, sessions] = await Promise.all([
    api.get('/api/users/sign-in-ways', SignInWays),
    api.get('/api/users/sessions', OpenSessionList),
  ]).catch(throwRouteError)
  return { hasPassword: ways.data.own?.password ?? true, sessions: sessions.data, isFirst: url.searchParams.has('first') }
}

const none = { result: undefined, changed: null, ended: null }

/** Signs one device out; a password entered with it counts first. */
async function endSession(api: Api, form: FormData) {
  const id = String(form.get('session') ?? '')
  const password = form.get('password')
  const proof = password === null ? null : await mutateAccount(api, 'POST', 'confirm-password', { password })
  const result = proof?.refusal ? proof : await mutateAccount(api, 'DELETE', `sessions/${encodeURIComponent(id)}`, undefined)
  const ended = { ...none, ended: { id, result } }
  return result.refusal ? refusalResponse({ ...ended, refusal: result.refusal }) : { ...ended, refusal: null }
}

export async function action({ context, request }: Route.ActionArgs) {
  const api = personalApi(context)
  const form = await readForm(request)
  if (form.get('intent') === 'end-session') return endSession(api, form)
  if (form.get('intent') === 'link') {
    const changed = await mutateAccount(api, 'POST', 'forgot-password', { email: getUser(context).email })
    return { ...none, changed }
  }
  const hidden = { hideFields: ['currentPassword', 'newPassword'] }
  const submission = parseWithZod(form, { schema: PasswordChange, error: validationKey })
  if (submission.status !== 'success') return data({ ...none, result: submission.reply(hidden) }, { status: 400 })
  const changed = await mutateAccount(api, 'PATCH', 'update-password', submission.value)
  if (!changed.refusal) return { ...none, changed }
  const { refusal } = changed
  return refusalResponse({ ...none, result: submission.reply({ ...hidden, fieldErrors: refusal.fields }), changed, refusal })
}

export default function PasswordPage({ loaderData: { hasPassword, sessions, isFirst }, actionData }: Route.ComponentProps) {
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
      {isFirst && <FirstPassword isChanged={(changed ?? posted)?.refusal === null} />}
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
      <OpenSessions sessions={sessions} asked={actionData?.ended?.id ?? null} result={actionData?.ended?.result ?? null} />
    </>
  )
}
