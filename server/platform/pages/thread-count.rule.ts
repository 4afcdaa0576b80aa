/** More threads would use more memory than they are worth. */
const most = 4
/** A thread takes some 80 MB under load; the rest is for the shop and for PostgreSQL beside it. */
const bytesPerThread = 512 * 1024 * 1024

/** How many threads may render pages: one per core, fewer where memory is short. */
export function threadCount({ cores, memory }: { cores: number; memory: number }): number {
  return Math.max(1, Math.min(cores, most, Math.floor(memory / bytesPerThread)))
}
