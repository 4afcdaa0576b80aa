import { parseWithZod } from '@conform-to/zod/v4'
import { data, redirect } from 'react-router'
import { validationKey } from '../../../../contract/language/validation-messages.ts'
import { OpenInvitation } from '../../../../contract/staff.ts'
import { personalApi } from '../../api/api.ts'
import { ApiError, throwRouteError } from '../../api/api-error.ts'
import { readForm } from '../../api/read-form.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { paths } from '../../paths.ts'
import { Alert } from '../../ui/alert.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { acceptInvitation } from '../auth-api.ts'
import { AuthSection } from '../auth-section.tsx'
import { authTexts } from '../auth-texts.ts'
import { refusalResponse } from '../refusal-response.ts'
import type { Route } from './+types/page'
import { AcceptFields } from './accept-fields.tsx'
import { JoinForm, NewMemberForm } from './invitation-form.ts'

/** The loader checks the link, so that a user does not choose a password for an expired one. */
export async function loader({ context, params }: Route.LoaderArgs) {
  try {
    const outcome = await personalApi(context).get(`/api/invitations/${encodeURIComponent(params.token)}`, OpenInvitation)
    return { invitation: outcome.data }
  } catch (error) {
    if (error instanceof ApiError && (error.status === 404 || error.status === 400)) return data({ invitation: null }, { status: 404 })
    return throwRouteError(error)
  }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const form = await readForm(request)
  const submission = parseWithZod(form, { schema: form.has('password') ? NewMemberForm : JoinForm, error: validationKey })
  const hidden = { hideFields: ['password'] }
  if (submission.status !== 'success') return data({ result: submission.reply(hidden), refusal: null }, { status: 400 })
  const { refusal } = await acceptInvitation(personalApi(context), params.token, submission.value)
  if (!refusal) return redirect(paths.adminHome())
  return refusalResponse({ result: submission.reply({ ...hidden, fieldErrors: refusal.fields }), refusal })
}

export default function InvitationPage({ loaderData, actionData, params }: Route.ComponentProps) {
  const { t } = useTranslation('auth', authTexts)
  const { invitation } = loaderData
  if (!invitation) {
    return (
      <AuthSection title={t('invitation.gone')} lead={t('invitation.goneText')}>
        <ButtonLink to={paths.home()}>{t('invitation.home')}</ButtonLink>
      </AuthSection>
    )
  }
  const { email, role, invitedBy, account } = invitation
  return (
    <AuthSection title={t('invitation.title')} lead={`${t(`invitation.${role}`, { by: invitedBy })} ${t('invitation.email', { email })}`}>
      {account === 'other' ? (
        <>
          <Alert tone="info" title={t('invitation.other')} className="mb-6" />
          <ButtonLink to={paths.login(paths.invitation(params.token), { email })} reloadDocument>
            {t('invitation.signIn')}
          </ButtonLink>
        </>
      ) : (
        <AcceptFields token={params.token} isNew={account === 'none'} result={actionData?.result} refusal={actionData?.refusal ?? null} />
      )}
    </AuthSection>
  )
}
