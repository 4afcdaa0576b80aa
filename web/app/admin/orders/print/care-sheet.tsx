import { CareSymbols } from '../../../care/care-symbols.tsx'
import { PrintShop } from './print-shop.tsx'
import { wordsOf } from './print-words.ts'
import type { SheetProps } from './sheet-props.ts'

/** For the buyer: how to wash what is in the parcel, by the symbols of each product. */
export function CareSheet({ order, details, sender, paper }: SheetProps) {
  const { words, care: texts } = wordsOf(order)
  return (
    <article className={`sheet-${paper} print-sheet`} lang={order.language} aria-label={order.orderNumber}>
      <header className="print-head">
        <PrintShop {...sender} />
        <h2 className="print-number">{words.care.title}</h2>
      </header>
      {details?.care.map(({ name, nameLanguage, care }) => (
        <section key={name} className="print-care">
          <h3 lang={nameLanguage}>{name}</h3>
          <CareSymbols care={care} texts={texts} />
        </section>
      ))}
      <footer className="print-thanks">{words.care.thanks}</footer>
    </article>
  )
}
