import { type RefObject, useEffect, useState } from 'react'
import type { Product } from '../../../../contract/catalogue.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { Picture } from '../../ui/picture.tsx'
import { productTexts } from '../size-chart/product-texts.ts'
import type { VariantChoice } from './choose-variant.rule.ts'
import { ProductPrice } from './product-price.tsx'
import type { AddToCart } from './use-add-to-cart.ts'

type BuyBarProps = { product: Product; choice: VariantChoice; extra: number; buying: AddToCart; button: RefObject<HTMLElement | null> }

/** Appears at the bottom once the buy button has scrolled off the top, and hides at the footer. */
export function BuyBar({ product, choice, extra, buying, button }: BuyBarProps) {
  const { t } = useTranslation('shop', productTexts)
  const language = useLanguage()
  const isShown = useIsPast(button)
  const picture = (choice.color ?? product.colors[0])?.images[0]
  const options = [choice.color?.label, choice.size?.size].filter(Boolean).join(' · ')
  if (!isShown) return null
  return (
    <section className="buy-bar" aria-label={t('product.buyBar')}>
      <div className="page-width buy-bar-row">
        {picture && <Picture picture={picture} sizes="48px" upTo={320} decorative className="buy-bar-picture" />}
        <div className="buy-bar-text min-w-0 grow">
          <p className="buy-bar-name" lang={product.nameLanguage === language ? undefined : product.nameLanguage}>
            {product.name}
          </p>
          <p className="buy-bar-options">{options || t('product.chooseFirst')}</p>
        </div>
        <ProductPrice product={product} choice={choice} extra={extra} className="buy-bar-price" />
        <Button
          look={buying.isSoldOut ? 'secondary' : 'primary'}
          busy={buying.isBusy}
          onClick={({ detail }) => detail <= 1 && void buying.addToCart()}
        >
          {buying.isSoldOut ? t('product.soldOutButton') : t('product.add')}
        </Button>
      </div>
    </section>
  )
}

const belowHeader = '-96px 0px 1000000px'

function useIsPast(button: RefObject<HTMLElement | null>): boolean {
  const [isPast, setPast] = useState(false)
  const [isAtEnd, setAtEnd] = useState(false)
  useEffect(() => {
    const footer = document.querySelector('.shop-footer')
    const ends = new IntersectionObserver((entries) => setAtEnd(entries.some(({ isIntersecting }) => isIntersecting)))
    // Extends the observed area far below the screen, so that only elements that left at the top count as past.
    const tops = new IntersectionObserver((entries) => setPast(entries.every(({ isIntersecting }) => !isIntersecting)), {
      rootMargin: belowHeader,
    })
    if (button.current) tops.observe(button.current)
    if (footer) ends.observe(footer)
    return () => {
      tops.disconnect()
      ends.disconnect()
    }
  }, [button])
  return isPast && !isAtEnd
}
