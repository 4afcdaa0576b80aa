import { redirect } from 'react-router'
import { Message } from '../../../../contract/accounts.ts'
import { personalApi } from '../../api/api.ts'
import { throwRouteError } from '../../api/api-error.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { paths } from '../../paths.ts'
import { PageHead } from '../../seo/page-head.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { LogoutForm } from '../logout-form.tsx'
import type { Route } from './+types/page'

export async function action({ context }: Route.ActionArgs) {
  await personalApi(context).send('POST', '/api/users/logout', {}, Message).catch(throwRouteError)
  return redirect(paths.home())
}

/**
 * Signing out requires a POST, so that a link somewhere cannot do it. A full page load follows, so that no personal data stays
 * in memory.
 */
export default function LogoutPage() {
  const { t } = useTranslation('account')
  return (
    <section className="page-width max-w-xl py-16 text-center">
      <PageHead title={t('logout.title')} hidden />
      <h1>{t('logout.question')}</h1>
      <p className="mt-3 text-soft">{t('logout.text')}</p>
      <LogoutForm className="mt-8 flex flex-wrap justify-center gap-3">
        <Button type="submit">{t('logout.button')}</Button>
        <ButtonLink to={paths.home()} look="secondary">
          {t('logout.stay')}
        </ButtonLink>
      </LogoutForm>
    </section>
  )
}
