import { useState } from 'react'
import { type OfficeSettings, OfficeSettingsAnswer, SettingsMessage } from '../../../../contract/content.admin.ts'
import { browserApi } from '../../browser-api.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { toast } from '../../ui/toast.tsx'
import { useDraft } from '../parts/use-draft.ts'
import { useAdminCall } from '../use-admin-call.ts'
import { useAdminRead } from '../use-admin-read.ts'
import { toChange, toDraft } from './settings-draft.ts'

/** The settings as they are being written, and saved: all parts of the screen at once, each only where it was changed. */
export function useSettings(loaded: OfficeSettings) {
  const { t } = useTranslation('admin')
  const { draft, set, change, isDirty, reset, keep, settle } = useDraft(toDraft(loaded))
  // Beside the draft, not from the loader: it belongs to what the draft was made from.
  const [kept, setKept] = useState({ draft: toDraft(loaded), version: loaded.version })
  const { call, isBusy, failure, clearFailure } = useAdminCall()
  const { read, unread, isReading, forget } = useAdminRead()

  /** False where it was refused. */
  async function save(version = kept.version): Promise<boolean> {
    forget()
    const answer = await call('PATCH', '/api/settings', toChange(kept.draft, draft, version), SettingsMessage, { isQuiet: true })
    if (!answer) return false
    const { settings } = answer.data
    setKept({ draft: toDraft(settings), version: settings.version })
    settle(toDraft(settings))
    toast({ text: t('saved') })
    return true
  }

  /** Somebody else saved meanwhile: `isMine`, what was changed here is written on top of theirs; otherwise theirs is taken. */
  async function resolve(isMine: boolean): Promise<boolean> {
    const now = await read(async () => (await browserApi().get('/api/settings/office', OfficeSettingsAnswer)).data.settings)
    if (!now) return false
    if (isMine) return save(now.version)
    clearFailure()
    setKept({ draft: toDraft(now), version: now.version })
    keep(toDraft(now))
    return false
  }

  function takeBack(): void {
    forget()
    clearFailure()
    reset()
  }

  return { draft, saved: kept.draft, set, change, isDirty, isBusy: isBusy || isReading, failure, unread, save, resolve, takeBack }
}
