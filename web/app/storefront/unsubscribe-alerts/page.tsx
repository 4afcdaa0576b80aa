import '../content-texts.ts'
import { data } from 'react-router'
import { AlertAnswer } from '../../../../contract/alerts.ts'
import { personalApi } from '../../api.ts'
import { ApiError } from '../../api-error.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { LeaveList, LeftList } from '../unsubscribe/leave-list.tsx'
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

export default function UnsubscribeAlertsPage({ actionData }: Route.ComponentProps) {
  const { t } = useTranslation('content')
  const end = actionData?.end
  if (end === 'done' || end === 'none') {
    return (
      <LeftList title={t(`alertsEnd.${end}`)} text={t(`alertsEnd.${end}Text`)}>
        <ButtonLink to={paths.home()}>{t('newsletter.home')}</ButtonLink>
      </LeftList>
    )
  }
  const words = {
    title: t('alertsEnd.title'),
    question: t('alertsEnd.question'),
    text: t('alertsEnd.text'),
    button: t('alertsEnd.button'),
    stay: t('alertsEnd.stay'),
  }
  return <LeaveList words={words} failure={end === 'failed' ? actionData?.message : undefined} />
}
