import type { AdminSettings, SettingsChange } from '../../../../contract/admin/content.ts'
import type { Settings } from '../../../../contract/content.ts'
import { audit } from '../../../platform/audit.ts'
import type { Db } from '../../../platform/database/client.ts'
import { transact } from '../../../platform/database/transaction.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { invalidateAllPages } from '../../../platform/pages/cache-invalidation.ts'
import type { Platform } from '../../../platform/platform.ts'
import { putSetting } from '../content.sql.ts'
import { connectionsOf, openMethods } from './connected-methods.rule.ts'
import { readSettings } from './read-settings.ts'
import { deleteSetting, findSettingsVersion } from './settings.sql.ts'
import { writeLogo } from './write-logo.ts'

type Deps = Pick<Platform, 'db' | 'clock' | 'pageCache' | 'config'>

/** All settings, with the version that a change is based on. */
export async function readAdminSettings(db: Db): Promise<AdminSettings> {
  return { ...(await readSettings(db)), version: await findSettingsVersion(db) }
}

export async function changeSettings(deps: Deps, { version, ...change }: SettingsChange, adminId: string): Promise<AdminSettings> {
  return transact(deps.db, async (tx) => {
    // Invalidating increases the revision row, which locks it: concurrent saves run one after the other.
    await invalidateAllPages(tx, deps)
    const current = await findSettingsVersion(tx)
    if (version !== undefined && version !== current) throw new AppError('version_conflict', { version: current })
    const before = await readSettings(tx)
    const { brand, ...others } = change
    const parts = brand ? { ...others, brand: await writeLogo(tx, brand, before.brand.logo) } : others
    for (const [name, value] of Object.entries(merged(before, parts))) {
      if (value === undefined) continue
      if (value === null) await deleteSetting(tx, name)
      else await putSetting(tx, name, value, deps.clock.now())
    }
    if (change.paymentMethods !== undefined || change.bank !== undefined) await requireOpenMethod(tx, deps)
    await audit(tx, { who: adminId, what: 'settings.update', subject: 'settings', details: auditDetailsOf(before, parts) })
    return readAdminSettings(tx)
  })
}

/** Without a payment method the shop would be closed without notice. */
async function requireOpenMethod(tx: Db, { config }: Deps): Promise<void> {
  const hasWallet = connectionsOf(config).momo !== 'none'
  if (openMethods(await readSettings(tx), hasWallet).length > 0) return
  throw new AppError('invalid_input', { issues: [{ path: 'paymentMethods', key: 'required' }] })
}

type Parts = Omit<SettingsChange, 'version' | 'brand'> & { brand?: Settings['brand'] }

/** A given text replaces the old one; policies are replaced by kind. */
function merged({ texts }: Settings, { texts: given, ...parts }: Parts): Record<string, unknown> {
  if (!given) return parts
  const policies = given.policies ? { policies: { ...texts.policies, ...given.policies } } : {}
  return { ...parts, texts: { ...texts, ...given, ...policies } }
}

/** Long texts are only named; all other values are logged before and after. */
function auditDetailsOf(before: Settings, { texts, ...parts }: Parts) {
  const was = Object.fromEntries(Object.keys(parts).map((name) => [name, before[name as keyof Settings] ?? null]))
  return { ...(texts ? { texts: Object.keys(texts) } : {}), before: was, after: parts }
}
