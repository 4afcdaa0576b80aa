import { z } from 'zod'

/** A backup is late after 26 hours: one day, plus two hours for a slow one. Then the admin, the doctor and the alert rules warn. */
export const oldBackupHours = 26

export const BackupReport = z.object({
  data: z.object({
    /** Where backups are made every night; null: none are scheduled. */
    schedule: z.object({ place: z.enum(['folder', 'bucket']), at: z.string() }).nullable(),
    /** The newest one that was restored and compared; `bytes` is null for a backup of an earlier version. */
    last: z.object({ at: z.iso.datetime(), target: z.string(), bytes: z.int().nullable(), rows: z.int(), files: z.int() }).nullable(),
    isOld: z.boolean(),
    /** The newest attempt after it that failed. */
    failed: z.object({ at: z.iso.datetime(), problem: z.string() }).nullable(),
  }),
})
export type BackupReport = z.infer<typeof BackupReport>
