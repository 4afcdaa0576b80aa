import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { addDays } from '../../../contract/durations.ts'
import type { Db } from '../database/client.ts'
import type { Platform } from '../platform.ts'
import { devMailboxFolders } from './mail.ts'
import { deleteMailsSentBefore, findMailsWithRecipient } from './mails.sql.ts'

/** As long as a mail's content may be needed; afterwards its recipient is deleted. */
const retentionDays = 90

/** Deletes mails that were sent long ago, and orphaned files of the dev mailbox. Unsent ones stay. */
export async function deleteOldMails({ db, clock, config }: Pick<Platform, 'db' | 'clock' | 'config'>): Promise<void> {
  await deleteMailsSentBefore(db, addDays(clock.now(), -retentionDays))
  if (!config.smtpUrl) await sweepDevMailbox(db, config.dataDir)
}

/** Files of deleted mails, or of mails of which only the key is left after a deletion of personal data. */
async function sweepDevMailbox(db: Db, dataDir: string): Promise<void> {
  for (const folder of devMailboxFolders) {
    const names = await readdir(join(dataDir, folder)).catch(() => [])
    for (let from = 0; from < names.length; from += 1_000) {
      const some = names.slice(from, from + 1_000)
      const ids = await findMailsWithRecipient(db, some.map(idOf))
      for (const name of some) if (!ids.has(idOf(name))) await rm(join(dataDir, folder, name), { force: true })
    }
  }
}

function idOf(file: string): string {
  return file.replace(/\.\w+$/, '')
}
