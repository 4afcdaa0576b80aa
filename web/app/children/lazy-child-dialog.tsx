import type { Child } from '../../../contract/children.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { Dialog } from '../ui/dialog.tsx'
import { DelayedDots } from '../ui/lazy/delayed-dots.tsx'
import { LazyError } from '../ui/lazy/lazy-error.tsx'
import { useLazyComponent } from '../ui/lazy/use-lazy-component.ts'
import type { ChildEntry } from './child-editor.tsx'
import { childrenTexts } from './children-texts.ts'

const load = async () => (await import('./child-dialog.tsx')).ChildDialog

/** A card to edit, or the list of all; null: closed. */
export type ChildDialogView = ChildEntry | 'list' | null

type LazyChildDialogProps = {
  view: ChildDialogView
  show: (view: ChildDialogView) => void
  /** A card was saved that was opened directly, not from the list. */
  onSaved?: (child: Child) => void
}

/** The cards of the children: few open them, so their script loads with the first press. */
export function LazyChildDialog(props: LazyChildDialogProps) {
  const { view, show } = props
  const { t } = useTranslation('children', childrenTexts)
  const { component: ChildDialog, hasFailed, isLoading, retry } = useLazyComponent(load, view !== null)
  if (ChildDialog) return <ChildDialog {...props} />
  if (!hasFailed) return view ? <DelayedDots /> : null
  return (
    <Dialog isOpen={view !== null} onClose={() => show(null)} title={t('title')}>
      <LazyError isRetrying={isLoading} onRetry={retry} />
    </Dialog>
  )
}
