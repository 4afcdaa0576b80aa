import { parseWithZod } from '@conform-to/zod/v4'
import { data } from 'react-router'
import { issueKey } from '../../../../contract/issues.ts'
import { personalApi } from '../../api.ts'
import { PageHead } from '../../page-head.tsx'
import { readForm } from '../../read-form.ts'
import { useAccountTexts } from '../account-texts.ts'
import { changeOwn } from '../change-own.ts'
import { Outcome } from '../outcome.tsx'
import { useOwnAccount } from '../own-account.ts'
import { refusedPage } from '../refused-page.ts'
import type { Route } from './+types/page'
import { DetailsFields } from './details-fields.tsx'
import { DetailsForm, profileFrom } from './details-form.ts'

export async function action({ context, request }: Route.ActionArgs) {
  const submission = parseWithZod(await readForm(request), { schema: DetailsForm, error: issueKey })
  if (submission.status !== 'success') return data({ result: submission.reply(), changed: null }, { status: 400 })
  const changed = await changeOwn(personalApi(context), 'PATCH', 'update-profile', profileFrom(submission.value))
  if (!changed.refusal) return { result: undefined, changed }
  const { refusal } = changed
  return refusedPage({ result: submission.reply({ fieldErrors: refusal.fields }), changed, refusal })
}

export default function DetailsPage({ actionData }: Route.ComponentProps) {
  const { t } = useAccountTexts()
  const me = useOwnAccount()
  return (
    <>
      <PageHead title={t('details.title')} hidden />
      <h1 tabIndex={-1} className="stitched">
        {t('details.title')}
      </h1>
      <p className="mt-4 mb-6 text-soft">{t('details.lead')}</p>
      {actionData?.changed?.refusal === null && <Outcome answer={actionData.changed} failed={t('details.failed')} />}
      <DetailsFields me={me} result={actionData?.result} answer={actionData?.changed ?? null} />
    </>
  )
}
