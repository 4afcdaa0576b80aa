import { useLocation } from 'react-router'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useRevalidatePage } from '../use-revalidate-page.ts'
import { ConflictAlert } from './conflict-alert.tsx'

type NotesConflictProps = {
  isBusy: boolean
  /** Saves the user's notes in place of the other ones. */
  onKeep: () => void
  /** Discards the edits. */
  onDiscard: () => void
}

/** Somebody else saved the notes that are being written. */
export function NotesConflict({ isBusy, onKeep, onDiscard }: NotesConflictProps) {
  const { t } = useTranslation('admin')
  const { pathname } = useLocation()
  const revalidatePage = useRevalidatePage()

  function take(): void {
    onDiscard()
    void revalidatePage()
  }

  return (
    <ConflictAlert
      title={t('conflict.notesTitle')}
      text={t('conflict.notesText')}
      seeAt={pathname}
      isBusy={isBusy}
      onResolve={(isMine) => (isMine ? onKeep() : take())}
    />
  )
}
