import { useLocation } from 'react-router'
import { useTranslation } from '../../i18n/use-translation.ts'
import type { AdminFailure } from '../use-admin-request.ts'
import { useRevalidatePage } from '../use-revalidate-page.ts'
import { ConflictAlert } from './conflict-alert.tsx'
import { FailureBanner } from './failure-banner.tsx'

type NotesFailureProps = {
  failure: AdminFailure | null
  clearFailure: () => void
  isBusy: boolean
  /** Saves the user's notes in place of the other ones. */
  onKeep: () => void
  /** Discards the edits. */
  onDiscard: () => void
}

/** Why notes were not saved. If somebody else saved them meanwhile, the user chooses which to keep. */
export function NotesFailure({ failure, clearFailure, isBusy, onKeep, onDiscard }: NotesFailureProps) {
  const { t } = useTranslation('admin')
  const { pathname } = useLocation()
  const revalidatePage = useRevalidatePage()

  function take(): void {
    clearFailure()
    onDiscard()
    void revalidatePage()
  }

  if (failure?.code !== 'version_conflict') return <FailureBanner failure={failure} />
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
