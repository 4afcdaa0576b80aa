import type { z } from 'zod'
import type { AddressMessage } from '../../../../contract/accounts.ts'
import { trusted } from '../../api.ts'
import { ApiError } from '../../api-error.ts'
import { browserApi } from '../../browser-api.ts'
import type { checkoutForms } from './checkout-form.ts'
import { addressOf } from './order-from.ts'

const saved = trusted<z.output<typeof AddressMessage>>(({ address }) => address !== undefined)

/** For next time. The order does not depend on it. */
export async function saveAddress(fields: z.output<typeof checkoutForms.member>): Promise<void> {
  await browserApi()
    .send('POST', '/api/users/add-address', addressOf(fields), saved)
    .catch((error: unknown) => {
      if (!(error instanceof ApiError)) throw error
    })
}
