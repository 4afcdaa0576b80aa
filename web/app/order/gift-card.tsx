import './gift-card.css'
import { MaybeVietnamese } from '../ui/maybe-vietnamese.tsx'

/** The printed card of a gift, as it looks on paper. Without a message it has the greeting of the shop. */
export function GiftCard({ message, shopName, greeting = '' }: { message: string; shopName: string; greeting?: string }) {
  const text = message.trim() || greeting
  return (
    <div className="gift-card">
      <p className={`gift-card-text ${text.length > 160 || text.split('\n').length > 6 ? 'gift-card-long' : ''}`}>
        <MaybeVietnamese text={text} />
      </p>
      <p className="gift-card-shop">{shopName}</p>
    </div>
  )
}
