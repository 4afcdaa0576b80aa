import { useTranslation } from '../i18n/use-translation.ts'

/** A one-line error for a small part that failed to load, with a retry button. */
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
