import { useState } from 'react'
import { type AdminSettings, AdminSettingsResponse, SettingsMessage } from '../../../../contract/admin/content.ts'
import { browserApi } from '../../api/browser-api.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { toast } from '../../ui/toast.tsx'
import { useStoredDraft } from '../components/stored-draft/use-stored-draft.ts'
import { useDraft } from '../components/use-draft.ts'
import { useAdminRead } from '../use-admin-read.ts'
import { useAdminRequest } from '../use-admin-request.ts'
import { type SettingsDraft, toChange, toDraft } from './settings-draft.ts'

/** The draft of the settings and its save, which covers all tabs but sends only the changed parts. */
export function useSettings(loaded: AdminSettings) {
  const { t } = useTranslation('admin')
  const editing = useDraft(toDraft(loaded))
  const { draft, set, change, isDirty, reset, replace, mergeSaved: settle } = editing
  const stored = useStoredDraft('settings', editing)
  // State instead of loader data: it must match the version the draft was made from.
  const [saved, setSaved] = useState({ draft: toDraft(loaded), version: loaded.version })
  const { call, isBusy, failure, clearFailure } = useAdminRequest()
  const { read, failure: readFailure, isReading, clearFailure: forget } = useAdminRead()

  /** Returns false if the API refused. `more`: what is saved with the draft. */
  async function save(version = saved.version, more: Partial<SettingsDraft> = {}): Promise<boolean> {
    forget()
    const response = await call('PATCH', '/api/settings', toChange(saved.draft, { ...draft, ...more }, version), SettingsMessage, {
      skipRevalidate: true,
    })
    if (!response) return false
    const { settings } = response.data
    setSaved({ draft: toDraft(settings), version: settings.version })
    settle(toDraft(settings))
    toast({ text: t('saved') })
    return true
  }

  /**
   * Resolves a conflict with another user's save. `isMine`: saves the user's changes on top of the other version;
   * otherwise takes the other version.
   */
  async function resolve(isMine: boolean): Promise<boolean> {
    const now = await read(async () => (await browserApi().get('/api/settings/admin', AdminSettingsResponse)).data.settings)
    if (!now) return false
    if (isMine) return save(now.version)
    clearFailure()
    setSaved({ draft: toDraft(now), version: now.version })
    replace(toDraft(now))
    return false
  }

  function discard(): void {
    forget()
    clearFailure()
    reset()
  }

  return {
    draft,
    stored,
    saved: saved.draft,
    set,
    change,
    isDirty,
    isBusy: isBusy || isReading,
    failure,
    readFailure,
    save,
    resolve,
    discard,
  }
}
