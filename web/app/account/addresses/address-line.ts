import type { Address } from '../../../../contract/accounts.ts'

/** Where an address is, in one line. */
export function addressLine({ street, ward, province }: Pick<Address, 'street' | 'ward' | 'province'>): string {
  return [street, ward, province].filter(Boolean).join(', ')
}
