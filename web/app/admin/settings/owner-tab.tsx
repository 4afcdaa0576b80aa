import { useTranslation } from '../../i18n/use-translation.ts'
import { Card } from '../components/card.tsx'
import { TextInput } from './fields.tsx'
import { useSettingsForm } from './settings-form.tsx'

/** The seller's details, which the law requires in the footer of every page. */
export function OwnerTab() {
  const { t } = useTranslation('settings')
  const { draft, set } = useSettingsForm()
  const { owner } = draft
  const line = (name: keyof typeof owner, type = 'text', hint?: string) => (
    <TextInput
      path={`owner.${name}`}
      label={t(`owner.${name}`)}
      type={type}
      {...(hint ? { hint } : {})}
      value={owner[name] ?? ''}
      onChange={(value) => set('owner', { ...owner, [name]: value })}
    />
  )
  return (
    <Card title={t('parts.owner')}>
      <p className="mb-4 text-soft">{t('owner.why')}</p>
      <div className="sheet-fields">
        {line('name')}
        {line('address')}
        <div className="settings-two">
          {line('taxCode')}
          {line('person')}
          {line('phone', 'tel')}
          {line('email', 'email')}
        </div>
        {line('noticeUrl', 'url', t('owner.noticeHint'))}
      </div>
    </Card>
  )
}
