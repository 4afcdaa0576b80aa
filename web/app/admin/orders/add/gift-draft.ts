/** The gift of an order that staff enter. */
export type GiftDraft = {
  isGift: boolean
  message: string
  wrap: boolean
  deliverOn: string
  hasGiver: boolean
  giverName: string
  giverPhone: string
}

export const noGift: GiftDraft = { isGift: false, message: '', wrap: false, deliverOn: '', hasGiver: false, giverName: '', giverPhone: '' }

/** The gift of the request, without empty fields. */
export function giftFrom({ isGift, message, wrap, deliverOn, hasGiver, giverName, giverPhone }: GiftDraft) {
  if (!isGift) return false
  return {
    ...(message.trim() === '' ? {} : { message: message.trim() }),
    ...(wrap ? { wrap } : {}),
    ...(deliverOn === '' ? {} : { deliverOn }),
    ...(hasGiver ? { giver: { fullName: giverName.trim(), phone: giverPhone } } : {}),
  }
}
