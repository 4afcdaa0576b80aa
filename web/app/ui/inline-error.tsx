import { useTranslation } from '../i18n/use-translation.ts'

/** Something small could not be had: what it was, in a line, and a button to ask again. */
export function InlineError({ text, isRetrying, onRetry }: { text: string; isRetrying: boolean; onRetry: () => void }) {
  const { t } = useTranslation()
  return (
    <p className="inline-error" role="status">
      <span className="text-error">{text}</span>{' '}
      <button type="button" className="inline-error-retry" aria-busy={isRetrying || undefined} onClick={onRetry}>
        {t('retry')}
      </button>
    </p>
  )
}
