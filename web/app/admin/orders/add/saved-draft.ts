import type { OrderDraft as SavedDraft } from '../../../../../contract/admin/order-drafts.ts'
import { formatPhone } from '../../../../../contract/phone-number.ts'
import { emptyAddress } from '../address-draft.ts'
import { noGift } from './gift-draft.ts'
import { noInvoice } from './invoice-draft.ts'
import type { OrderDraft } from './order-draft.ts'
import type { OrderLine } from './order-lines.ts'

/** A saved draft as the form shows it. Items that are no longer sold are left out, and counted. */
export function formOfDraft({ body, lines }: SavedDraft): { draft: OrderDraft; gone: number } | null {
  if (!body) return null
  const {
    customItems = [],
    shippingFee,
    address,
    shippingMethod,
    storeId = '',
    email = '',
    source,
    language,
    discountCode = '',
    note = '',
    gift,
    invoice,
    paymentMethod,
  } = body
  const kept = body.items.flatMap((item, at): OrderLine[] => {
    const line = lines[at]
    if (!line || line.isGone) return []
    const values = Object.fromEntries((item.personalization ?? []).map(({ fieldId, value }) => [fieldId, value]))
    return [
      {
        ...{ id: `draft-${at}`, productId: item.productId, name: line.name, image: line.image, color: item.color },
        ...{
          colorLabel: line.colorLabel,
          size: item.size ?? null,
          quantity: item.quantity,
          free: line.madeToOrder ? null : line.free,
          values,
        },
        ...(item.price ? { price: item.price } : {}),
      },
    ]
  })
  return {
    gone: body.items.length - kept.length,
    draft: {
      storeId: shippingMethod === 'pickup' ? storeId : '',
      ...{ email, source, language, lines: kept, discountCode, note, paymentMethod },
      customLines: customItems.map(({ note = '', ...item }, at) => ({ ...item, note, id: `draft-custom-${at}` })),
      fee: { isOwn: shippingFee !== undefined, amount: shippingFee ?? null },
      address: { ...emptyAddress, ...address, phone: address.phone ? formatPhone(address.phone) : '' },
      gift: gift ? giftDraftOf(gift) : noGift,
      invoice: invoice ? { ...noInvoice, ...invoice, isWanted: true, email: invoice.email ?? '' } : noInvoice,
    },
  }
}

function giftDraftOf({ message = '', wrap = false, deliverOn = '', giver }: NonNullable<NonNullable<SavedDraft['body']>['gift']>) {
  const named = { hasGiver: giver !== undefined, giverName: giver?.fullName ?? '', giverPhone: giver ? formatPhone(giver.phone) : '' }
  return { isGift: true, message, wrap, deliverOn, ...named }
}
