import { formatPhone } from '../../../../contract/phone-number.ts'
import { type LastAddress, parseLastAddress } from './last-address.rule.ts'

const storageKey = 'last-address'

export function readLastAddress(): LastAddress | null {
  try {
    return parseLastAddress(localStorage.getItem(storageKey))
  } catch {
    return null
  }
}

/** Called only after an order was placed. */
export function storeLastAddress({
  fullName,
  phone,
  email,
  province,
  ward,
  street,
}: Omit<LastAddress, 'email'> & { email?: string | undefined }): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify({ fullName, phone: formatPhone(phone), email, province, ward, street }))
  } catch {
    // Storage is disabled: the next order starts empty.
  }
}

export function clearLastAddress(): void {
  try {
    localStorage.removeItem(storageKey)
  } catch {
    // Nothing was stored.
  }
}
