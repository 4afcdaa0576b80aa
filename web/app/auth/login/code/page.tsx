import { parseWithZod } from '@conform-to/zod/v4'
import { data, redirect, useSearchParams } from 'react-router'
import { validationKey } from '../../../../../contract/language/validation-messages.ts'
import { CodeForSignIn } from '../../../../../contract/two-factor.ts'
import { personalApi } from '../../../api/api.ts'
import { throwRouteError } from '../../../api/api-error.ts'
import { readForm } from '../../../api/read-form.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { paths, safeReturn } from '../../../paths.ts'
import { Link } from '../../../ui/link.tsx'
import { signInWithCode } from '../../auth-api.ts'
import { AuthSection } from '../../auth-section.tsx'
import { authTexts } from '../../auth-texts.ts'
import { readCurrentUser } from '../../read-current-user.ts'
import { refusalResponse } from '../../refusal-response.ts'
import type { Route } from './+types/page'
import { CodeFields } from './code-fields.tsx'

const nextOf = (request: Request) => safeReturn(new URL(request.url).searchParams.get('next'), paths.account())

/** The pending sign-in is in an HttpOnly cookie; the page is the same for everyone. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const me = await readCurrentUser(personalApi(context)).catch(throwRouteError)
  return me ? redirect(nextOf(request)) : null
}

export async function action({ context, request }: Route.ActionArgs) {
  const submission = parseWithZod(await readForm(request), { schema: CodeForSignIn, error: validationKey })
  const hidden = { hideFields: ['code'] }
  if (submission.status !== 'success') return data({ result: submission.reply(hidden), refusal: null }, { status: 400 })
  const { refusal } = await signInWithCode(personalApi(context), submission.value.code)
  if (!refusal) return redirect(nextOf(request))
  return refusalResponse({ result: submission.reply({ ...hidden, fieldErrors: refusal.fields }), refusal })
}

export default function LoginCodePage({ actionData }: Route.ComponentProps) {
  const { t } = useTranslation('auth', authTexts)
  const [search] = useSearchParams()
  const next = search.get('next') ?? undefined
  return (
    <AuthSection title={t('code.title')} lead={t('code.lead')}>
      <CodeFields result={actionData?.result} refusal={actionData?.refusal ?? null} next={safeReturn(next, paths.account())} />
      <p className="mt-6">
        <Link to={paths.login(next)} className="standalone-link">
          {t('code.back')}
        </Link>
      </p>
    </AuthSection>
  )
}
