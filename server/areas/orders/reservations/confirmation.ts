import { randomBytes } from 'node:crypto'
import { defaultReservedHours } from '../../../../contract/cash-limits.ts'
import type { Settings } from '../../../../contract/content.ts'
import { unbrokenPhone } from '../../../../contract/phone-number.ts'

const hour = 3_600_000

/** What an unconfirmed cash order begins with: the secret of its link, and until when it keeps its stock. */
export function newConfirmation({ cod }: Pick<Settings, 'cod'>, now: Date): { confirmToken: string; confirmDueAt: Date } {
  const hours = cod?.reservedHours ?? defaultReservedHours
  return { confirmToken: randomBytes(24).toString('base64url'), confirmDueAt: new Date(now.getTime() + hours * hour) }
}

/** The shop's phone number for a refusal that asks its reader to call: ` 0912 345 678`, or nothing where there is none. */
export function confirmationTexts({ brand }: Pick<Settings, 'brand'>): { phone: string } {
  return { phone: brand.phone ? ` ${unbrokenPhone(brand.phone)}` : '' }
}
