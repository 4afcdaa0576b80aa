import type { PrintDetails } from '../../../../../contract/admin/print.ts'
import { wishesOf } from '../../../../../contract/gifts/gift-wishes.ts'
import { AddressLabel } from './address-label.tsx'
import { CareSheet } from './care-sheet.tsx'
import { GiftReceiptSheet } from './gift-receipt-sheet.tsx'
import { PackingSlip } from './packing-slip.tsx'
import type { PrintedParcel } from './parcels-to-print.rule.ts'
import { PrintedGiftCard } from './printed-gift-card.tsx'
import type { SheetProps } from './sheet-props.ts'
import type { Sheet } from './sheets.ts'
import { StorySheet } from './story-sheet.tsx'

type OneSheetProps = SheetProps & { what: Sheet; isPriceless: boolean; exchangeDays: number | undefined }

/** One document of one parcel. */
export function OneSheet({ what, isPriceless, exchangeDays, ...props }: OneSheetProps) {
  const { order } = props
  if (what === 'card') return <PrintedGiftCard order={order} sender={props.sender} />
  if (what === 'receipt') return <GiftReceiptSheet {...props} exchangeDays={exchangeDays} />
  if (what === 'care') return <CareSheet {...props} />
  if (what === 'story') return <StorySheet {...props} />
  if (what === 'label') return <AddressLabel {...props} />
  return <PackingSlip {...props} isPriceless={isPriceless || order.gift !== false || order.exchangeId !== null} />
}

/** Cards and receipts of gifts are not for the replacement of an exchange; a care card needs symbols, a story its maker. */
export function hasSheet({ gift, giftCode, exchangeId }: PrintedParcel, details: PrintDetails | undefined, what: Sheet): boolean {
  if (what === 'care') return (details?.care.length ?? 0) > 0
  if (what === 'story') return Boolean(details?.maker)
  if (what === 'card') return exchangeId === null && wishesOf(gift).card === true
  return what !== 'receipt' || (exchangeId === null && giftCode !== null)
}
