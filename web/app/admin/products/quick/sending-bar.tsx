import { useTranslation } from '../../../i18n/use-translation.ts'
import { Alert } from '../../../ui/alert.tsx'
import { BouncingDots } from '../../../ui/bouncing-dots.tsx'
import { Button } from '../../../ui/button.tsx'
import type { useQuickEntry } from './use-quick-entry.ts'

/** The progress of the submission, or why it waits. */
export function SendingBar({ entry: { state, step, send, stop } }: { entry: ReturnType<typeof useQuickEntry> }) {
  const { t } = useTranslation('products')
  if (state === 'entering') return null
  if (state === 'waiting') {
    return (
      <Alert tone="warning" role="status" title={t('quickEntry.waiting')} className="mt-4">
        <div className="mt-3 flex flex-wrap gap-2">
          <Button onClick={() => void send()}>{t('quickEntry.retry')}</Button>
          <Button look="secondary" onClick={stop}>
            {t('quickEntry.stop')}
          </Button>
        </div>
      </Alert>
    )
  }
  return (
    <div className="quick-sending" role="status">
      <BouncingDots />
      <p>{step?.kind === 'photo' ? t('quickEntry.sendingPhoto', step) : t('quickEntry.sendingProduct')}</p>
      <Button look="secondary" onClick={stop}>
        {t('quickEntry.stop')}
      </Button>
    </div>
  )
}
