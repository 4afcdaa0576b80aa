import { useRevalidator } from 'react-router'
import { useTranslation } from '../../i18n/use-translation.ts'
import { FailedLine } from '../../ui/failed-line.tsx'

/** In the place of what the page came without: another try. */
export function UnreadPart() {
  const { t } = useTranslation('dashboard')
  const { revalidate, state } = useRevalidator()
  return <FailedLine text={t('failed')} isRetrying={state === 'loading'} onRetry={() => void revalidate()} />
}
