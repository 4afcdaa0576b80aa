import { useTranslation } from 'react-i18next'
import type { Product } from '../../../../contract/catalogue.ts'
import { CareSymbols } from './care-symbols.tsx'
import { GarmentMeasures } from './garment-measures.tsx'

/** What the maker knows of it: the cloth, where it comes from, how it feels, how to look after it, what it measures. */
export function ProductFacts({ facts, chosenSize }: { facts: NonNullable<Product['facts']>; chosenSize: string | undefined }) {
  const { t } = useTranslation('shop')
  const told = (['fabric', 'origin', 'skin'] as const).filter((fact) => facts[fact])
  return (
    <section aria-labelledby="facts" className="product-facts card">
      <h2 id="facts" className="stitched text-xl">
        {t('product.facts')}
      </h2>
      {told.length > 0 && (
        <dl>
          {told.map((fact) => (
            <div key={fact}>
              <dt>{t(`facts.${fact}`)}</dt>
              <dd>{facts[fact]}</dd>
            </div>
          ))}
        </dl>
      )}
      {facts.care && facts.care.length > 0 && (
        <>
          <h3 className="mt-6 mb-3">{t('facts.care')}</h3>
          <CareSymbols care={facts.care} />
        </>
      )}
      {facts.measurements && facts.measurements.length > 0 && <GarmentMeasures measurements={facts.measurements} chosenSize={chosenSize} />}
    </section>
  )
}
