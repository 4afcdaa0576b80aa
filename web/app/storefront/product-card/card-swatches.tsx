import { useTranslation } from '../../i18n/use-translation.ts'
import type { CardProduct } from './card-product.ts'

const shown = 3

/** The colours of a product; pressing one shows the product in it. */
export function CardSwatches({
  product,
  lang,
  chosen,
  onChoose,
}: {
  product: CardProduct
  /** Of the product's name, where it is not the page's. */
  lang: string | undefined
  chosen: string | undefined
  onChoose: (id: string) => void
}) {
  const { t } = useTranslation('shop')
  const more = product.colors.length - shown
  return (
    <ul className="card-swatches" aria-label={t('card.colors')}>
      {product.colors.slice(0, shown).map(({ id, label, hex }) => (
        <li key={id}>
          <button
            type="button"
            aria-pressed={id === chosen}
            lang={lang}
            aria-label={t('card.showColor', { name: product.name, color: label })}
            title={label}
            onClick={() => onChoose(id)}
          >
            <Swatch hex={hex} isChosen={id === chosen && product.colors.length > 1} />
          </button>
        </li>
      ))}
      {more > 0 && (
        <li className="text-sm text-soft">
          <span aria-hidden="true">+{more}</span>
          <span className="sr-only">{t('card.moreColors', { count: more })}</span>
        </li>
      )}
    </ul>
  )
}

/**
 * A round colour sample, drawn in product-card.css. Its colour is an SVG attribute, because the CSP allows no inline style. The second
 * circle marks it as chosen.
 */
export function Swatch({ hex, isChosen = false }: { hex: string; isChosen?: boolean }) {
  return (
    <svg aria-hidden="true" className="swatch" fill={hex}>
      <circle />
      {isChosen && <circle />}
    </svg>
  )
}
