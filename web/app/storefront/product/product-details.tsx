import type { Product } from '../../../../contract/catalogue.ts'
import { CareSymbols } from '../../care/care-symbols.tsx'
import { useTextLanguage } from '../../i18n/use-text-language.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Fold } from '../../ui/fold.tsx'
import { productTexts } from '../size-chart/product-texts.ts'

/** The product's facts: fabric, origin, feel, care. */
export function ProductDetails({ facts }: { facts: NonNullable<Product['facts']> }) {
  const { t } = useTranslation('shop', productTexts)
  const languageOf = useTextLanguage()
  const filled = (['fabric', 'origin', 'skin'] as const).filter((fact) => facts[fact])
  return (
    <Fold title={<h2>{t('product.facts')}</h2>} className="product-fold product-details">
      {filled.length > 0 && (
        <dl>
          {filled.map((fact) => (
            <div key={fact}>
              <dt>{t(`facts.${fact}`)}</dt>
              <dd lang={languageOf(facts[fact] ?? '')}>{facts[fact]}</dd>
            </div>
          ))}
        </dl>
      )}
      {facts.care && facts.care.length > 0 && (
        <>
          <h3 className="mt-6 mb-3 text-base">{t('facts.care')}</h3>
          <CareSymbols care={facts.care} />
        </>
      )}
    </Fold>
  )
}
