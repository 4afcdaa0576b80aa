import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'

/** What went wrong and the one thing to do; what was typed stays. */
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
