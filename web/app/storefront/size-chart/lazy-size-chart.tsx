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

/** The size chart where few ask for it: its script comes with the first press. */
export function LazySizeChart(props: LazySizeChartProps) {
  const { isOpen, onClose } = props
  const { t } = useTranslation()
  const { component: SizeChartDialog, hasFailed, isLoading, retry } = useLazyComponent(load, isOpen)
  useCloseOnNavigation(onClose)
  if (!SizeChartDialog && !hasFailed) return isOpen ? <DelayedDots /> : null
  // Beside the drawer it was opened from: how that sets its words and its height is not for the chart.
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
