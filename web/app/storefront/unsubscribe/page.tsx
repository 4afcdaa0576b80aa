import { data } from 'react-router'
import { NewsletterResponse } from '../../../../contract/content.ts'
import { personalApi } from '../../api/api.ts'
import { ApiError } from '../../api/api-error.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { contentTexts } from '../content-texts.ts'
import type { Route } from './+types/page'
import { UnsubscribeForm, UnsubscribeResult } from './unsubscribe-form.tsx'

export async function action({ context, params: { token } }: Route.ActionArgs) {
  try {
    await personalApi(context).send('POST', '/api/newsletter/unsubscribe', { token }, NewsletterResponse)
    return { end: 'done' as const, message: '' }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const { status, message } = error
    if (status === 404 || status === 400) return data({ end: 'unknown' as const, message }, { status: 404 })
    return data({ end: 'failed' as const, message }, { status: status || 503 })
  }
}

export default function UnsubscribePage({ actionData }: Route.ComponentProps) {
  const { t } = useTranslation('content', contentTexts)
  const end = actionData?.end
  if (end === 'done') {
    return (
      <UnsubscribeResult title={t('unsubscribe.done')} text={t('unsubscribe.doneText')}>
        <ButtonLink to={paths.home()}>{t('newsletter.home')}</ButtonLink>
      </UnsubscribeResult>
    )
  }
  if (end === 'unknown') {
    return (
      <UnsubscribeResult title={t('unsubscribe.unknown')} text={t('unsubscribe.unknownText')}>
        <ButtonLink to={paths.contact()}>{t('about.contact')}</ButtonLink>
      </UnsubscribeResult>
    )
  }
  const texts = {
    title: t('unsubscribe.title'),
    question: t('unsubscribe.question'),
    text: t('unsubscribe.text'),
    button: t('unsubscribe.button'),
    stay: t('unsubscribe.stay'),
  }
  return <UnsubscribeForm texts={texts} failure={end === 'failed' ? actionData?.message : undefined} />
}
