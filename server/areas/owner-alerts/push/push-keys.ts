import type { Db } from '../../../platform/database/client.ts'
import { transact } from '../../../platform/database/transaction.ts'
import { findPushKeys, insertPushKeys, type PushKeys } from './push.sql.ts'

/** Reads the pair once per process: it never changes. A read that failed is repeated. */
export function createKeyReader(db: Db): () => Promise<PushKeys> {
  let keys: Promise<PushKeys> | undefined
  return () => {
    keys ??= ensurePushKeys(db).catch((error: unknown) => {
      keys = undefined
      throw error
    })
    return keys
  }
}

/**
 * The key pair that identifies the shop to push services, generated at the first start. Of two processes that start at
 * once, both use the pair of the first to commit. A new pair would end all subscriptions, so it is never replaced.
 */
export async function ensurePushKeys(db: Db): Promise<PushKeys> {
  const stored = await findPushKeys(db)
  if (stored) return stored
  const { default: webPush } = await import('web-push')
  return transact(db, async (tx) => {
    await insertPushKeys(tx, webPush.generateVAPIDKeys())
    const keys = await findPushKeys(tx)
    if (!keys) throw new Error('the push keys are neither stored nor storable')
    return keys
  })
}
