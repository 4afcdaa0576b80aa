import { parseWithZod } from '@conform-to/zod/v4'
import { data } from 'react-router'
import { validationKey } from '../../../../contract/language/validation-messages.ts'
import { OrderTrackQuery } from '../../../../contract/orders/orders.ts'
import { personalApi } from '../../api/api.ts'
import { readForm } from '../../api/read-form.ts'
import { refusalResponse } from '../../auth/refusal-response.ts'
import { useOrderTexts } from '../../order/order-texts.ts'
import { paths } from '../../paths.ts'
import { PageHead } from '../../seo/page-head.tsx'
import { Link } from '../../ui/link.tsx'
import type { Route } from './+types/page'
import { TrackFields } from './track-fields.tsx'
import { trackOrder } from './track-order.ts'

export async function action({ context, request }: Route.ActionArgs) {
  const submission = parseWithZod(await readForm(request), { schema: OrderTrackQuery, error: validationKey })
  if (submission.status !== 'success') return data({ result: submission.reply(), found: null }, { status: 400 })
  const found = await trackOrder(personalApi(context), submission.value)
  if (!found.refusal) return { result: null, found }
  return refusalResponse({ result: submission.reply({ fieldErrors: found.refusal.fields }), found, refusal: found.refusal })
}

/** Shows the status of an order by its number and phone number, without an account or a link. */
export default function TrackOrderPage({ actionData }: Route.ComponentProps) {
  const { t } = useOrderTexts()
  return (
    <section className="page-width max-w-2xl py-10 md:py-16">
      <PageHead title={t('track.title')} description={t('track.description')} />
      <h1 tabIndex={-1} className="stitched">
        {t('track.title')}
      </h1>
      <p className="mt-4 mb-6 text-soft">{t('track.lead')}</p>
      <TrackFields result={actionData?.result} known={actionData?.found ?? null} />
      <p className="mt-8 text-sm text-soft">
        {t('track.member')}{' '}
        <Link to={paths.ownOrders()} rel="nofollow">
          {t('track.memberLink')}
        </Link>
      </p>
    </section>
  )
}
