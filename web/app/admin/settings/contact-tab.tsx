import { useTranslation } from '../../i18n/use-translation.ts'
import { SelectField } from '../../ui/forms/text-field.tsx'
import { Card } from '../components/card.tsx'
import { BilingualInput, TextInput } from './fields.tsx'
import { ListEditor } from './list-editor.tsx'
import type { SettingsDraft } from './settings-draft.ts'
import { useSettingsForm } from './settings-form.tsx'

const networks = ['facebook', 'instagram', 'tiktok', 'zalo'] as const
type Network = (typeof networks)[number]
/** The week starts on Monday, as usual in Vietnam. */
const weekDays = [1, 2, 3, 4, 5, 6, 0]
const dayNames = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const

export function ContactTab() {
  const { t } = useTranslation('settings')
  const { draft, set } = useSettingsForm()
  return (
    <>
      <Card title={t('socials.title')}>
        <ListEditor
          items={draft.socials}
          onChange={(socials) => set('socials', socials)}
          nameOf={({ name, network }) => name || network}
          addLabel={t('socials.add')}
          make={() => ({ network: 'facebook' as const, name: 'Facebook', url: '' })}
          max={8}
        >
          {(social, change, at) => (
            <div className="field-row">
              <SelectField
                label={t('socials.network')}
                name={`socials.${at}.network`}
                value={social.network}
                onChange={(event) => change({ ...social, network: event.currentTarget.value as Network })}
              >
                {networks.map((network) => (
                  <option key={network} value={network}>
                    {network[0]?.toUpperCase() + network.slice(1)}
                  </option>
                ))}
              </SelectField>
              <TextInput
                path={`socials.${at}.name`}
                label={t('socials.name')}
                value={social.name}
                onChange={(name) => change({ ...social, name })}
              />
              <TextInput
                path={`socials.${at}.url`}
                label={t('socials.url')}
                type="url"
                value={social.url}
                onChange={(url) => change({ ...social, url })}
              />
            </div>
          )}
        </ListEditor>
      </Card>
      <Card title={t('hours.title')}>
        <ListEditor
          items={draft.hours}
          onChange={(hours) => set('hours', hours)}
          nameOf={({ name }, index) => name.vi || String(index + 1)}
          addLabel={t('hours.add')}
          make={() => ({ name: { vi: '', en: '' }, days: [1, 2, 3, 4, 5, 6], open: '08:00', close: '17:00' })}
          max={10}
        >
          {(entry, change, at) => <HoursFields entry={entry} change={change} at={at} />}
        </ListEditor>
      </Card>
    </>
  )
}

type Entry = SettingsDraft['hours'][number]

function HoursFields({ entry, change, at }: { entry: Entry; change: (entry: Entry) => void; at: number }) {
  const { t } = useTranslation('settings')
  const toggle = (day: number) =>
    change({ ...entry, days: weekDays.filter((other) => (other === day ? !entry.days.includes(day) : entry.days.includes(other))) })
  return (
    <>
      <BilingualInput
        path={`hours.${at}.name`}
        label={t('hours.name')}
        value={entry.name}
        onChange={(name) => change({ ...entry, name })}
      />
      <fieldset className="week-days">
        <legend>{t('hours.days')}</legend>
        {weekDays.map((day) => (
          <label key={day} className="check">
            <input type="checkbox" name={`hours.${at}.days`} checked={entry.days.includes(day)} onChange={() => toggle(day)} />
            <span>{t(`hours.day.${dayNames[day] ?? 'sun'}`)}</span>
          </label>
        ))}
      </fieldset>
      <div className="field-row">
        <TextInput
          path={`hours.${at}.open`}
          label={t('hours.open')}
          type="time"
          value={entry.open}
          onChange={(open) => change({ ...entry, open })}
        />
        <TextInput
          path={`hours.${at}.close`}
          label={t('hours.close')}
          type="time"
          value={entry.close}
          onChange={(close) => change({ ...entry, close })}
        />
      </div>
    </>
  )
}
