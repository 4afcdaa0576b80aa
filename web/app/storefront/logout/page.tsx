import { useTranslation } from 'react-i18next'
import { Form, redirect } from 'react-router'
import { Message } from '../../../../contract/accounts.ts'
import { personalApi } from '../../api.ts'
import { throwRouteError } from '../../api-error.ts'
import { PageHead } from '../../page-head.tsx'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import type { Route } from './+types/page'

export async function action({ context }: Route.ActionArgs) {
  await personalApi(context).send('POST', '/api/users/logout', {}, Message).catch(throwRouteError)
  return redirect(paths.home())
}

export default function LogoutPage() {
  const { t } = useTranslation('account')
  return (
    <section className="page-width max-w-xl py-16 text-center">
      <PageHead title={t('logout.title')} hidden />
      <h1>{t('logout.question')}</h1>
      <Form method="post" reloadDocument className="mt-8">
        <Button type="submit">{t('logout.button')}</Button>
      </Form>
    </section>
  )
}
