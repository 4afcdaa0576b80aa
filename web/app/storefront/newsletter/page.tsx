import { data } from 'react-router'
import { NewsletterAnswer } from '../../../../contract/content.ts'
import { personalApi } from '../../api.ts'
import { ApiError } from '../../api-error.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { PageHead } from '../../page-head.tsx'
import { paths } from '../../paths.ts'
import { readForm } from '../../read-form.ts'
import { Link } from '../../ui/link.tsx'
import type { Route } from './+types/page'
import { SubscribeForm } from './subscribe-form.tsx'
import type { Posted } from './use-subscribe.ts'

export async function action({ context, request }: Route.ActionArgs) {
  const email = String((await readForm(request)).get('email') ?? '')
  try {
    const { message } = await personalApi(context).send('POST', '/api/newsletter', { email }, NewsletterAnswer)
    return { email, welcome: message } satisfies Posted
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const posted: Posted = { email, error: error.issueAt('email') ?? error.message }
    return data(posted, { status: error.status || 503 })
  }
}

/** Where the box at the foot of every page leads before any script. */
export default function NewsletterPage({ actionData }: Route.ComponentProps) {
  const { t } = useTranslation('content')
  return (
    <section className="page-width max-w-xl py-10 md:py-16">
      <PageHead title={t('newsletter.title')} description={t('newsletter.lead')} />
      <h1 className="stitched">{t('newsletter.title')}</h1>
      <p className="mt-4 mb-6 text-soft">{t('newsletter.lead')}</p>
      <SubscribeForm posted={actionData} fieldId="email" />
      <p className="mt-8">
        <Link to={paths.home()}>{t('newsletter.home')}</Link>
      </p>
    </section>
  )
}
