import { useState } from 'react'
import type { Quote } from '../../../../contract/checkout.ts'

const methods = ['momo', 'bank', 'cod'] as const
/** A shop without an account has no transfers to offer, and no reason to speak of them. */
const hiddenUnlessOffered: readonly Method[] = ['bank']
export type Method = (typeof methods)[number]
export type Offer = { method: Method; available: boolean; reason?: string | undefined }

export function isPayable(method: unknown): method is Method {
  return (methods as readonly unknown[]).includes(method)
}

/** How this order may be paid; until a province is chosen the shop's usual ways. One that falls away is not kept. */
export function usePayment(offers: Quote['payment'] | undefined, posted: string | undefined) {
  const [wanted, setMethod] = useState<Method>(isPayable(posted) ? posted : 'momo')
  const shown = offersOf(offers)
  const isOffered = shown.some(({ method, available }) => method === wanted && available)
  const chosen = isOffered ? wanted : (shown.find(({ available }) => available)?.method ?? wanted)
  return { offers: shown, method: chosen, setMethod }
}

function offersOf(offers: Quote['payment'] | undefined): Offer[] {
  if (!offers) return methods.filter((method) => !hiddenUnlessOffered.includes(method)).map((method) => ({ method, available: true }))
  return methods.flatMap((method) => {
    const offer = offers.find((one) => one.method === method)
    const isShown = offer?.available || !hiddenUnlessOffered.includes(method)
    return offer && isShown ? [{ method, available: offer.available, reason: offer.reason }] : []
  })
}
