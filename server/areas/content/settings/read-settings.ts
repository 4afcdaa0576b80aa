import type { Settings } from '../../../../contract/content.ts'
import type { Db } from '../../../platform/database/client.ts'
import { findSettingsVersion, readSettingsRows } from '../content.sql.ts'
import { defaultSettings } from './default-settings.ts'

let cached: { version: string; settings: Settings } | null = null

/** The owner's settings, with defaults for the others. Every order reads them, so they are loaded from the database only after a change. */
export async function readSettings(db: Db): Promise<Settings> {
  return settingsOf(db, await findSettingsVersion(db))
}

/** The settings of this version, which was just read. */
export async function settingsOf(db: Db, version: string): Promise<Settings> {
  if (cached?.version === version) return cached.settings
  const written = Object.fromEntries((await readSettingsRows(db)).map(({ name, value }) => [name, value]))
  const settings: Settings = { ...defaultSettings, ...written }
  cached = { version, settings }
  return settings
}
