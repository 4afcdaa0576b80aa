import { audit } from '../../../platform/audit.ts'
import { transact } from '../../../platform/database/transaction.ts'
import { AppError } from '../../../platform/http/errors.ts'
import type { Platform } from '../../../platform/platform.ts'
import { findMessage, type StoredMessage, setHandled } from './messages.sql.ts'

type Mark = { id: string; answered: boolean; staffId: string }

/** Marks a message as handled, or as open again. A repetition keeps the first record. */
export async function markMessage({ db, clock }: Pick<Platform, 'db' | 'clock'>, { id, answered, staffId }: Mark): Promise<StoredMessage> {
  return transact(db, async (tx) => {
    const hasChanged = await setHandled(tx, id, answered ? { answeredAt: clock.now(), answeredBy: staffId } : null)
    if (hasChanged) await audit(tx, { who: staffId, what: answered ? 'message.answered' : 'message.reopened', subject: id })
    const stored = await findMessage(tx, id)
    if (!stored) throw new AppError('not_found')
    return stored
  })
}
