import { featureIcons } from '../../../../contract/admin/content.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { SelectField } from '../../ui/forms/text-field.tsx'
import { Card } from '../components/card.tsx'
import { BilingualInput } from './fields.tsx'
import { ListEditor } from './list-editor.tsx'
import { useSettingsForm } from './settings-form.tsx'

const iconName = (icon: string) => icon.replace(/^feature-|\.svg$/g, '') as 'handmade' | 'gentle' | 'styles' | 'eco'

const emptyText = { vi: '', en: '' }

export function HomeTab() {
  const { t } = useTranslation('settings')
  const { draft, setText } = useSettingsForm()
  const { welcome, announcement, features, intro, pictureNote, buyNote, footerNote } = draft.texts
  return (
    <>
      <Card title={t('home.title')}>
        <div className="sheet-fields">
          <BilingualInput path="texts.welcome" label={t('home.welcome')} value={welcome} onChange={(text) => setText('welcome', text)} />
          <BilingualInput
            path="texts.intro"
            label={t('home.intro')}
            hint={t('home.introHint')}
            value={intro ?? emptyText}
            onChange={(text) => setText('intro', text)}
          />
          <BilingualInput
            path="texts.announcement"
            label={t('home.announcement')}
            hint={t('home.announcementHint')}
            value={announcement}
            onChange={(text) => setText('announcement', text)}
          />
          <BilingualInput
            path="texts.pictureNote"
            label={t('home.pictureNote')}
            hint={t('home.pictureNoteHint')}
            value={pictureNote ?? emptyText}
            onChange={(text) => setText('pictureNote', text)}
          />
          <BilingualInput
            path="texts.buyNote"
            label={t('home.buyNote')}
            hint={t('home.buyNoteHint')}
            value={buyNote ?? emptyText}
            onChange={(text) => setText('buyNote', text)}
          />
          <BilingualInput
            path="texts.footerNote"
            label={t('home.footerNote')}
            hint={t('home.footerNoteHint')}
            value={footerNote ?? emptyText}
            onChange={(text) => setText('footerNote', text)}
          />
        </div>
      </Card>
      <Card title={t('home.features')}>
        <ListEditor
          items={features}
          onChange={(next) => setText('features', next)}
          nameOf={({ title }, index) => title.vi || String(index + 1)}
          addLabel={t('home.addFeature')}
          make={() => ({ icon: featureIcons[0], title: { vi: '', en: '' }, description: { vi: '', en: '' } })}
          max={4}
        >
          {(feature, change, at) => (
            <>
              <SelectField
                label={t('home.icon')}
                name={`texts.features.${at}.icon`}
                value={feature.icon}
                onChange={(event) => change({ ...feature, icon: event.currentTarget.value })}
              >
                {featureIcons.map((icon) => (
                  <option key={icon} value={icon}>
                    {t(`home.icons.${iconName(icon)}`)}
                  </option>
                ))}
              </SelectField>
              <BilingualInput
                path={`texts.features.${at}.title`}
                label={t('home.featureTitle')}
                value={feature.title}
                onChange={(title) => change({ ...feature, title })}
              />
              <BilingualInput
                path={`texts.features.${at}.description`}
                label={t('home.featureText')}
                value={feature.description}
                onChange={(description) => change({ ...feature, description })}
              />
            </>
          )}
        </ListEditor>
      </Card>
    </>
  )
}
