import type { ComponentProps } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { DelayedDots } from '../../ui/lazy/delayed-dots.tsx'
import { LazyError } from '../../ui/lazy/lazy-error.tsx'
import { useLazyComponent } from '../../ui/lazy/use-lazy-component.ts'
import { productTexts } from '../size-chart/product-texts.ts'

const load = async () => (await import('./question-dialog.tsx')).QuestionDialog

type LazyQuestionDialogProps = ComponentProps<Awaited<ReturnType<typeof load>>>

/** Needed only where the browser refuses to copy. */
export function LazyQuestionDialog(props: LazyQuestionDialogProps) {
  const { isOpen, onClose } = props
  const { t } = useTranslation('shop', productTexts)
  const { component: QuestionDialog, hasFailed, isLoading, retry } = useLazyComponent(load, isOpen)
  if (QuestionDialog) return <QuestionDialog {...props} />
  if (!hasFailed) return isOpen ? <DelayedDots /> : null
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('ask.title')}>
      <LazyError isRetrying={isLoading} onRetry={retry} />
    </Dialog>
  )
}
