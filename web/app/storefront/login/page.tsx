import { parseWithZod } from '@conform-to/zod/v4'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { data, Link, redirect, useSearchParams } from 'react-router'
import { issueKey } from '../../../../contract/issues.ts'
import { type Refusal, signIn } from '../../account/enter.ts'
import { PasswordField } from '../../account/password-field.tsx'
import { readMe } from '../../account/read-me.ts'
import { retryAfterText } from '../../account/retry-after.ts'
import { useEntrance } from '../../account/use-entrance.ts'
import { personalApi } from '../../api.ts'
import { throwRouteError } from '../../api-error.ts'
import { browserApi } from '../../browser-api.ts'
import { PageHead } from '../../page-head.tsx'
import { paths, safeReturn } from '../../paths.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useCheckedForm } from '../../ui/use-checked-form.ts'
import type { Route } from './+types/page'
import { LoginForm } from './login-form.ts'

const nextOf = (request: Request) => safeReturn(new URL(request.url).searchParams.get('next'))

export async function loader({ context, request }: Route.LoaderArgs) {
  const me = await readMe(personalApi(context)).catch(throwRouteError)
  return me ? redirect(nextOf(request)) : null
}

export async function action({ context, request }: Route.ActionArgs) {
  const submission = parseWithZod(await request.formData(), { schema: LoginForm, error: issueKey })
  if (submission.status !== 'success')
    return data({ result: submission.reply({ hideFields: ['password'] }), refusal: null }, { status: 400 })
  const { refusal } = await signIn(personalApi(context), submission.value)
  if (!refusal) return redirect(nextOf(request))
  return data({ result: submission.reply({ hideFields: ['password'], fieldErrors: refusal.fields }), refusal }, { status: 401 })
}

export default function LoginPage({ actionData }: Route.ComponentProps) {
  const { t } = useTranslation(['account', 'common'])
  const [search] = useSearchParams()
  const next = safeReturn(search.get('next'))
  const enter = useEntrance(next)
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<Refusal | null>(actionData?.refusal ?? null)
  const form = useCheckedForm({
    schema: LoginForm,
    labels: { name: t('login.name'), password: t('password.label') },
    result: actionData?.result,
    defaults: { name: search.get('email') ?? '' },
    onValid: (value) => void send(value),
  })

  async function send(value: { name: string; password: string }): Promise<void> {
    setBusy(true)
    setRefusal(null)
    const answer = await signIn(browserApi(), value)
    if (answer.user) return enter(answer)
    setBusy(false)
    setRefusal(answer.refusal)
    clearPassword(form.wire('password').id)
  }

  return (
    <section className="page-width max-w-lg py-10 md:py-16">
      <PageHead title={t('login.title')} hidden />
      <h1 className="stitched">{t('login.title')}</h1>
      <p className="mt-4 mb-6 text-soft">{t('login.lead')}</p>
      <ErrorSummary title={t('errors', { count: form.troubles.length })} troubles={form.troubles} tries={form.tries} />
      {refusal && <RefusalAlert title={t('login.failed')} refusal={refusal} />}
      <form method="post" className="grid gap-5" {...form.props}>
        <TextField
          {...form.wire('name')}
          need="required"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          inputMode="email"
        />
        <PasswordField {...form.wire('password')} need="required" autoComplete="current-password" />
        <Button type="submit" busy={isBusy}>
          {t('login.button')}
        </Button>
      </form>
      <p className="mt-6">
        {t('login.noAccount')} <Link to={paths.register(search.get('next') ?? undefined)}>{t('login.register')}</Link>
      </p>
    </section>
  )
}

function clearPassword(id: string): void {
  const field = document.getElementById(id)
  if (field instanceof HTMLInputElement) field.value = ''
}

function RefusalAlert({ title, refusal }: { title: string; refusal: Refusal }) {
  const { t } = useTranslation('account')
  return (
    <Alert title={title} className="mb-6">
      <p>
        {refusal.message} {retryAfterText(refusal.retryAfter, t)}
      </p>
    </Alert>
  )
}
