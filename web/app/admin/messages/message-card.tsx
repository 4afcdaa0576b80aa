import Reply from 'lucide-react/icons/reply'
import { useTranslation } from 'react-i18next'
import type { WrittenMessage } from '../../../../contract/messages.admin.ts'
import { formatMoment } from '../../i18n/format-date.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { StatusBadge } from '../parts/status-badge.tsx'

export function MessageCard({ message: { fullName, email, message, language, createdAt } }: { message: WrittenMessage }) {
  const { t } = useTranslation('people')
  const shown = useLanguage()
  return (
    <li className="message-card">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <strong>{fullName}</strong>
        <time dateTime={createdAt} className="text-sm text-soft">
          {formatMoment(createdAt, shown)}
        </time>
        {language === 'en' && <StatusBadge>{t('messages.reads')}</StatusBadge>}
      </p>
      <p className="text-sm text-soft wrap-anywhere">{email}</p>
      <p className="message-words" lang={language}>
        {message}
      </p>
      <a className="small-button" href={`mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(t('messages.subject'))}`}>
        <Reply aria-hidden size={18} />
        {t('messages.answer', { name: fullName })}
      </a>
    </li>
  )
}
