import { wishesOf } from '../../../../../contract/gifts/gift-wishes.ts'
import { GiftCard } from '../../../order/gift-card.tsx'
import words from '../../locales/vi/order-print.ts'
import type { PrintedParcel } from './parcels-to-print.rule.ts'
import type { Sender } from './sheets.ts'

/** The card of a gift with the buyer's message. The number stays on the screen: it tells the shop where the card belongs. */
export function PrintedGiftCard({ order, sender }: { order: PrintedParcel; sender: Sender }) {
  return (
    <article className="sheet-card print-sheet" lang="vi" aria-label={order.orderNumber}>
      <p className="no-print print-label">{order.orderNumber}</p>
      <GiftCard message={wishesOf(order.gift).message ?? ''} shopName={sender.name} greeting={words.cardGreeting} />
    </article>
  )
}
