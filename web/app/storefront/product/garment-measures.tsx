import type { Product } from '../../../../contract/catalogue.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Fold } from '../../ui/fold.tsx'
import { formatMeasure } from '../size-chart/measures.ts'
import { productTexts } from '../size-chart/product-texts.ts'

type Measurements = NonNullable<Product['facts']>['measurements']

/** The measurements of the garment laid flat: a row per size, a column per measure. */
export function GarmentMeasures({ measurements, chosenSize }: { measurements: Measurements; chosenSize: string | undefined }) {
  const { t } = useTranslation('shop', productTexts)
  const isEnglish = useLanguage() === 'en'
  if (!measurements || measurements.length === 0) return null
  const sizes = [...new Set(measurements.map(({ size }) => size))]
  const measures = [...new Set(measurements.map(({ what }) => what))]
  function cm(size: string, what: string): string {
    const found = measurements?.find((each) => each.size === size && each.what === what)?.cm
    return found === undefined ? '–' : formatMeasure(found, isEnglish)
  }
  const hasSizes = sizes.some(Boolean)
  return (
    <Fold title={<h2>{t('facts.measurements')}</h2>} className="product-fold">
      <table className="size-table">
        <caption className="sr-only">{t('facts.measurements')}</caption>
        <thead>
          <tr>
            {hasSizes && <th scope="col">{t('sizes.size')}</th>}
            {measures.map((what) => (
              <th key={what} scope="col">
                {what}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sizes.map((size) => (
            <tr key={size} data-chosen={(hasSizes && size === chosenSize) || undefined}>
              {hasSizes && <th scope="row">{size}</th>}
              {measures.map((what) => (
                <td key={what}>{cm(size, what)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Fold>
  )
}
