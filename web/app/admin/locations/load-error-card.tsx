import { useRevalidator } from 'react-router'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Alert } from '../../ui/alert.tsx'
import { Card } from '../components/card.tsx'

/** Replaces a list that failed to load: names it and offers a retry. */
export function LoadErrorCard({ title, failed }: { title: string; failed: string }) {
  const { t } = useTranslation()
  const { revalidate, state } = useRevalidator()
  return (
    <Card title={title}>
      <Alert title={failed}>
        <button type="button" className="small-button mt-2" aria-busy={state === 'loading' || undefined} onClick={() => void revalidate()}>
          {t('retry')}
        </button>
      </Alert>
    </Card>
  )
}
