import { createReadStream, createWriteStream } from 'node:fs'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { packTar, unpackTar } from 'modern-tar/fs'

/** A file on disk and its path inside an archive. */
export type ArchiveFile = { name: string; path: string }

/** Writes files into one `.tar.gz`; refuses a file that changes or disappears meanwhile. */
export async function packFiles(target: string, files: ArchiveFile[]): Promise<void> {
  const packed = new Set<string>()
  await pipeline(
    tarOf(files, (name) => packed.add(name)),
    createGzip(),
    createWriteStream(target),
  )
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

/** Unpacks an archive into a folder; refuses a damaged one, a path outside the folder, and anything but files. */
export async function unpackFiles(source: string, folder: string): Promise<void> {
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
  await pipeline(createReadStream(source), createGunzip(), files)
}
