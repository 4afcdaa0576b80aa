import { parseWithZod } from '@conform-to/zod/v4'
import { data, redirect } from 'react-router'
import { validationKey } from '../../../../contract/language/validation-messages.ts'
import { OfferOrdered, type OrderOffer, OrderOfferResponse } from '../../../../contract/orders/order-offers.ts'
import { type Api, personalApi } from '../../api/api.ts'
import { ApiError, throwRouteError } from '../../api/api-error.ts'
import { readForm } from '../../api/read-form.ts'
import { paths, withQuery } from '../../paths.ts'
import type { Route } from './+types/page'
import { ClosedOffer } from './closed-offer.tsx'
import { OfferForm, PickupOfferForm } from './offer-form.ts'
import { OfferPage } from './offer-page.tsx'

/** The URL holds the secret of the offer, so no referrer is sent. */
export function headers() {
  return { 'Referrer-Policy': 'same-origin' }
}

const tokenOf = (url: URL) => url.searchParams.get('token') ?? ''
const offerPath = (draftId: string, query: { token: string; province?: string }) =>
  withQuery(`/api/order-offers/${encodeURIComponent(draftId)}`, query)

export async function loader({ context, url, params: { draftId } }: Route.LoaderArgs) {
  const offer = await readOffer(personalApi(context), offerPath(draftId, { token: tokenOf(url) }))
  return offer.closed ? data(offer, { status: offer.closed === 'unknown' ? 404 : 410 }) : offer
}

type KnownOffer = { offer: OrderOffer; closed: null } | { offer: null; closed: 'draft_used' | 'draft_expired' | 'unknown' }

/** The offer, or why its link does not work. */
async function readOffer(api: Api, path: string): Promise<KnownOffer> {
  try {
    return { offer: (await api.get(path, OrderOfferResponse)).data, closed: null }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (error.code === 'draft_used' || error.code === 'draft_expired') return { offer: null, closed: error.code }
    if (error.status === 404 || error.status === 400) return { offer: null, closed: 'unknown' }
    return throwRouteError(error)
  }
}

export async function action({ context, request, url, params: { draftId } }: Route.ActionArgs) {
  const api = personalApi(context)
  const token = tokenOf(url)
  const form = await readForm(request)
  const submission = parseWithZod(form, { schema: form.get('pickup') ? PickupOfferForm : OfferForm, error: validationKey })
  if (submission.status !== 'success') return data({ result: submission.reply(), failure: null, priced: null }, { status: 400 })
  const { email, paymentMethod, ...address } = submission.value
  const seen = { token, expectedVersion: Number(form.get('version')), total: Number(form.get('total')) }
  const body = { ...seen, address, paymentMethod, email: email ?? '' }
  try {
    const {
      _id,
      token: key,
      awaitsMoney,
    } = await api.send('POST', `/api/order-offers/${encodeURIComponent(draftId)}/confirm`, body, OfferOrdered)
    return redirect(awaitsMoney ? paths.payment(_id, key) : paths.success(_id, key))
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const { message, issues, status } = error
    // Without scripts the page did not know the fee of the chosen province: shows it now.
    const { offer } = await readOffer(api, offerPath(draftId, { token, province: address.province }))
    const failure = { message, issues: issues.map((issue) => issue.message) }
    const priced = offer && { offer, province: address.province }
    return data({ result: submission.reply(), failure, priced }, { status: status < 500 ? status : 502 })
  }
}

export default function Page({ loaderData, actionData, params: { draftId } }: Route.ComponentProps) {
  if (loaderData.closed) return <ClosedOffer why={loaderData.closed} />
  const priced = actionData?.priced ?? { offer: loaderData.offer, province: loaderData.offer.address.province ?? '' }
  return <OfferPage draftId={draftId} priced={priced} refused={actionData} />
}
