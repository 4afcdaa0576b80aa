import { createReadStream, createWriteStream } from 'node:fs'
import { type FileHandle, open, stat } from 'node:fs/promises'
import type { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { packTar, unpackTar } from 'modern-tar/fs'
import { createEncryption, encryptedHeadBytes, type FileKey, isEncrypted } from './encryption.ts'

/** A file on disk and its path inside an archive. */
export type ArchiveFile = { name: string; path: string }

/** Writes files into one `.tar.gz`, encrypted if there is a key; refuses a file that changes or disappears meanwhile. */
export async function packFiles(target: string, files: ArchiveFile[], fileKey: FileKey | null = null): Promise<void> {
  const packed = new Set<string>()
  const tar = tarOf(files, (name) => packed.add(name))
  const encryption = fileKey ? [createEncryption(fileKey)] : []
  // Pictures are compressed already: the fastest level saves half of the time, and loses little of the tables.
  await pipeline([tar, createGzip({ level: 1 }), ...encryption, createWriteStream(target, { mode: 0o600 })])
  // The library leaves out a file that disappears after it was found.
  const missing = files.find(({ name }) => !packed.has(name))
  if (missing) throw new Error(`${missing.path} disappeared while it was read`)
}

/** The archive before its compression. */
export function tarOf(files: ArchiveFile[], whenPacked: (name: string) => void = () => undefined): Readable {
  const sources = files.map(({ name, path }) => ({ type: 'file' as const, source: path, target: name, mode: 0o600, uid: 0, gid: 0 }))
  return packTar(sources, {
    map: (header) => {
      whenPacked(header.name)
      return header
    },
  })
}

/** Whether an archive needs a key. */
export async function isEncryptedFile(path: string): Promise<boolean> {
  let file: FileHandle | null = null
  try {
    file = await open(path)
    const { buffer, bytesRead } = await file.read(Buffer.alloc(encryptedHeadBytes), 0, encryptedHeadBytes, 0)
    return isEncrypted(buffer.subarray(0, bytesRead))
  } finally {
    await file?.close()
  }
}

/** Unpacks an archive into a folder; refuses a damaged one, a path outside the folder, and anything but files. */
export async function unpackFiles(source: string, folder: string, decryption: Transform | null = null): Promise<void> {
  const files = unpackTar(folder, {
    // Checks checksums and the end: without it a truncated archive passes as a smaller one.
    strict: true,
    fmode: 0o600,
    dmode: 0o700,
    filter: ({ name, type }) => {
      if (type !== 'file') throw new Error(`the archive contains an entry that is not a file: ${name}`)
      return true
    },
  })
  if ((await stat(source)).size === 0) throw new Error('the backup is empty')
  await pipeline([createReadStream(source), ...(decryption ? [decryption] : []), createGunzip(), files])
}
