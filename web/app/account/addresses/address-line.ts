import type { Address } from '../../../../contract/accounts.ts'

/** Formats an address in one line. */
export function addressLine({ street, ward, province }: Pick<Address, 'street' | 'ward' | 'province'>): string {
  return [street, ward, province].filter(Boolean).join(', ')
}
