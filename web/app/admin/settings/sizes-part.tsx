import { useTranslation } from '../../i18n/use-translation.ts'
import { Card } from '../parts/card.tsx'
import { Line, Numeral } from './fields.tsx'
import { ListEditor } from './list-editor.tsx'
import { useSettingsForm } from './settings-form.tsx'

const measures = ['heightMin', 'heightMax', 'weightMin', 'weightMax'] as const

/** Centimetres and kilograms; who wears what is found by it in the shop. */
export function SizesPart() {
  const { t } = useTranslation('settings')
  const { draft, set } = useSettingsForm()
  const { sizeChart } = draft
  return (['baby', 'kids'] as const).map((group) => (
    <Card key={group} title={t(`sizes.${group}`)}>
      <ListEditor
        items={sizeChart[group]}
        onChange={(rows) => set('sizeChart', { ...sizeChart, [group]: rows })}
        nameOf={({ size }, index) => size || String(index + 1)}
        addLabel={t('sizes.add')}
        make={() => ({ size: '', heightMin: Number.NaN, heightMax: Number.NaN, weightMin: Number.NaN, weightMax: Number.NaN })}
        most={30}
      >
        {(row, change, at) => (
          <div className="field-row">
            <Line
              path={`sizeChart.${group}.${at}.size`}
              label={t('sizes.size')}
              value={row.size}
              onChange={(size) => change({ ...row, size })}
            />
            {measures.map((measure) => (
              <Numeral
                key={measure}
                path={`sizeChart.${group}.${at}.${measure}`}
                label={t(`sizes.${measure}`)}
                value={row[measure]}
                onChange={(value) => change({ ...row, [measure]: value })}
              />
            ))}
          </div>
        )}
      </ListEditor>
    </Card>
  ))
}
