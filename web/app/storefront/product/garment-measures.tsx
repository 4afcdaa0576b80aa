import { useTranslation } from 'react-i18next'
import type { Product } from '../../../../contract/catalogue.ts'

type Measurements = NonNullable<NonNullable<Product['facts']>['measurements']>

/** The piece itself, laid flat: a row for each size, a column for each measure. */
export function GarmentMeasures({ measurements, chosenSize }: { measurements: Measurements; chosenSize: string | undefined }) {
  const { t } = useTranslation('shop')
  const sizes = [...new Set(measurements.map(({ size }) => size))]
  const measures = [...new Set(measurements.map(({ what }) => what))]
  const cm = (size: string, what: string) => measurements.find((each) => each.size === size && each.what === what)?.cm
  const hasSizes = sizes.some(Boolean)
  return (
    <table className="size-table mt-6">
      <caption>{t('facts.measurements')}</caption>
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
              <td key={what}>{cm(size, what) === undefined ? '–' : t('facts.cm', { cm: cm(size, what) })}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
