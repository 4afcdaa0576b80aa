import { NewAddress } from '../../../contract/accounts.ts'

/** An address as the dialog asks for it. */
export const AddressForm = NewAddress.omit({ note: true })
