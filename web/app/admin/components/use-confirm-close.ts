import { useTranslation } from '../../i18n/use-translation.ts'
import { confirm } from './confirm-store.ts'

/** Closes a dialog, after a confirmation if it has unsaved input. */
export function useConfirmClose(isDirty: boolean, onClose: () => void): () => void {
  const { t } = useTranslation('admin')
  async function leave(): Promise<void> {
    const question = { title: t('leave.title'), text: t('leave.text'), verb: t('leave.leave'), isDestructive: true }
    if (!isDirty || (await confirm(question))) onClose()
  }
  return () => void leave()
}
