import { PaymentStateResponse } from '../../../../../contract/payments.ts'
import type { Api } from '../../../api/api.ts'
import { ApiError } from '../../../api/api-error.ts'

/**
 * A browser back from the wallet brings what the wallet said. The shop hears of it and judges it; the
 * page then shows what the shop knows, whatever the address claimed.
 */
export async function reportReturn(api: Api, orderId: string, token: string | undefined, search: string): Promise<void> {
  const body = { orderId, ...(token ? { token } : {}), query: search.replace(/^\?/, '') }
  await api.send('POST', '/api/payments/momo/return', body, PaymentStateResponse).catch((error: unknown) => {
    if (!(error instanceof ApiError)) throw error
  })
}
