import { utimesSync, writeSync } from 'node:fs'
import { workerData } from 'node:worker_threads'

/**
 * A thread that touches the claim of data-dir-lock.ts: a query of the embedded database can block the main thread for
 * seconds, and its owner must not look dead meanwhile. If the claim was removed, another host considered this (suspended)
 * process dead; it exits at once, because both would write to the same files.
 */
const { path, everyMs } = workerData as { path: string; everyMs: number }

setInterval(() => {
  const now = new Date()
  try {
    utimesSync(path, now, now)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') return
    writeSync(2, 'DATA_DIR was taken over by another process while this one was suspended; it stops.\n')
    process.kill(process.pid, 'SIGKILL')
  }
}, everyMs)
