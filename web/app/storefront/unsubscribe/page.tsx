import '../content-texts.ts'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { data, Form, useNavigation } from 'react-router'
import { NewsletterAnswer } from '../../../../contract/content.ts'
import { personalApi } from '../../api.ts'
import { ApiError } from '../../api-error.ts'
import { PageHead } from '../../page-head.tsx'
import { paths } from '../../paths.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import type { Route } from './+types/page'

export async function action({ context, params: { token } }: Route.ActionArgs) {
  try {
    await personalApi(context).send('POST', '/api/newsletter/unsubscribe', { token }, NewsletterAnswer)
    return { end: 'done' as const, message: '' }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const { status, message } = error
    if (status === 404 || status === 400) return data({ end: 'unknown' as const, message }, { status: 404 })
    return data({ end: 'failed' as const, message }, { status: status || 503 })
  }
}

/** Leaving is a press, never a visit: mail programs look at links before people do. */
export default function UnsubscribePage({ actionData }: Route.ComponentProps) {
  const { t } = useTranslation('content')
  const isBusy = useNavigation().state !== 'idle'
  const end = actionData?.end
  if (end === 'done' || end === 'unknown') return <Ended end={end} />
  return (
    <section className="page-width max-w-xl py-16 text-center">
      <PageHead title={t('unsubscribe.title')} hidden />
      <h1>{t('unsubscribe.question')}</h1>
      <p className="mt-3 text-soft">{t('unsubscribe.text')}</p>
      {end === 'failed' && (
        <Alert title={t('unsubscribe.failed')} className="mt-6 text-left">
          <p>{actionData?.message}</p>
        </Alert>
      )}
      <Form method="post" replace className="mt-8 flex flex-wrap justify-center gap-3">
        <Button type="submit" busy={isBusy}>
          {t('unsubscribe.button')}
        </Button>
        <ButtonLink to={paths.home()} look="secondary">
          {t('unsubscribe.stay')}
        </ButtonLink>
      </Form>
    </section>
  )
}

function Ended({ end }: { end: 'done' | 'unknown' }) {
  const { t } = useTranslation('content')
  const headline = useRef<HTMLHeadingElement>(null)
  useEffect(() => headline.current?.focus(), [])
  const isDone = end === 'done'
  return (
    <section className="page-width max-w-xl py-16 text-center">
      <PageHead title={t(isDone ? 'unsubscribe.done' : 'unsubscribe.unknown')} hidden />
      <h1 ref={headline} tabIndex={-1}>
        {t(isDone ? 'unsubscribe.done' : 'unsubscribe.unknown')}
      </h1>
      <p className="mt-3 mb-8 text-soft">{t(isDone ? 'unsubscribe.doneText' : 'unsubscribe.unknownText')}</p>
      {isDone ? (
        <ButtonLink to={paths.home()}>{t('newsletter.home')}</ButtonLink>
      ) : (
        <ButtonLink to={paths.contact()}>{t('about.contact')}</ButtonLink>
      )}
    </section>
  )
}
