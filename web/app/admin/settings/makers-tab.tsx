import { useTranslation } from '../../i18n/use-translation.ts'
import { Card } from '../components/card.tsx'
import { BilingualInput, TextInput } from './fields.tsx'
import { ListEditor } from './list-editor.tsx'
import { useSettingsForm } from './settings-form.tsx'

/** Who sews, as buyers read it on the page of their order. */
export function MakersTab() {
  const { t } = useTranslation('settings')
  const { draft, set } = useSettingsForm()
  return (
    <Card title={t('parts.makers')}>
      <p className="mb-3 text-sm text-soft">{t('makers.lead')}</p>
      <ListEditor
        items={draft.makers}
        onChange={(makers) => set('makers', makers)}
        nameOf={({ name }, index) => name || t('makers.number', { number: index + 1 })}
        addLabel={t('makers.add')}
        make={() => ({ name: '', words: { vi: '', en: '' } })}
        max={8}
      >
        {(maker, change, at) => (
          <>
            <TextInput
              path={`makers.${at}.name`}
              label={t('makers.name')}
              hint={t('makers.nameHint')}
              value={maker.name}
              maxLength={60}
              onChange={(name) => change({ ...maker, name })}
            />
            <BilingualInput
              path={`makers.${at}.words`}
              label={t('makers.words')}
              hint={t('makers.wordsHint')}
              value={maker.words}
              maxLength={200}
              onChange={(words) => change({ ...maker, words })}
            />
          </>
        )}
      </ListEditor>
    </Card>
  )
}
