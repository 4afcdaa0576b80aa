import { parseWithZod } from '@conform-to/zod/v4'
import { useState } from 'react'
import { data, redirect, useSearchParams } from 'react-router'
import { validationKey } from '../../../../contract/language/validation-messages.ts'
import { personalApi } from '../../api/api.ts'
import { throwRouteError } from '../../api/api-error.ts'
import { readForm } from '../../api/read-form.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { paths, safeReturn } from '../../paths.ts'
import { Alert } from '../../ui/alert.tsx'
import { Link } from '../../ui/link.tsx'
import { type AuthRefusal, signIn } from '../auth-api.ts'
import { AuthSection } from '../auth-section.tsx'
import { authTexts } from '../auth-texts.ts'
import { Consent } from '../consent.tsx'
import { readGoogleConfig } from '../google/google-config.ts'
import { GoogleSignIn } from '../google/google-sign-in.tsx'
import { readVisitor } from '../read-current-user.ts'
import { refusalResponse } from '../refusal-response.ts'
import type { Route } from './+types/page'
import { LoginFields } from './login-fields.tsx'
import { LoginForm } from './login-form.ts'

const nextOf = (request: Request) => safeReturn(new URL(request.url).searchParams.get('next'), paths.account())

export async function loader({ context, request }: Route.LoaderArgs) {
  const api = personalApi(context)
  const [me, google] = await Promise.all([readVisitor(api), readGoogleConfig(api, request)]).catch(throwRouteError)
  return me.user ? redirect(nextOf(request)) : { google, hasEnded: me.hasEnded }
}

export async function action({ context, request }: Route.ActionArgs) {
  const submission = parseWithZod(await readForm(request), { schema: LoginForm, error: validationKey })
  if (submission.status !== 'success')
    return data({ result: submission.reply({ hideFields: ['password'] }), refusal: null }, { status: 400 })
  const { user, refusal } = await signIn(personalApi(context), submission.value)
  if (user) return redirect(nextOf(request))
  if (!refusal) return redirect(paths.loginCode(nextOf(request)))
  return refusalResponse({ result: submission.reply({ hideFields: ['password'], fieldErrors: refusal.fields }), refusal })
}

export default function LoginPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation(['account', 'auth'], authTexts)
  const [search] = useSearchParams()
  const back = search.get('next') ?? undefined
  const next = safeReturn(back, paths.account())
  const [refusal, setRefusal] = useState<AuthRefusal | null>(actionData?.refusal ?? null)
  const news = search.has('reset') ? t('auth:reset.done') : search.has('erased') ? t('auth:data.erased') : null
  return (
    <AuthSection title={t('login.title')} lead={t('login.lead')}>
      {news && !refusal && <Alert tone="success" role="status" title={news} className="mb-6" />}
      {loaderData.hasEnded && !news && !refusal && (
        <Alert tone="info" role="status" title={t('auth:ended.title')} className="mb-6">
          <p>{t('auth:ended.text')}</p>
        </Alert>
      )}
      <LoginFields
        result={actionData?.result}
        email={search.get('email') ?? ''}
        next={next}
        back={back}
        refusal={refusal}
        setRefusal={setRefusal}
      />
      <GoogleSignIn config={loaderData.google} next={next}>
        <Consent to="google" />
      </GoogleSignIn>
      <p className="mt-6">
        {t('login.noAccount')} <Link to={paths.register(back)}>{t('login.register')}</Link>
      </p>
    </AuthSection>
  )
}
