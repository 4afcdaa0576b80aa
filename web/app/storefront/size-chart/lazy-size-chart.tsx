import type { ComponentProps } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { useCloseOnNavigation } from '../../ui/hooks/use-close-on-navigation.ts'
import { DelayedDots } from '../../ui/lazy/delayed-dots.tsx'
import { LazyError } from '../../ui/lazy/lazy-error.tsx'
import { useLazyComponent } from '../../ui/lazy/use-lazy-component.ts'

const load = async () => (await import('./size-chart-dialog.tsx')).SizeChartDialog

type LazySizeChartProps = ComponentProps<Awaited<ReturnType<typeof load>>>

/** The size chart on pages where few open it: its script loads with the first press. */
export function LazySizeChart(props: LazySizeChartProps) {
  const { isOpen, onClose } = props
  const { t } = useTranslation()
  const { component: SizeChartDialog, hasFailed, isLoading, retry } = useLazyComponent(load, isOpen)
  useCloseOnNavigation(onClose)
  if (!SizeChartDialog && !hasFailed) return isOpen ? <DelayedDots /> : null
  // Rendered outside the drawer that opens it, so that the drawer's text and height styles do not apply.
  return createPortal(
    SizeChartDialog ? (
      <SizeChartDialog {...props} />
    ) : (
      <Dialog isOpen={isOpen} onClose={onClose} title={t('sizeChart')}>
        <LazyError isRetrying={isLoading} onRetry={retry} />
      </Dialog>
    ),
    document.body,
  )
}
