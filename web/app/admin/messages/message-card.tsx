import Check from 'lucide-react/icons/check'
import Reply from 'lucide-react/icons/reply'
import Undo2 from 'lucide-react/icons/undo-2'
import type { WrittenMessage } from '../../../../contract/admin/messages.ts'
import { mailtoHref } from '../../../../contract/mailto.ts'
import { formatDateTime } from '../../i18n/format-date.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { EmailText } from '../components/email-text.tsx'
import { StatusBadge } from '../components/status-badge.tsx'

type MessageCardProps = { message: WrittenMessage; isBusy: boolean; onMark: (answered: boolean) => void }

export function MessageCard({ message: { fullName, email, message, language, createdAt, answered }, isBusy, onMark }: MessageCardProps) {
  const { t } = useTranslation('people')
  const shown = useLanguage()
  return (
    <li className="message-card">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <strong className="wrap-anywhere">{fullName}</strong>
        <time dateTime={createdAt} className="text-sm text-soft">
          {formatDateTime(createdAt, shown)}
        </time>
        {language === 'en' && <StatusBadge>{t('messages.reads')}</StatusBadge>}
      </p>
      <p className="text-sm text-soft">
        <EmailText email={email} />
      </p>
      <p className="message-text" lang={language}>
        {message}
      </p>
      {answered && <RepliedBy {...answered} />}
      <p className="message-actions">
        <a className="small-button" href={mailtoHref(email, t('messages.subject'))}>
          <Reply aria-hidden size={18} />
          <span className="wrap-anywhere">{t('messages.answer', { name: fullName })}</span>
        </a>
        <button
          type="button"
          className="small-button"
          disabled={isBusy}
          aria-label={t(answered ? 'messages.reopenOf' : 'messages.markOf', { name: fullName })}
          onClick={() => onMark(!answered)}
        >
          {answered ? <Undo2 aria-hidden size={18} /> : <Check aria-hidden size={18} />}
          {t(answered ? 'messages.reopen' : 'messages.mark')}
        </button>
      </p>
    </li>
  )
}

function RepliedBy({ at, by }: NonNullable<WrittenMessage['answered']>) {
  const { t } = useTranslation('people')
  const moment = formatDateTime(at, useLanguage())
  return (
    <p className="mb-3 text-sm text-soft">{by ? t('messages.answeredBy', { name: by, moment }) : t('messages.answeredAt', { moment })}</p>
  )
}
