import type { ApiKey, ApiScope, NewApiKey } from '../../../../contract/admin/connections/api-keys.ts'
import { newId } from '../../../../db/new-id.ts'
import { audit } from '../../../platform/audit.ts'
import type { Db } from '../../../platform/database/client.ts'
import { transact } from '../../../platform/database/transaction.ts'
import { AppError } from '../../../platform/http/errors.ts'
import type { Platform } from '../../../platform/platform.ts'
import { hashToken } from '../tokens.ts'
import { newApiKeySecret, shownAs } from './api-key-secret.ts'
import { countApiKeys, deleteApiKey, insertApiKey, listApiKeys } from './api-keys.sql.ts'

const maxKeys = 50

export async function readApiKeys({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<ApiKey[]> {
  const found = await listApiKeys(db, clock.now())
  return found.map(({ key: { id, name, shownAs, scopes, createdAt, expiresAt, lastUsedAt }, createdBy }) => ({
    ...{ _id: id, name, shownAs, scopes: scopes as ApiScope[], createdBy },
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt?.toISOString() ?? null,
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  }))
}

/** Makes a key. Its secret is returned once and stored as a hash. */
export async function makeApiKey(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  { name, scopes, expiresAt, adminId }: NewApiKey & { adminId: string },
): Promise<{ id: string; secret: string }> {
  const expiry = expiresAt === undefined ? null : new Date(expiresAt)
  if (expiry && expiry <= clock.now()) throw new AppError('invalid_input', { issues: [{ path: 'expiresAt', key: 'date' }] })
  const [id, secret] = [newId('key'), newApiKeySecret()]
  await transact(db, async (tx) => {
    if ((await countApiKeys(tx)) >= maxKeys) throw new AppError('too_many_api_keys')
    await insertApiKey(tx, {
      ...{ id, name, scopes, expiresAt: expiry, createdBy: adminId, createdAt: clock.now() },
      ...{ keyHash: hashToken(secret), shownAs: shownAs(secret) },
    })
    await audit(tx, { who: adminId, what: 'api-key.made', subject: id, details: { name, scopes } })
  })
  return { id, secret }
}

/** From here on the key is refused. */
export async function revokeApiKey(db: Db, id: string, adminId: string): Promise<void> {
  await transact(db, async (tx) => {
    const gone = await deleteApiKey(tx, id)
    if (!gone) throw new AppError('not_found')
    await audit(tx, { who: adminId, what: 'api-key.revoked', subject: id, details: gone })
  })
}
