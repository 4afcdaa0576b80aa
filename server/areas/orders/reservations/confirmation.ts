import { randomBytes } from 'node:crypto'
import type { Settings } from '../../../../contract/content.ts'
import { addHours } from '../../../../contract/durations.ts'
import { defaultReservedHours } from '../../../../contract/orders/cash-limits.ts'
import { unbrokenPhone } from '../../../../contract/phone-number.ts'

/** The confirmation fields of a new cash order: the secret of its link, and the time at which its stock is released. */
export function newConfirmation({ cod }: Pick<Settings, 'cod'>, now: Date): { confirmToken: string; confirmDueAt: Date } {
  const hours = cod?.reservedHours ?? defaultReservedHours
  return { confirmToken: randomBytes(24).toString('base64url'), confirmDueAt: addHours(now, hours) }
}

/** The shop's phone number for a refusal that asks to call: ` 0912 345 678`, or empty. */
export function confirmationTexts({ brand }: Pick<Settings, 'brand'>): { phone: string } {
  return { phone: brand.phone ? ` ${unbrokenPhone(brand.phone)}` : '' }
}
