import { useTranslation } from '../../i18n/use-translation.ts'
import { Card } from '../parts/card.tsx'
import { Line } from './fields.tsx'
import { useSettingsForm } from './settings-form.tsx'

export function MailPart() {
  const { t } = useTranslation('settings')
  const { draft, set } = useSettingsForm()
  const { mail, brand } = draft
  return (
    <Card title={t('parts.mail')}>
      <div className="sheet-fields">
        <Line
          path="mail.senderName"
          label={t('mail.senderName')}
          hint={t('mail.senderHint')}
          value={mail.senderName}
          onChange={(senderName) => set('mail', { ...mail, senderName })}
        />
        <Line
          path="mail.replyTo"
          label={t('mail.replyTo')}
          hint={brand.email ? t('mail.replyHint', { email: brand.email }) : t('mail.replyNone')}
          type="email"
          value={mail.replyTo}
          onChange={(replyTo) => set('mail', { ...mail, replyTo })}
        />
      </div>
    </Card>
  )
}
