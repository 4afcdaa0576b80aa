/** The choices of the form that change the totals, the payment methods and the preview of the card. */
export type GiftChoices = { isGift: boolean; isWrapped: boolean; hasGiver: boolean; message: string }

/** Reads the fields of the form, or of the last post without scripts. What is not offered, or not a gift, is not chosen. */
export function giftChoicesOf(read: (name: string) => unknown, isWrapOffered: boolean): GiftChoices {
  const isGift = read('gift') === 'on'
  const message = read('giftMessage')
  return {
    isGift,
    isWrapped: isGift && isWrapOffered && read('giftWrap') === 'on',
    hasGiver: isGift && read('hasGiver') === 'on',
    message: isGift && typeof message === 'string' ? message : '',
  }
}

export function isSameGift(one: GiftChoices, other: GiftChoices): boolean {
  return (
    one.isGift === other.isGift && one.isWrapped === other.isWrapped && one.hasGiver === other.hasGiver && one.message === other.message
  )
}
