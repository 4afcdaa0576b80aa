import type { SizeChart } from '../../../../contract/content.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import type { SizeRow } from './find-size.rule.ts'
import { formatRange, toInches, toPounds } from './measures.ts'
import { productTexts } from './product-texts.ts'
import { SizeAgeText } from './size-age-text.tsx'

export type SizeGroupName = 'baby' | 'kids'

type SizeChartTablesProps = {
  chart: SizeChart
  /** The group of the current product, shown first. */
  first?: SizeGroupName | undefined
  /** The size whose row is highlighted. */
  marked?: string | undefined
}

/** Two tables: babies by months, children by years. */
export function SizeChartTables({ chart, first = 'baby', marked }: SizeChartTablesProps) {
  const groups: SizeGroupName[] = first === 'baby' ? ['baby', 'kids'] : ['kids', 'baby']
  return (
    <div className="size-tables">
      {groups.map((group) => chart[group].length > 0 && <SizeTable key={group} group={group} rows={chart[group]} marked={marked} />)}
    </div>
  )
}

function SizeTable({ group, rows, marked }: { group: SizeGroupName; rows: readonly SizeRow[]; marked: string | undefined }) {
  const { t } = useTranslation('shop', productTexts)
  const isEnglish = useLanguage() === 'en'
  return (
    <div className="size-table-frame">
      <table className="size-table">
        <caption>{t(`sizeNames.${group}`)}</caption>
        <thead>
          <tr>
            <th scope="col">{t('sizes.size')}</th>
            <th scope="col">{t('sizes.heightHead')}</th>
            <th scope="col">{t('sizes.weightHead')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ size, heightMin, heightMax, weightMin, weightMax }) => (
            <tr key={size} data-chosen={size === marked || undefined}>
              <th scope="row">
                {size}
                <span className="size-table-detail">
                  <SizeAgeText size={size} />
                </span>
              </th>
              <td>
                {formatRange(heightMin, heightMax, isEnglish)}
                {isEnglish && <span className="size-table-detail">{toInches(heightMin, heightMax)}</span>}
              </td>
              <td>
                {formatRange(weightMin, weightMax, isEnglish)}
                {isEnglish && <span className="size-table-detail">{toPounds(weightMin, weightMax)}</span>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
