import { parseWithZod } from '@conform-to/zod/v4'
import { data } from 'react-router'
import { validationKey } from '../../../../contract/language/validation-messages.ts'
import { personalApi } from '../../api/api.ts'
import { readForm } from '../../api/read-form.ts'
import { refusalResponse } from '../../auth/refusal-response.ts'
import { PageHead } from '../../seo/page-head.tsx'
import { mutateAccount } from '../account-mutation.ts'
import { useAccountTexts } from '../account-texts.ts'
import { MutationResultAlert } from '../mutation-result.tsx'
import { useAccountUser } from '../require-user.ts'
import type { Route } from './+types/page'
import { DetailsFields } from './details-fields.tsx'
import { DetailsForm, toProfile } from './details-form.ts'

export async function action({ context, request }: Route.ActionArgs) {
  const submission = parseWithZod(await readForm(request), { schema: DetailsForm, error: validationKey })
  if (submission.status !== 'success') return data({ result: submission.reply(), changed: null }, { status: 400 })
  const changed = await mutateAccount(personalApi(context), 'PATCH', 'update-profile', toProfile(submission.value))
  if (!changed.refusal) return { result: undefined, changed }
  const { refusal } = changed
  return refusalResponse({ result: submission.reply({ fieldErrors: refusal.fields }), changed, refusal })
}

export default function DetailsPage({ actionData }: Route.ComponentProps) {
  const { t } = useAccountTexts()
  const me = useAccountUser()
  return (
    <>
      <PageHead title={t('details.title')} hidden />
      <h1 tabIndex={-1} className="stitched">
        {t('details.title')}
      </h1>
      <p className="mt-4 mb-6 text-soft">{t('details.lead')}</p>
      {actionData?.changed?.refusal === null && <MutationResultAlert result={actionData.changed} failed={t('details.failed')} />}
      <DetailsFields me={me} result={actionData?.result} actionResult={actionData?.changed ?? null} />
    </>
  )
}
