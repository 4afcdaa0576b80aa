import { randomUUID } from 'node:crypto'
import { resolve } from 'node:path'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import type { Config } from './config.ts'

export type Storage = Disk

/** Where files lie: a folder of DATA_DIR, or an S3 bucket. Keys are made by the shop, never by an uploader. */
export async function openStorage(config: Pick<Config, 'dataDir' | 's3'>): Promise<Storage> {
  if (!config.s3) return new Disk(new WholeFiles({ location: resolve(config.dataDir, 'files'), visibility: 'private' }))
  // Loaded only where it is used: the S3 client is large.
  const { S3Driver } = await import('flydrive/drivers/s3')
  return new Disk(
    new S3Driver({
      credentials: { accessKeyId: config.s3.accessKey, secretAccessKey: config.s3.secretKey },
      endpoint: config.s3.endpoint,
      region: config.s3.region,
      bucket: config.s3.bucket,
      visibility: 'private',
      supportsACL: false,
      forcePathStyle: true,
    }),
  )
}

/** As in S3, a file is there as a whole or not at all, even where the process dies while writing it. */
class WholeFiles extends FSDriver {
  override async put(key: string, contents: string | Uint8Array, options?: Parameters<FSDriver['put']>[2]): Promise<void> {
    const part = `${key}.${randomUUID()}.part`
    await super.put(part, contents, options)
    await super.move(part, key)
  }
}

const full = ['ENOSPC', 'EDQUOT', 'EROFS', 'EMFILE', 'ENFILE']

/** Whether an error says that files cannot be written or read just now: a full disk, a bucket that does not answer. A file that is not there is neither. */
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
