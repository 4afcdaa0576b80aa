import { NewAddress } from '../../../contract/accounts.ts'

/** The fields of the address dialog. */
export const AddressForm = NewAddress.omit({ note: true })
