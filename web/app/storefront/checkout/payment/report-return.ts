import { PaymentStateResponse } from '../../../../../contract/payments.ts'
import type { Api } from '../../../api/api.ts'
import { ApiError } from '../../../api/api-error.ts'

/**
 * Sends the parameters of the wallet's redirect to the shop, which verifies them; the page then shows the shop's state, whatever the
 * URL claims.
 */
export async function reportReturn(api: Api, orderId: string, token: string | undefined, search: string): Promise<void> {
  const body = { orderId, ...(token ? { token } : {}), query: search.replace(/^\?/, '') }
  await api.send('POST', '/api/payments/momo/return', body, PaymentStateResponse).catch((error: unknown) => {
    if (!(error instanceof ApiError)) throw error
  })
}
