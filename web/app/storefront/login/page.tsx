import '../../account/auth-texts.ts'
import { parseWithZod } from '@conform-to/zod/v4'
import { useState } from 'react'
import { data, redirect, useSearchParams } from 'react-router'
import { issueKey } from '../../../../contract/issues.ts'
import { AuthSection } from '../../account/auth-section.tsx'
import { type Refusal, signIn } from '../../account/enter.ts'
import { GoogleEntrance } from '../../account/google-entrance.tsx'
import { readGoogleWay } from '../../account/read-google-way.ts'
import { readMe } from '../../account/read-me.ts'
import { refusedPage } from '../../account/refused-page.ts'
import { personalApi } from '../../api.ts'
import { throwRouteError } from '../../api-error.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { paths, safeReturn } from '../../paths.ts'
import { readForm } from '../../read-form.ts'
import { Alert } from '../../ui/alert.tsx'
import { Link } from '../../ui/link.tsx'
import { Consent } from '../consent.tsx'
import type { Route } from './+types/page'
import { LoginFields } from './login-fields.tsx'
import { LoginForm } from './login-form.ts'

const nextOf = (request: Request) => safeReturn(new URL(request.url).searchParams.get('next'), paths.account())

export async function loader({ context, request }: Route.LoaderArgs) {
  const api = personalApi(context)
  const [me, google] = await Promise.all([readMe(api), readGoogleWay(api, request)]).catch(throwRouteError)
  return me ? redirect(nextOf(request)) : { google }
}

export async function action({ context, request }: Route.ActionArgs) {
  const submission = parseWithZod(await readForm(request), { schema: LoginForm, error: issueKey })
  if (submission.status !== 'success')
    return data({ result: submission.reply({ hideFields: ['password'] }), refusal: null }, { status: 400 })
  const { user, refusal } = await signIn(personalApi(context), submission.value)
  if (user) return redirect(nextOf(request))
  if (!refusal) return redirect(paths.loginCode(nextOf(request)))
  return refusedPage({ result: submission.reply({ hideFields: ['password'], fieldErrors: refusal.fields }), refusal })
}

export default function LoginPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation(['account', 'auth'])
  const [search] = useSearchParams()
  const back = search.get('next') ?? undefined
  const next = safeReturn(back, paths.account())
  const [refusal, setRefusal] = useState<Refusal | null>(actionData?.refusal ?? null)
  const news = search.has('reset') ? t('auth:reset.done') : search.has('erased') ? t('auth:data.erased') : null
  return (
    <AuthSection title={t('login.title')} lead={t('login.lead')}>
      {news && !refusal && <Alert tone="success" role="status" title={news} className="mb-6" />}
      <LoginFields
        result={actionData?.result}
        email={search.get('email') ?? ''}
        next={next}
        back={back}
        refusal={refusal}
        setRefusal={setRefusal}
      />
      <GoogleEntrance way={loaderData.google} next={next}>
        <Consent to="google" />
      </GoogleEntrance>
      <p className="mt-6">
        {t('login.noAccount')} <Link to={paths.register(back)}>{t('login.register')}</Link>
      </p>
    </AuthSection>
  )
}
