import { parseWithZod } from '@conform-to/zod/v4'
import { useState } from 'react'
import { data, redirect, useSearchParams } from 'react-router'
import { validationKey } from '../../../../contract/language/validation-messages.ts'
import { personalApi } from '../../api/api.ts'
import { throwRouteError } from '../../api/api-error.ts'
import { readForm } from '../../api/read-form.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { paths, safeReturn } from '../../paths.ts'
import { Link } from '../../ui/link.tsx'
import { type AuthRefusal, register } from '../auth-api.ts'
import { AuthSection } from '../auth-section.tsx'
import { readGoogleConfig } from '../google/google-config.ts'
import { GoogleSignIn } from '../google/google-sign-in.tsx'
import { readCurrentUser } from '../read-current-user.ts'
import { refusalResponse } from '../refusal-response.ts'
import type { Route } from './+types/page'
import { RegisterFields } from './register-fields.tsx'
import { RegisterForm } from './register-form.ts'

const nextOf = (request: Request) => new URL(request.url).searchParams.get('next')
/** Users who came to register go on to verify the e-mail; others return to their page. */
const afterwards = (next: string | null) => safeReturn(next, paths.verifyEmail())

export async function loader({ context, request }: Route.LoaderArgs) {
  const api = personalApi(context)
  const [me, google] = await Promise.all([readCurrentUser(api), readGoogleConfig(api, request)]).catch(throwRouteError)
  return me ? redirect(safeReturn(nextOf(request), paths.account())) : { google }
}

export async function action({ context, request }: Route.ActionArgs) {
  const submission = parseWithZod(await readForm(request), { schema: RegisterForm, error: validationKey })
  if (submission.status !== 'success')
    return data({ result: submission.reply({ hideFields: ['password'] }), refusal: null }, { status: 400 })
  const { refusal } = await register(personalApi(context), submission.value)
  if (!refusal) return redirect(afterwards(nextOf(request)))
  return refusalResponse({ result: submission.reply({ hideFields: ['password'], fieldErrors: refusal.fields }), refusal })
}

export default function RegisterPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('account')
  const [search] = useSearchParams()
  const next = search.get('next')
  const [refusal, setRefusal] = useState<AuthRefusal | null>(actionData?.refusal ?? null)
  return (
    <AuthSection title={t('register.title')} lead={t('register.lead')}>
      <RegisterFields
        result={actionData?.result}
        next={next ?? undefined}
        leadsTo={afterwards(next)}
        refusal={refusal}
        setRefusal={setRefusal}
      />
      <GoogleSignIn config={loaderData.google} next={safeReturn(next, paths.account())} />
      <p className="mt-6">
        {t('register.hasAccount')} <Link to={paths.login(next ?? undefined)}>{t('register.login')}</Link>
      </p>
    </AuthSection>
  )
}
