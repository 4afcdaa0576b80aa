import '../content-texts.ts'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { data, Form, useNavigation } from 'react-router'
import { AlertAnswer } from '../../../../contract/alerts.ts'
import { personalApi } from '../../api.ts'
import { ApiError } from '../../api-error.ts'
import { PageHead } from '../../page-head.tsx'
import { paths } from '../../paths.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import type { Route } from './+types/page'

export async function action({ context, params: { token } }: Route.ActionArgs) {
  try {
    await personalApi(context).send('POST', '/api/alerts/end', { token }, AlertAnswer)
    return { end: 'done' as const, message: '' }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const { status, message } = error
    // Who got their mail is off the list already: they asked for nothing else.
    if (status === 404 || status === 400) return { end: 'none' as const, message }
    return data({ end: 'failed' as const, message }, { status: status || 503 })
  }
}

/** Leaving is a press, never a visit: mail programs look at links before people do. */
export default function UnsubscribeAlertsPage({ actionData }: Route.ComponentProps) {
  const { t } = useTranslation('content')
  const isBusy = useNavigation().state !== 'idle'
  const end = actionData?.end
  if (end === 'done' || end === 'none') return <Ended end={end} />
  return (
    <section className="page-width max-w-xl py-16 text-center">
      <PageHead title={t('alertsEnd.title')} hidden />
      <h1>{t('alertsEnd.question')}</h1>
      <p className="mt-3 text-soft">{t('alertsEnd.text')}</p>
      {end === 'failed' && (
        <Alert title={t('unsubscribe.failed')} className="mt-6 text-left">
          <p>{actionData?.message}</p>
        </Alert>
      )}
      <Form method="post" replace className="mt-8 flex flex-wrap justify-center gap-3">
        <Button type="submit" busy={isBusy}>
          {t('alertsEnd.button')}
        </Button>
        <ButtonLink to={paths.home()} look="secondary">
          {t('alertsEnd.stay')}
        </ButtonLink>
      </Form>
    </section>
  )
}

function Ended({ end }: { end: 'done' | 'none' }) {
  const { t } = useTranslation('content')
  const headline = useRef<HTMLHeadingElement>(null)
  useEffect(() => headline.current?.focus(), [])
  return (
    <section className="page-width max-w-xl py-16 text-center">
      <PageHead title={t(`alertsEnd.${end}`)} hidden />
      <h1 ref={headline} tabIndex={-1}>
        {t(`alertsEnd.${end}`)}
      </h1>
      <p className="mt-3 mb-8 text-soft">{t(`alertsEnd.${end}Text`)}</p>
      <ButtonLink to={paths.home()}>{t('newsletter.home')}</ButtonLink>
    </section>
  )
}
