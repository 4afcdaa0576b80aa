import { parseWithZod } from '@conform-to/zod/v4'
import Download from 'lucide-react/icons/download'
import { data, redirect } from 'react-router'
import { AccountErasure, SignInWays } from '../../../../contract/accounts.ts'
import { validationKey } from '../../../../contract/language/validation-messages.ts'
import { personalApi } from '../../api/api.ts'
import { throwRouteError } from '../../api/api-error.ts'
import { readForm } from '../../api/read-form.ts'
import { authTexts } from '../../auth/auth-texts.ts'
import { refusalResponse } from '../../auth/refusal-response.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { paths } from '../../paths.ts'
import { PageHead } from '../../seo/page-head.tsx'
import { mutateAccount } from '../account-mutation.ts'
import { useAccountUser } from '../require-user.ts'
import type { Route } from './+types/page'
import { EraseFields } from './erase-fields.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const { own } = (await personalApi(context).get('/api/users/sign-in-ways', SignInWays).catch(throwRouteError)).data
  return { hasPassword: own?.password ?? true }
}

export async function action({ context, request }: Route.ActionArgs) {
  const submission = parseWithZod(await readForm(request), { schema: AccountErasure, error: validationKey })
  const hidden = { hideFields: ['password'] }
  if (submission.status !== 'success') return data({ result: submission.reply(hidden), refusal: null }, { status: 400 })
  const { refusal } = await mutateAccount(personalApi(context), 'DELETE', 'me', submission.value)
  if (!refusal) return redirect(paths.login(undefined, { erased: 1 }))
  return refusalResponse({ result: submission.reply({ ...hidden, fieldErrors: refusal.fields }), refusal })
}

/** The rights of data protection law: export the data, erase the account. */
export default function DataPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('auth', authTexts)
  const { email } = useAccountUser()
  return (
    <>
      <PageHead title={t('data.title')} hidden />
      <h1 tabIndex={-1} className="stitched">
        {t('data.title')}
      </h1>
      <p className="mt-4 max-w-prose text-soft">{t('data.lead')}</p>
      <section className="card mt-8 p-6" aria-labelledby="export">
        <h2 id="export" className="text-xl">
          {t('data.exportTitle')}
        </h2>
        <p className="mt-2 mb-4 max-w-prose">{t('data.exportText')}</p>
        <a href="/api/users/me/export" download className="button button-secondary">
          <span className="button-label">
            <Download aria-hidden size={18} /> {t('data.exportButton')}
          </span>
        </a>
      </section>
      <section className="card mt-6 p-6" aria-labelledby="erase">
        <h2 id="erase" className="text-xl">
          {t('data.eraseTitle')}
        </h2>
        <p className="mt-2 max-w-prose">{t('data.eraseText')}</p>
        <p className="mt-2 mb-5 max-w-prose">{t('data.eraseOrders')}</p>
        <EraseFields email={email} {...loaderData} actionResult={actionData} />
      </section>
    </>
  )
}
