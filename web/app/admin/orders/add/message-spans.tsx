import type { ReadMessage } from '../../../../../contract/admin/read-message.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { splitBySpans } from './split-by-spans.rule.ts'

type MessageSpansProps = { text: string; reading: Pick<ReadMessage['data'], 'spans' | 'unsure'> }

/** The message, with what was read from it: each field's place and name, doubtful ones marked. */
export function MessageSpans({ text, reading: { spans, unsure } }: MessageSpansProps) {
  const { t } = useTranslation('orders')
  const isDoubtful = (field: string) => unsure.some((each) => each === field || each.startsWith(`${field}.`))
  const nameOf = (field: string) => t(`addPage.fields.${field.replace(/\..*$/, '') as 'items'}`)
  return (
    <details className="message-spans" open>
      <summary>{t('addPage.readSpans')}</summary>
      <p lang="vi">
        {splitBySpans(text, spans).map(({ start, text: part, field }) =>
          field === null ? (
            <span key={start}>{part}</span>
          ) : (
            <mark key={start} data-unsure={isDoubtful(field) || undefined}>
              {part}
              <small> {isDoubtful(field) ? t('addPage.doubtful', { field: nameOf(field) }) : nameOf(field)}</small>
            </mark>
          ),
        )}
      </p>
    </details>
  )
}
