import { useTranslation } from '../../i18n/use-translation.ts'
import { Card } from '../components/card.tsx'
import { BilingualInput } from './fields.tsx'
import { ParagraphsEditor } from './paragraphs-editor.tsx'
import { useSettingsForm } from './settings-form.tsx'

export function AboutTab() {
  const { t } = useTranslation('settings')
  const { draft, setText } = useSettingsForm()
  const { about } = draft.texts
  return (
    <Card title={t('parts.about')}>
      <div className="sheet-fields">
        <BilingualInput
          path="texts.about.title"
          label={t('about.title')}
          value={about.title}
          onChange={(title) => setText('about', { ...about, title })}
        />
        <ParagraphsEditor
          path="texts.about.paragraphs"
          paragraphs={about.paragraphs}
          onChange={(paragraphs) => setText('about', { ...about, paragraphs })}
        />
      </div>
    </Card>
  )
}
