import { Worker } from 'node:worker_threads'
import type { BackupPlace } from './backup-store.ts'
import type { BackupFacts } from './dump-database.ts'

/** `file`: one outside the place of the scheduled backups. `facts` are those of the live database, as it was dumped. */
export type CheckTask = {
  source: { place: BackupPlace; name: string } | { file: string }
  fileKey: Uint8Array | null
  facts: BackupFacts
  databaseUrl: string | undefined
  /** Where the live pictures are; null if they are in a bucket, and not in the backup. */
  pictures: string | null
  workFolder: string
}

/** What is wrong with a backup; `isCopyGood`: it equals the shop, whose own rows contradict each other. */
export type CheckResult = { problem: string | null; isCopyGood: boolean }

/**
 * Restores a written backup into a scratch database and compares it with what was dumped. In a thread: the embedded database
 * computes where it is opened, and the shop must serve meanwhile.
 */
export function checkBackup(task: CheckTask): Promise<CheckResult> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./check-backup-worker.ts', import.meta.url), { workerData: task })
    worker.once('message', resolve)
    worker.once('error', reject)
    worker.once('exit', () => reject(new Error('the check of the backup ended without a result')))
  })
}
