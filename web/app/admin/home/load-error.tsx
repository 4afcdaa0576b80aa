import { useRevalidator } from 'react-router'
import { useTranslation } from '../../i18n/use-translation.ts'
import { InlineError } from '../../ui/inline-error.tsx'

/** In the place of what the page came without: another try. */
export function LoadError() {
  const { t } = useTranslation('dashboard')
  const { revalidate, state } = useRevalidator()
  return <InlineError text={t('failed')} isRetrying={state === 'loading'} onRetry={() => void revalidate()} />
}
