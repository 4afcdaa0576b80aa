import { parseWithZod } from '@conform-to/zod/v4'
import { useState } from 'react'
import { data, useSearchParams } from 'react-router'
import { ForgottenPassword } from '../../../../contract/accounts.ts'
import { validationKey } from '../../../../contract/language/validation-messages.ts'
import { personalApi } from '../../api/api.ts'
import { readForm } from '../../api/read-form.ts'
import { useSiteSettings } from '../../api/site-settings.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { paths } from '../../paths.ts'
import { Link } from '../../ui/link.tsx'
import { AuthSection } from '../auth-section.tsx'
import { authTexts } from '../auth-texts.ts'
import { refusalResponse } from '../refusal-response.ts'
import type { Route } from './+types/page'
import { ForgotFields } from './forgot-fields.tsx'
import { ForgotSent } from './forgot-sent.tsx'
import { ForgotWithoutMail } from './forgot-without-mail.tsx'
import { requestReset } from './request-reset.ts'

export async function action({ context, request }: Route.ActionArgs) {
  const submission = parseWithZod(await readForm(request), { schema: ForgottenPassword, error: validationKey })
  if (submission.status !== 'success') return data({ result: submission.reply(), refusal: null, sentTo: null }, { status: 400 })
  const { email } = submission.value
  const refusal = await requestReset(personalApi(context), email)
  if (refusal) return refusalResponse({ result: submission.reply(), refusal, sentTo: null })
  return { result: submission.reply(), refusal: null, sentTo: email }
}

/** The response is the same with or without an account, so that it does not reveal customers. */
export default function ForgotPasswordPage({ actionData }: Route.ComponentProps) {
  const { t } = useTranslation('auth', authTexts)
  const { isMailOn } = useSiteSettings()
  const [search] = useSearchParams()
  const back = search.get('next') ?? undefined
  const [sentTo, setSentTo] = useState(actionData?.sentTo ?? null)
  const [typed, setTyped] = useState(search.get('email') ?? '')
  if (sentTo && isMailOn) {
    return (
      <AuthSection title={t('forgot.sent')}>
        <ForgotSent email={sentTo} back={back} onOther={() => setSentTo(null)} />
      </AuthSection>
    )
  }
  if (!isMailOn) return <ForgotWithoutMail back={back} />
  return (
    <AuthSection title={t('forgot.title')} lead={t('forgot.lead')}>
      <ForgotFields
        result={actionData?.result}
        refusal={actionData?.refusal ?? null}
        email={typed}
        onSent={(email) => {
          setTyped(email)
          setSentTo(email)
        }}
      />
      <p className="mt-6">
        <Link to={paths.login(back)} className="standalone-link">
          {t('forgot.back')}
        </Link>
      </p>
    </AuthSection>
  )
}
