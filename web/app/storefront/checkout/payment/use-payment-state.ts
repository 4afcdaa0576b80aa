import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { PaymentMethod } from '../../../../../contract/orders.ts'
import type { PaymentState } from '../../../../../contract/payments.ts'
import { type Api, trusted } from '../../../api.ts'
import { ApiError } from '../../../api-error.ts'
import { browserApi } from '../../../browser-api.ts'
import { useOrderEvents } from '../../../order/use-order-events.ts'
import { withQuery } from '../../../paths.ts'
import { changeMethod, payAgain } from './pay-order.ts'
import { nextLook, paymentView } from './payment-view.ts'

const stateAnswer = trusted<{ data: PaymentState }>(({ data }) => typeof data?.orderId === 'string')

/** What is being done about the payment just now, and why it could not be; `isOther`: it is about another way to pay. */
export type Deed = { isBusy: boolean; failure: string | null; isOther: boolean }

/** How the payment stands: told by the shop, else asked again and again while somebody looks, and at once when they come back to the page. */
export function usePaymentState(known: PaymentState, token: string | undefined) {
  const client = useQueryClient()
  const { orderId } = known
  const queryKey = ['payment', orderId]
  const [deed, setDeed] = useState<Deed>({ isBusy: false, failure: null, isOther: false })
  const isLive = useOrderEvents({ orderId, token }, () => void client.invalidateQueries({ queryKey }))
  const query = useQuery({
    queryKey,
    queryFn: async ({ signal }) =>
      (await browserApi().get(withQuery(`/api/payments/${encodeURIComponent(orderId)}/status`, { token }), stateAnswer, { signal })).data,
    initialData: known,
    refetchInterval: ({ state }) =>
      nextLook(paymentView(state.data ?? known), { answers: state.dataUpdateCount + state.fetchFailureCount, isLive }),
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
    staleTime: 0,
    retry: false,
  })

  async function act(work: (api: Api) => Promise<void>, isOther = false): Promise<void> {
    setDeed({ isBusy: true, failure: null, isOther })
    let failure: string | null = null
    try {
      await work(browserApi())
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      failure = error.message
    }
    await client.invalidateQueries({ queryKey })
    setDeed({ isBusy: false, failure, isOther })
  }

  const key = { orderId, token }
  return {
    state: query.data,
    isOffline: query.isError || query.isRefetchError,
    deed,
    payAgain: () => void act((api) => payAgain(api, key)),
    changeMethod: (method: PaymentMethod) => void act((api) => changeMethod(api, key, method), true),
  }
}
