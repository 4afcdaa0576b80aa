import type { AdminDiscount, NewDiscount } from '../../../../contract/admin/discounts.ts'
import type { DiscountKind } from '../../../../contract/discounts.ts'

/** The values of the form; whole numbers as typed. */
export type DiscountDraft = {
  code: string
  kind: DiscountKind
  percent: string
  amount: number | null
  minSubtotal: number | null
  maxDiscount: number | null
  startsAt: string | null
  endsAt: string | null
  usageLimit: string
  perCustomerLimit: string
  active: boolean
  isListed: boolean
}

export function draftOf(discount: AdminDiscount | null): DiscountDraft {
  return {
    code: discount?.code ?? '',
    kind: discount?.kind ?? 'percent',
    percent: discount ? (discount.kind === 'percent' ? String(discount.value) : '') : '10',
    amount: discount?.kind === 'amount' ? discount.value : null,
    minSubtotal: discount?.minSubtotal ?? null,
    maxDiscount: discount?.maxDiscount ?? null,
    startsAt: discount?.startsAt ?? null,
    endsAt: discount?.endsAt ?? null,
    usageLimit: discount?.usageLimit ? String(discount.usageLimit) : '',
    perCustomerLimit: discount?.perCustomerLimit ? String(discount.perCustomerLimit) : '',
    active: discount?.active ?? true,
    isListed: discount?.isListed ?? false,
  }
}

/** Percent or dong; 0 for free delivery, NaN for an unreadable number. */
function worthOf({ kind, percent, amount }: Pick<DiscountDraft, 'kind' | 'percent' | 'amount'>): number {
  if (kind === 'free-shipping') return 0
  return kind === 'percent' ? (numberIn(percent) ?? Number.NaN) : (amount ?? Number.NaN)
}

/** The form as the body of a request. */
export function bodyOf(draft: DiscountDraft): NewDiscount {
  const { code, kind, minSubtotal, maxDiscount, startsAt, endsAt, usageLimit, perCustomerLimit, active, isListed } = draft
  return {
    code: code.trim(),
    kind,
    value: worthOf(draft),
    minSubtotal: minSubtotal || null,
    maxDiscount: kind === 'percent' ? maxDiscount || null : null,
    startsAt,
    endsAt,
    usageLimit: numberIn(usageLimit),
    perCustomerLimit: numberIn(perCustomerLimit),
    active,
    isListed,
  }
}

function numberIn(text: string): number | null {
  if (text.trim() === '') return null
  return /^\d{1,9}$/.test(text.trim()) ? Number(text) : Number.NaN
}

/** No 0, O, 1 or I: customers read codes aloud. */
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

export function generateCode(): string {
  return `MM-${[...crypto.getRandomValues(new Uint8Array(6))].map((byte) => letters[byte % letters.length]).join('')}`
}
