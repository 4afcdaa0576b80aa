import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'

/** The error and a retry button; the typed text stays. */
export function SearchError({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { t } = useTranslation(['shop', 'common'])
  return (
    <div className="quick-note">
      <p className="font-bold text-error">{t('quick.failed')}</p>
      <p className="text-soft">{error.message}</p>
      <Button look="secondary" className="mt-3" onClick={onRetry}>
        {t('common:retry')}
      </Button>
    </div>
  )
}
