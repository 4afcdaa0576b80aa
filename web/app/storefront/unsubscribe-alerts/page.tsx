import { data } from 'react-router'
import { AlertResponse } from '../../../../contract/back-in-stock.ts'
import { personalApi } from '../../api/api.ts'
import { ApiError } from '../../api/api-error.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { contentTexts } from '../content-texts.ts'
import { UnsubscribeForm, UnsubscribeResult } from '../unsubscribe/unsubscribe-form.tsx'
import type { Route } from './+types/page'

export async function action({ context, params: { token } }: Route.ActionArgs) {
  try {
    await personalApi(context).send('POST', '/api/alerts/end', { token }, AlertResponse)
    return { end: 'done' as const, message: '' }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const { status, message } = error
    // After the mail was sent, its request no longer exists: nothing else to cancel.
    if (status === 404 || status === 400) return { end: 'none' as const, message }
    return data({ end: 'failed' as const, message }, { status: status || 503 })
  }
}

export default function UnsubscribeAlertsPage({ actionData }: Route.ComponentProps) {
  const { t } = useTranslation('content', contentTexts)
  const end = actionData?.end
  if (end === 'done' || end === 'none') {
    return (
      <UnsubscribeResult title={t(`alertsEnd.${end}`)} text={t(`alertsEnd.${end}Text`)}>
        <ButtonLink to={paths.home()}>{t('newsletter.home')}</ButtonLink>
      </UnsubscribeResult>
    )
  }
  const texts = {
    title: t('alertsEnd.title'),
    question: t('alertsEnd.question'),
    text: t('alertsEnd.text'),
    button: t('alertsEnd.button'),
    stay: t('alertsEnd.stay'),
  }
  return <UnsubscribeForm texts={texts} failure={end === 'failed' ? actionData?.message : undefined} />
}
