import type { z } from 'zod'
import type { AddressMessage } from '../../../../contract/accounts.ts'
import { shallowSchema } from '../../api/api.ts'
import { ApiError } from '../../api/api-error.ts'
import { browserApi } from '../../api/browser-api.ts'
import type { checkoutForms } from './checkout-form.ts'
import { addressOf } from './form-to-order.ts'

const savedResponse = shallowSchema<z.output<typeof AddressMessage>>(({ address }) => address !== undefined)

/** Saves the address for next time. A failure does not affect the order. */
export async function saveAddress(fields: z.output<typeof checkoutForms.member>): Promise<void> {
  await browserApi()
    .send('POST', '/api/users/add-address', addressOf(fields), savedResponse)
    .catch((error: unknown) => {
      if (!(error instanceof ApiError)) throw error
    })
}
