import { Suspense, useMemo, useRef, useState } from 'react'
import { unitPrice } from '../../../../contract/money.ts'
import { type ChildDialogView, LazyChildDialog } from '../../children/lazy-child-dialog.tsx'
import { useBilingual } from '../../i18n/use-bilingual.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { ProductGrid } from '../product-card/product-card.tsx'
import { RecentlyViewed } from '../recently-viewed/recently-viewed.tsx'
import { useRememberViewed } from '../recently-viewed/viewed-products-store.ts'
import { productTexts } from '../size-chart/product-texts.ts'
import { SizeChartDialog } from '../size-chart/size-chart-dialog.tsx'
import { sizeChartAnchor } from '../size-chart/size-chart-link.ts'
import { hasSizes, SizeChartSection } from '../size-chart/size-chart-section.tsx'
import { useChartDialog } from '../size-chart/use-chart-dialog.ts'
import type { AddToCartRefusal } from './add-to-cart.action.ts'
import { AskOnZalo } from './ask-on-zalo.tsx'
import { BuyBar } from './buy-bar.tsx'
import { BuyForm } from './buy-form.tsx'
import { pricedSize } from './choose-variant.rule.ts'
import { DeliveryLines } from './delivery-lines.tsx'
import { Gallery } from './gallery/gallery.tsx'
import { GarmentMeasures } from './garment-measures.tsx'
import { LazyBackInStockForm } from './lazy-back-in-stock-form.tsx'
import { LazyChildFit } from './lazy-child-fit.tsx'
import type { LoadedProduct } from './load-product.ts'
import { Paragraphs } from './paragraphs.tsx'
import { ProductBadge } from './product-badge.tsx'
import { ProductDetails } from './product-details.tsx'
import { ProductHead } from './product-head.tsx'
import { ProductTitle } from './product-title.tsx'
import { Reviews } from './reviews/reviews.tsx'
import { Share } from './share.tsx'
import { focusGroup, useAddToCart } from './use-add-to-cart.ts'
import { usePersonalization } from './use-personalization.ts'
import { useVariantChoice } from './use-variant-choice.ts'

/** The product page: images, choice, buying, details and reviews. */
export function ProductView({ loaded, refusal }: { loaded: LoadedProduct; refusal: AddToCartRefusal | undefined }) {
  const { t } = useTranslation('shop', productTexts)
  const { product, related, reviews, areas, sizeChart, returnsPromise, pictureNote, buyNote } = loaded
  const read = useBilingual()
  const { choice, choose } = useVariantChoice(product, refusal)
  const personalization = usePersonalization(product, refusal)
  const buying = useAddToCart(product, choice, { personalization, refusal })
  const button = useRef<HTMLDivElement>(null)
  const sizes = product.sizes.map(({ size }) => size)
  const reviewed = useMemo(() => ({ _id: product._id, slug: product.slug, isSized: product.sizes.length > 0 }), [product])
  const isSized = sizes.length > 0 && (sizeChart === undefined || hasSizes(sizeChart))
  const [childDialog, showChildDialog] = useState<ChildDialogView>(null)
  const chooseSize = (name: string) => choose({ size: product.sizes.find(({ size }) => size === name) ?? null })
  const chart = useChartDialog(`#${sizeChartAnchor}`, {
    choose: chooseSize,
    focusChosen: () => focusGroup('size'),
  })
  useRememberViewed(product._id)
  const price = unitPrice(product, pricedSize(product, choice))
  return (
    <div className="page-width product-page">
      <ProductHead product={product} areas={areas ?? []} choice={choice} />
      <div className="product-columns">
        <Gallery color={choice.color ?? product.colors[0]} badge={<ProductBadge product={product} />} note={read(pictureNote)} />
        <div id="product-info" tabIndex={-1} className="product-info">
          <ProductTitle product={product} choice={choice} extra={personalization.extra} hasReviews={reviews !== null} />
          <BuyForm
            product={product}
            choice={choice}
            choose={choose}
            personalization={personalization}
            buying={buying}
            chart={isSized ? chart.link : undefined}
            button={button}
            sizeAdvice={
              isSized &&
              hasSizes(sizeChart) && (
                <LazyChildFit chart={sizeChart} offered={sizes} chosen={choice.size?.size} onChoose={chooseSize} onEdit={showChildDialog} />
              )
            }
          />
          <div className="product-ask">
            <AskOnZalo product={product} choice={choice} />
            <Share name={product.name} slug={product.slug} />
          </div>
          <LazyBackInStockForm product={product} choice={choice} isSoldOut={buying.isSoldOut} />
          <DeliveryLines
            product={product}
            price={price + personalization.extra}
            areas={areas}
            returnsPromise={returnsPromise}
            note={read(buyNote)}
          />
        </div>
      </div>
      <div className="product-story">
        {product.description && (
          <section aria-labelledby="description">
            <h2 id="description" className="stitched">
              {t('product.description')}
            </h2>
            <Paragraphs text={product.description} />
          </section>
        )}
        <div className="product-folds">
          {product.facts && <ProductDetails facts={product.facts} />}
          <GarmentMeasures measurements={product.facts?.measurements} chosenSize={choice.size?.size} />
          <Suspense>
            {isSized && hasSizes(sizeChart) && <SizeChartSection chart={sizeChart} offered={sizes} marked={choice.size?.size} />}
          </Suspense>
        </div>
      </div>
      {reviews && <Reviews shown={reviews} product={reviewed} />}
      {related.length > 0 && (
        <section aria-labelledby="related" className="product-section">
          <h2 id="related" className="stitched mb-3 md:mb-6">
            {t('product.related')}
          </h2>
          <ProductGrid products={related} className="product-related" />
        </section>
      )}
      <RecentlyViewed except={product._id} />
      {chart.wasOpened && <SizeChartDialog {...chart.dialog} chart={sizeChart} offered={sizes} chosen={choice.size?.size} />}
      <LazyChildDialog view={childDialog} show={showChildDialog} />
      <BuyBar product={product} choice={choice} extra={personalization.extra} buying={buying} button={button} />
    </div>
  )
}
