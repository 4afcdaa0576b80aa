import { data } from 'react-router'
import { NewsletterResponse } from '../../../../contract/content.ts'
import { personalApi } from '../../api/api.ts'
import { ApiError } from '../../api/api-error.ts'
import { readForm } from '../../api/read-form.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { paths } from '../../paths.ts'
import { PageHead } from '../../seo/page-head.tsx'
import { Link } from '../../ui/link.tsx'
import type { Route } from './+types/page'
import { SubscribeForm } from './subscribe-form.tsx'
import type { SubscribeActionResult } from './use-subscribe.ts'

export async function action({ context, request }: Route.ActionArgs) {
  const email = String((await readForm(request)).get('email') ?? '')
  try {
    const { message } = await personalApi(context).send('POST', '/api/newsletter', { email }, NewsletterResponse)
    return { email, welcome: message } satisfies SubscribeActionResult
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const posted: SubscribeActionResult = { email, error: error.issueAt('email') ?? error.message }
    return data(posted, { status: error.status || 503 })
  }
}

/** The target of the footer's newsletter form without scripts. */
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
