import { randomUUID } from 'node:crypto'
import { resolve } from 'node:path'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import type { Config } from './config.ts'

export type Storage = Disk
export type Bucket = NonNullable<Config['s3']>

/** File storage: a folder of DATA_DIR, or an S3 bucket. The shop generates the keys, never an uploader. */
export async function openStorage(config: Pick<Config, 'dataDir' | 's3'>): Promise<Storage> {
  if (!config.s3) return new Disk(new WholeFiles({ location: resolve(config.dataDir, 'files'), visibility: 'private' }))
  return openBucket(config.s3)
}

export async function openBucket(bucket: Bucket): Promise<Disk> {
  // Loaded only on use: the S3 client is large.
  const { S3Driver } = await import('flydrive/drivers/s3')
  return new Disk(
    new S3Driver({
      credentials: { accessKeyId: bucket.accessKey, secretAccessKey: bucket.secretKey },
      endpoint: bucket.endpoint,
      region: bucket.region,
      bucket: bucket.bucket,
      visibility: 'private',
      supportsACL: false,
      forcePathStyle: true,
    }),
  )
}

/** The content of a file; null if there is none. */
export async function findFile(storage: Storage, key: string): Promise<Buffer | null> {
  try {
    return Buffer.from(await storage.getBytes(key))
  } catch (error) {
    if (isFileMissing(error)) return null
    throw error
  }
}

/** The error of a disk or S3 for a missing file, however deep the driver wraps it. */
export function isFileMissing(error: unknown): boolean {
  const { code, name, cause } = error as { code?: string; name?: string; cause?: unknown }
  return code === 'ENOENT' || name === 'NoSuchKey' || (cause !== undefined && isFileMissing(cause))
}

/** Writes atomically, as S3 does, even if the process dies while writing. */
class WholeFiles extends FSDriver {
  override async put(key: string, contents: string | Uint8Array, options?: Parameters<FSDriver['put']>[2]): Promise<void> {
    const part = `${key}.${randomUUID()}.part`
    await super.put(part, contents, options)
    await super.move(part, key)
  }
}

const full = ['ENOSPC', 'EDQUOT', 'EROFS', 'EMFILE', 'ENFILE']

/** Whether an error means that files cannot be written or read now: a full disk, an unavailable bucket. A missing file is not one. */
export function isStorageDown(error: unknown): boolean {
  let isDown = false
  for (let current = error, depth = 0; current && depth < 4; depth++) {
    const { code, name, cause } = current as { code?: unknown; name?: unknown; cause?: unknown }
    if (code === 'ENOENT' || name === 'NoSuchKey') return false
    if (typeof code === 'string' && (code.startsWith('E_CANNOT_') || full.includes(code))) isDown = true
    current = cause
  }
  return isDown
}
