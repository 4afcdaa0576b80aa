import type { Settings } from '../../../contract/content.ts'
import type { Db } from '../../platform/database/client.ts'
import { findSettingsVersion, readSettingsRows } from './content.sql.ts'
import { defaultSettings } from './default-settings.ts'

let kept: { version: string; settings: Settings } | null = null

/**
 * What the owner has decided; what she has not is as the shop came. Asked in every order, so the texts
 * are read from the database only when they have changed.
 */
export async function readSettings(db: Db): Promise<Settings> {
  const version = await findSettingsVersion(db)
  if (kept?.version === version) return kept.settings
  const written = Object.fromEntries((await readSettingsRows(db)).map(({ name, value }) => [name, value]))
  const settings: Settings = { ...defaultSettings, ...written }
  kept = { version, settings }
  return settings
}
