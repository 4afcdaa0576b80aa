import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { PaymentStarted, PaymentState } from '../../../../../contract/payments.ts'
import { trusted } from '../../../api.ts'
import { ApiError } from '../../../api-error.ts'
import { browserApi } from '../../../browser-api.ts'
import { withQuery } from '../../../paths.ts'
import { nextLook, paymentView } from './payment-view.ts'

const stateAnswer = trusted<{ data: PaymentState }>(({ data }) => typeof data?.orderId === 'string')
const startedAnswer = trusted<PaymentStarted>(({ data }) => data !== undefined)

/** How the payment stands, asked again and again while somebody looks, and at once when they come back to the page. */
export function usePaymentState(known: PaymentState, token: string | undefined) {
  const client = useQueryClient()
  const { orderId } = known
  const queryKey = ['payment', orderId]
  const [again, setAgain] = useState<{ isBusy: boolean; failure: string | null }>({ isBusy: false, failure: null })
  const query = useQuery({
    queryKey,
    queryFn: async ({ signal }) =>
      (await browserApi().get(withQuery(`/api/payments/${encodeURIComponent(orderId)}/status`, { token }), stateAnswer, { signal })).data,
    initialData: known,
    refetchInterval: ({ state }) => nextLook(paymentView(state.data ?? known), state.dataUpdateCount + state.fetchFailureCount),
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
    staleTime: 0,
    retry: false,
  })

  async function payAgain(): Promise<void> {
    setAgain({ isBusy: true, failure: null })
    try {
      await browserApi().send('POST', '/api/payments/checkout', { orderId, token }, startedAnswer)
      setAgain({ isBusy: false, failure: null })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setAgain({ isBusy: false, failure: error.message })
    }
    await client.invalidateQueries({ queryKey })
  }

  return { state: query.data, isOffline: query.isError || query.isRefetchError, again, payAgain }
}
