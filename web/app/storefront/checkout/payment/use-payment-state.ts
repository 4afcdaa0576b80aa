import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { PaymentMethod } from '../../../../../contract/orders/orders.ts'
import type { PaymentState } from '../../../../../contract/payments.ts'
import { type Api, shallowSchema } from '../../../api/api.ts'
import { ApiError } from '../../../api/api-error.ts'
import { browserApi } from '../../../api/browser-api.ts'
import { useOrderEvents } from '../../../order/use-order-events.ts'
import { withQuery } from '../../../paths.ts'
import { changePaymentMethod, startPaymentAgain } from './payment-api.ts'
import { paymentView, pollDelayMs } from './payment-view.rule.ts'

const paymentStateResponse = shallowSchema<{ data: PaymentState }>(({ data }) => typeof data?.orderId === 'string')

/** The pending payment request and its error; `isMethodChange`: it changes the payment method. */
export type PaymentRequest = { isBusy: boolean; failure: string | null; isMethodChange: boolean }

/** The payment state: updated by events, else by polling while the page is visible, and at once when it becomes visible again. */
export function usePaymentState(known: PaymentState, token: string | undefined) {
  const client = useQueryClient()
  const { orderId } = known
  const queryKey = ['payment', orderId]
  const [request, setRequest] = useState<PaymentRequest>({ isBusy: false, failure: null, isMethodChange: false })
  const isLive = useOrderEvents({ orderId, token }, () => void client.invalidateQueries({ queryKey }))
  const query = useQuery({
    queryKey,
    queryFn: async ({ signal }) =>
      (
        await browserApi().get(withQuery(`/api/payments/${encodeURIComponent(orderId)}/status`, { token }), paymentStateResponse, {
          signal,
        })
      ).data,
    initialData: known,
    refetchInterval: ({ state }) =>
      pollDelayMs(paymentView(state.data ?? known), { responseCount: state.dataUpdateCount + state.fetchFailureCount, isLive }),
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
    staleTime: 0,
    retry: false,
  })

  async function send(work: (api: Api) => Promise<void>, isMethodChange = false): Promise<void> {
    setRequest({ isBusy: true, failure: null, isMethodChange })
    let failure: string | null = null
    try {
      await work(browserApi())
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      failure = error.message
    }
    await client.invalidateQueries({ queryKey })
    setRequest({ isBusy: false, failure, isMethodChange })
  }

  const key = { orderId, token }
  return {
    state: query.data,
    isOffline: query.isError || query.isRefetchError,
    request,
    payAgain: () => void send((api) => startPaymentAgain(api, key)),
    changeMethod: (method: PaymentMethod) => void send((api) => changePaymentMethod(api, key, method), true),
  }
}
