import { parentPort, workerData } from 'node:worker_threads'
import type { CheckTask } from './check-backup.ts'
import { restoreAndCompare } from './restore-and-compare.ts'

parentPort?.postMessage(await restoreAndCompare(workerData as CheckTask))
