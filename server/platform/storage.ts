import { resolve } from 'node:path'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import type { Config } from './config.ts'

export type Storage = Disk

/** Where files lie: a folder of DATA_DIR, or an S3 bucket. Keys are made by the shop, never by an uploader. */
export async function openStorage(config: Pick<Config, 'dataDir' | 's3'>): Promise<Storage> {
  if (!config.s3) return new Disk(new FSDriver({ location: resolve(config.dataDir, 'files'), visibility: 'private' }))
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
