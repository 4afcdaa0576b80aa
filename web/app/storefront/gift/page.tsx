import './gift.css'
import { data, redirect } from 'react-router'
import { personalApi } from '../../api/api.ts'
import { readForm } from '../../api/read-form.ts'
import { RefusalAlert } from '../../auth/refusal-alert.tsx'
import { refusalResponse } from '../../auth/refusal-response.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { paths } from '../../paths.ts'
import { PageHead } from '../../seo/page-head.tsx'
import { Alert } from '../../ui/alert.tsx'
import type { Route } from './+types/page'
import { CodeForm } from './code-form.tsx'
import { exchangeGift, readReceipt } from './gift-receipt.ts'
import { giftTexts } from './gift-texts.ts'
import { Receipt } from './receipt.tsx'

/** The URL holds the code of the receipt, so no referrer is sent to other sites. */
export function headers() {
  return { 'Referrer-Policy': 'same-origin' }
}

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const typed = new URL(request.url).searchParams.get('code')?.trim().slice(0, 64)
  if (typed && !params.code) throw redirect(paths.giftReceipt(typed))
  if (!params.code) return { receipt: null, refusal: null }
  const found = await readReceipt(personalApi(context), params.code)
  return found.refusal ? refusalResponse(found) : found
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const asked = await exchangeGift(personalApi(context), params.code ?? '', await readForm(request))
  return asked.refusal ? data(asked, { status: asked.refusal.status }) : asked
}

/** A gift for its recipient: what it is, without prices, and another size or colour. Plain forms that need no script. */
export default function GiftPage({ loaderData: { receipt, refusal }, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('giftReceipt', giftTexts)
  return (
    <section className="page-width max-w-2xl py-10 md:py-16">
      <PageHead title={t('title')} description={t('lead')} hidden={receipt !== null || refusal !== null} />
      <h1 tabIndex={-1} className="stitched mb-6">
        {t('title')}
      </h1>
      {refusal && <RefusalAlert title={t('failed')} refusal={refusal} />}
      {actionData?.refusal && <RefusalAlert title={t('notSent')} refusal={{ ...actionData.refusal, fields: {} }} />}
      {actionData?.message && (
        <Alert tone="success" title={actionData.message} className="mt-6">
          <p>{t('whatNext')}</p>
        </Alert>
      )}
      {receipt ? <Receipt receipt={receipt} refused={actionData} /> : <CodeForm />}
    </section>
  )
}
