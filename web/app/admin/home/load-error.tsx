import { useRevalidator } from 'react-router'
import { useTranslation } from '../../i18n/use-translation.ts'
import { InlineError } from '../../ui/inline-error.tsx'

/** Replaces a part of the page that failed to load and offers a retry. */
export function LoadError() {
  const { t } = useTranslation('dashboard')
  const { revalidate, state } = useRevalidator()
  return <InlineError text={t('failed')} isRetrying={state === 'loading'} onRetry={() => void revalidate()} />
}
