import type { ComponentProps } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { LateDots } from '../../ui/late-dots.tsx'
import { PartFailed } from '../../ui/part-failed.tsx'
import { useCloseOnMove } from '../../ui/use-close-on-move.ts'
import { useLatePart } from '../../ui/use-late-part.ts'

const load = async () => (await import('./size-chart-dialog.tsx')).SizeChartDialog

type LateSizeChartProps = ComponentProps<Awaited<ReturnType<typeof load>>>

/** The size chart where few ask for it: its script comes with the first press. */
export function LateSizeChart(props: LateSizeChartProps) {
  const { isOpen, onClose } = props
  const { t } = useTranslation()
  const { part: SizeChartDialog, hasFailed, isLoading, retry } = useLatePart(load, isOpen)
  useCloseOnMove(onClose)
  if (!SizeChartDialog && !hasFailed) return isOpen ? <LateDots /> : null
  // Beside the drawer it was opened from: how that sets its words and its height is not for the chart.
  return createPortal(
    SizeChartDialog ? (
      <SizeChartDialog {...props} />
    ) : (
      <Dialog isOpen={isOpen} onClose={onClose} title={t('sizeChart')}>
        <PartFailed isRetrying={isLoading} onRetry={retry} />
      </Dialog>
    ),
    document.body,
  )
}
