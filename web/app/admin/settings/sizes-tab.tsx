import { useTranslation } from '../../i18n/use-translation.ts'
import { Card } from '../components/card.tsx'
import { NumberInput, TextInput } from './fields.tsx'
import { ListEditor } from './list-editor.tsx'
import { useSettingsForm } from './settings-form.tsx'

const measures = ['heightMin', 'heightMax', 'weightMin', 'weightMax'] as const

/** The size chart in centimetres and kilograms; the shop's size advice uses it. */
export function SizesTab() {
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
        max={30}
      >
        {(row, change, at) => (
          <div className="field-row">
            <TextInput
              path={`sizeChart.${group}.${at}.size`}
              label={t('sizes.size')}
              value={row.size}
              onChange={(size) => change({ ...row, size })}
            />
            {measures.map((measure) => (
              <NumberInput
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
