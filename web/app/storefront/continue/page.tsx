import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { data, Form, redirect, type ShouldRevalidateFunctionArgs, useLocation, useNavigate, useNavigation } from 'react-router'
import { type Handover, HandoverResponse, HandoverTaken } from '../../../../contract/cart-handover.ts'
import { handoverMinutes } from '../../../../contract/handover-limits.ts'
import { personalApi } from '../../api/api.ts'
import { ApiError, throwRouteError } from '../../api/api-error.ts'
import { AuthSection } from '../../auth/auth-section.tsx'
import { useElsewhereTexts } from '../../in-app/elsewhere-texts.ts'
import { inAppBrowserOf } from '../../in-app/in-app-browser.rule.ts'
import { OpenElsewhere } from '../../in-app/open-elsewhere.tsx'
import { paths, safeReturn } from '../../paths.ts'
import { usePublicUrl } from '../../seo/use-public-url.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.tsx'
import { checkoutDraftStore } from '../checkout/checkout-draft.ts'
import type { Route } from './+types/page'
import { NewLink } from './new-link.tsx'

/** The URL is the secret of the link, so it is sent to no other site. */
export function headers() {
  return { 'Referrer-Policy': 'same-origin' }
}

const apiPath = (token: string) => `/api/carts/handovers/${encodeURIComponent(token)}`

/** Only looks: apps open links to preview them, and a link must not put anything into a cart by being opened. */
export async function loader({ context, request, params }: Route.LoaderArgs) {
  const browser = inAppBrowserOf(request.headers.get('user-agent'))
  const next = safeReturn(new URL(request.url).searchParams.get('next'), paths.login())
  if (!params.token) return browser ? { browser, next, handover: null } : redirect(next)
  try {
    return { browser, next: null, handover: (await personalApi(context).get(apiPath(params.token), HandoverResponse)).data }
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return data({ browser, next: null, handover: null }, { status: 404 })
    return throwRouteError(error)
  }
}

export async function action({ context, params }: Route.ActionArgs) {
  if (!params.token) throw data(null, { status: 404 })
  try {
    const { data: taken, message } = await personalApi(context).send('POST', apiPath(params.token), {}, HandoverTaken)
    return { failure: null, message, draft: taken.draft, next: safeReturn(taken.next) }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return data({ failure: error.message, message: '', draft: null, next: '' }, { status: error.status < 500 ? error.status : 502 })
  }
}

/** A used link is gone, but the result of its use is still to be shown. */
export function shouldRevalidate({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return formMethod === undefined && defaultShouldRevalidate
}

/** Continues in this browser with the cart of another one. */
export default function ContinuePage({ loaderData: { browser, next, handover }, actionData }: Route.ComponentProps) {
  const { t } = useElsewhereTexts()
  if (actionData && !actionData.failure) return <Arrived {...actionData} />
  if (browser && next !== null) {
    return (
      <AuthSection title={t('page.leaveTitle')}>
        <div className="mt-6">
          <NewLink browser={browser} next={next} />
        </div>
      </AuthSection>
    )
  }
  if (!handover) {
    return (
      <AuthSection title={t('page.goneTitle')} lead={t('page.goneText', { minutes: handoverMinutes })}>
        <ButtonLink to={paths.home()}>{t('page.home')}</ButtonLink>
      </AuthSection>
    )
  }
  const failure = actionData?.failure ?? null
  return browser ? (
    <AuthSection title={t('page.leaveTitle')} lead={t('page.valid', { minutes: handoverMinutes })}>
      <Leave browser={browser} />
      <TakeForm look="text" label={t('page.here')} failure={failure} />
    </AuthSection>
  ) : (
    <AuthSection title={t('page.title')} lead={<Contents handover={handover} />}>
      <TakeForm look="primary" label={t('page.button')} failure={failure} />
      <p className="mt-6 text-sm text-soft">{t('page.notMine')}</p>
    </AuthSection>
  )
}

function Leave({ browser }: { browser: NonNullable<Route.ComponentProps['loaderData']['browser']> }) {
  const { pathname } = useLocation()
  return <OpenElsewhere browser={browser} url={usePublicUrl() + pathname} />
}

function Contents({ handover: { pieces, hasDraft } }: { handover: Handover }) {
  const { t } = useElsewhereTexts()
  return (
    <>
      {[t('page.pieces', { count: pieces }), hasDraft && t('page.draft')].filter(Boolean).join(' ')}. {t('page.merge')}
    </>
  )
}

function TakeForm({ look, label, failure }: { look: 'primary' | 'text'; label: string; failure: string | null }) {
  const { t } = useElsewhereTexts()
  const isBusy = useNavigation().state !== 'idle'
  return (
    <Form method="post" className="mt-4 grid justify-items-start gap-4">
      {failure && <Alert title={t('page.failed')}>{failure}</Alert>}
      <Button type="submit" look={look} busy={isBusy}>
        {label}
      </Button>
    </Form>
  )
}

type ArrivedProps = { draft: Record<string, string> | null; next: string; message: string }

/** Keeps what is typed here already: a link never replaces it. */
function Arrived({ draft, next, message }: ArrivedProps) {
  const { t } = useElsewhereTexts()
  const client = useQueryClient()
  const navigate = useNavigate()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the cart has arrived
  useEffect(() => {
    if (draft && checkoutDraftStore.read() === null) checkoutDraftStore.save(draft)
    void client.invalidateQueries()
    toast({ text: message })
    void navigate(next, { replace: true })
  }, [])
  return (
    <AuthSection title={t('page.doneTitle')} lead={message}>
      <ButtonLink to={next}>{t('page.next')}</ButtonLink>
    </AuthSection>
  )
}
