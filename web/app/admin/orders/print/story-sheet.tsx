import { QrCode } from '../../../storefront/checkout/payment/qr-code.tsx'
import { MaybeVietnamese } from '../../../ui/maybe-vietnamese.tsx'
import { PrintShop } from './print-shop.tsx'
import { wordsOf } from './print-words.ts'
import type { SheetProps } from './sheet-props.ts'

/** For the buyer: who sewed it, in their own words, and the way to the photos from the sewing table. */
export function StorySheet({ order, details, sender, paper }: SheetProps) {
  const { words } = wordsOf(order)
  if (!details?.maker) return null
  const { name, words: said } = details.maker
  const text = said[order.language] || said.vi
  return (
    <article className={`sheet-${paper} print-sheet print-story`} lang={order.language} aria-label={order.orderNumber}>
      <PrintShop {...sender} />
      <h2 className="print-number">{words.story.sewnBy.replace('{{name}}', name)}</h2>
      {text && (
        <p className="print-voice">
          <MaybeVietnamese text={text} />
        </p>
      )}
      {details.link && (
        <div className="print-exchange">
          <QrCode data={details.link} label={words.qr} />
          <p>{words.story.photos}</p>
        </div>
      )}
      <footer className="print-thanks">{words.story.thanks}</footer>
    </article>
  )
}
