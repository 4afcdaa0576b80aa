import { useState } from 'react'
import type { Quote } from '../../../../contract/checkout.ts'
import type { Settings } from '../../../../contract/content.ts'

const methods = ['momo', 'bank', 'cod'] as const
export type PaymentMethodKey = (typeof methods)[number]
export type PaymentOption = { method: PaymentMethodKey; available: boolean; reason?: string | undefined }

export function isPaymentMethod(method: unknown): method is PaymentMethodKey {
  return (methods as readonly unknown[]).includes(method)
}

/** The payment methods of the shop, in the order they are shown. The API lists those that are enabled and connected. */
export function enabledMethods({ paymentMethods }: Pick<Settings, 'paymentMethods'>): PaymentMethodKey[] {
  return methods.filter((method) => paymentMethods.some((offered) => offered.method === method))
}

/**
 * The payment methods of this order. Their places are fixed: the quote for a province only marks those that this order cannot use. A
 * selected method that becomes unavailable is deselected.
 */
export function usePaymentMethod(known: readonly PaymentMethodKey[], offers: Quote['payment'] | undefined, posted: string | undefined) {
  const [wanted, setMethod] = useState<PaymentMethodKey>(isPaymentMethod(posted) ? posted : 'momo')
  const shown = paymentOptions(known, offers)
  const isOffered = shown.some(({ method, available }) => method === wanted && available)
  const chosen = isOffered ? wanted : (shown.find(({ available }) => available)?.method ?? wanted)
  return { offers: shown, method: chosen, setMethod }
}

/** Settings and quote may be read at different times, so a method that only the quote lists is offered too. */
export function paymentOptions(known: readonly PaymentMethodKey[], offers: Quote['payment'] | undefined): PaymentOption[] {
  return methods.flatMap((method) => {
    const offer = offers?.find((one) => one.method === method)
    if (!known.includes(method) && !offer?.available) return []
    return [{ method, available: offer?.available ?? offers === undefined, reason: offer?.reason }]
  })
}
