import { parseWithZod } from '@conform-to/zod/v4'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { data, Link, redirect, useSearchParams } from 'react-router'
import type { z } from 'zod'
import { issueKey } from '../../../../contract/issues.ts'
import { type Refusal, register } from '../../account/enter.ts'
import { PasswordField } from '../../account/password-field.tsx'
import { readMe } from '../../account/read-me.ts'
import { useEntrance } from '../../account/use-entrance.ts'
import { personalApi } from '../../api.ts'
import { throwRouteError } from '../../api-error.ts'
import { browserApi } from '../../browser-api.ts'
import { PageHead } from '../../page-head.tsx'
import { paths, safeReturn } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useCheckedForm } from '../../ui/use-checked-form.ts'
import { Consent } from '../consent.tsx'
import type { Route } from './+types/page'
import { RegisterForm } from './register-form.ts'
import { RegisterRefusal } from './register-refusal.tsx'

const nextOf = (request: Request) => safeReturn(new URL(request.url).searchParams.get('next'))

export async function loader({ context, request }: Route.LoaderArgs) {
  const me = await readMe(personalApi(context)).catch(throwRouteError)
  return me ? redirect(nextOf(request)) : null
}

export async function action({ context, request }: Route.ActionArgs) {
  const submission = parseWithZod(await request.formData(), { schema: RegisterForm, error: issueKey })
  if (submission.status !== 'success')
    return data({ result: submission.reply({ hideFields: ['password'] }), refusal: null }, { status: 400 })
  const { refusal } = await register(personalApi(context), submission.value)
  if (!refusal) return redirect(nextOf(request))
  return data({ result: submission.reply({ hideFields: ['password'], fieldErrors: refusal.fields }), refusal }, { status: 400 })
}

export default function RegisterPage({ actionData }: Route.ComponentProps) {
  const { t } = useTranslation('account')
  const [search] = useSearchParams()
  const next = search.get('next') ?? undefined
  const enter = useEntrance(safeReturn(next))
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<Refusal | null>(actionData?.refusal ?? null)
  const [email, setEmail] = useState(String(actionData?.result.initialValue?.email ?? ''))
  const form = useCheckedForm({
    schema: RegisterForm,
    labels: { fullName: t('register.fullName'), email: t('register.email'), password: t('password.label') },
    result: actionData?.result,
    onValid: (value) => void send(value),
  })

  async function send(value: z.output<typeof RegisterForm>): Promise<void> {
    setBusy(true)
    setRefusal(null)
    setEmail(value.email)
    const answer = await register(browserApi(), value)
    if (answer.user) return enter(answer)
    setBusy(false)
    setRefusal(answer.refusal)
  }

  return (
    <section className="page-width max-w-lg py-10 md:py-16">
      <PageHead title={t('register.title')} hidden />
      <h1 className="stitched">{t('register.title')}</h1>
      <p className="mt-4 mb-6 text-soft">{t('register.lead')}</p>
      <ErrorSummary title={t('errors', { count: form.troubles.length })} troubles={form.troubles} tries={form.tries} />
      {refusal && <RegisterRefusal refusal={refusal} email={email} next={next} />}
      <form method="post" className="grid gap-5" {...form.props}>
        <TextField {...form.wire('fullName')} need="required" autoComplete="name" />
        <TextField {...form.wire('email')} need="required" type="email" autoComplete="username" inputMode="email" spellCheck={false} />
        <PasswordField {...form.wire('password')} need="required" autoComplete="new-password" hint={t('password.rule')} />
        <Consent to="account" />
        <Button type="submit" busy={isBusy}>
          {t('register.button')}
        </Button>
      </form>
      <p className="mt-6">
        {t('register.hasAccount')} <Link to={paths.login(next)}>{t('register.login')}</Link>
      </p>
    </section>
  )
}
