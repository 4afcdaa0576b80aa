import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createPrivateKey,
  createPublicKey,
  diffieHellman,
  generateKeyPairSync,
  hkdfSync,
  type KeyObject,
} from 'node:crypto'
import { Transform } from 'node:stream'

/**
 * Backups are encrypted with the owner's public key; only the private key, which is never on the server, reads them again.
 * A file is a header (`magic`, an X25519 key made for this file) and chunks of AES-256-GCM. The nonce counts the chunks and
 * marks the last one, so that missing, repeated and reordered chunks are refused, and a file cut between two as well.
 */
const magic = Buffer.from('MEMAYBK1')
const keyBytes = 32
const headerBytes = magic.length + keyBytes
const chunkBytes = 65_536
const tagBytes = 16
/** The DER encoding of an X25519 public key is this prefix and the key. */
const publicPrefix = Buffer.from('302a300506032b656e032100', 'hex')

/** From a PEM file or its one line of base64; throws for anything but an X25519 key. */
export function readPublicKey(text: string): KeyObject {
  return requireX25519(createPublicKey({ key: derOf(text), format: 'der', type: 'spki' }))
}

export function readPrivateKey(text: string): KeyObject {
  return requireX25519(createPrivateKey({ key: derOf(text), format: 'der', type: 'pkcs8' }))
}

function derOf(text: string): Buffer {
  return Buffer.from(text.replace(/-----[A-Z ]+-----/g, '').replace(/\s/g, ''), 'base64')
}

function requireX25519(key: KeyObject): KeyObject {
  if (key.asymmetricKeyType !== 'x25519') throw new Error('is not an X25519 key')
  return key
}

/** Both keys as PEM, as `openssl genpkey -algorithm X25519` writes them. */
export function generateBackupKeys(): { publicKey: string; privateKey: string } {
  return generateKeyPairSync('x25519', {
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
}

/** Names a key pair, from either half. */
export function fingerprintOf(key: KeyObject): string {
  const raw = rawOf(key.type === 'private' ? createPublicKey(key) : key)
  return createHash('sha256').update(raw).digest('hex').slice(0, 12)
}

export type FileKey = { header: Buffer; key: Buffer }

/** A new key for one file, which the owner's private key finds again in the header. */
export function createFileKey(owner: KeyObject): FileKey {
  const own = generateKeyPairSync('x25519')
  const ownBytes = rawOf(own.publicKey)
  return { header: Buffer.concat([magic, ownBytes]), key: deriveKey(own.privateKey, owner, ownBytes, rawOf(owner)) }
}

function findFileKey(header: Buffer, privateKey: KeyObject): Buffer {
  const senderBytes = header.subarray(magic.length)
  const sender = createPublicKey({ key: Buffer.concat([publicPrefix, senderBytes]), format: 'der', type: 'spki' })
  return deriveKey(privateKey, sender, senderBytes, rawOf(createPublicKey(privateKey)))
}

function deriveKey(privateKey: KeyObject, publicKey: KeyObject, sender: Buffer, owner: Buffer): Buffer {
  const secret = diffieHellman({ privateKey, publicKey })
  return Buffer.from(hkdfSync('sha256', secret, Buffer.concat([sender, owner]), 'me-may backup', 32))
}

function rawOf(publicKey: KeyObject): Buffer {
  return publicKey.export({ format: 'der', type: 'spki' }).subarray(publicPrefix.length)
}

function nonceOf(chunk: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12)
  nonce.writeUIntBE(chunk, 5, 6)
  nonce[11] = isLast ? 1 : 0
  return nonce
}

export function createEncryption({ header, key }: FileKey): Transform {
  let chunk = 0
  const seal = (plain: Buffer, isLast: boolean) => {
    const cipher = createCipheriv('aes-256-gcm', key, nonceOf(chunk++, isLast))
    cipher.setAAD(header)
    return Buffer.concat([cipher.update(plain), cipher.final(), cipher.getAuthTag()])
  }
  const stream = inChunks(chunkBytes, seal)
  stream.push(header)
  return stream
}

/** `key`: the owner's private key, or the key of this one file. */
export function createDecryption(key: { privateKey: KeyObject } | { fileKey: Buffer }): Transform {
  let header: Buffer | null = null
  let fileKey: Buffer | null = null
  let chunk = 0
  const open = (sealed: Buffer, isLast: boolean) => {
    if (!header || !fileKey || sealed.length < tagBytes) throw new Error('the backup is truncated')
    const decipher = createDecipheriv('aes-256-gcm', fileKey, nonceOf(chunk++, isLast), { authTagLength: tagBytes })
    decipher.setAAD(header)
    decipher.setAuthTag(sealed.subarray(-tagBytes))
    try {
      return Buffer.concat([decipher.update(sealed.subarray(0, -tagBytes)), decipher.final()])
    } catch {
      throw new Error(chunk === 1 ? 'the backup was encrypted with another key, or is damaged' : 'the backup is damaged or truncated')
    }
  }
  const takeHeader = (first: Buffer) => {
    header = Buffer.from(first)
    if (!isEncrypted(header)) throw new Error('this is no encrypted backup')
    fileKey = 'fileKey' in key ? key.fileKey : findFileKey(header, key.privateKey)
  }
  return inChunks(chunkBytes + tagBytes, open, { bytes: headerBytes, take: takeHeader })
}

/** Whether a file begins as an encrypted backup does. */
export function isEncrypted(head: Buffer): boolean {
  return head.subarray(0, magic.length).equals(magic)
}

export const encryptedHeadBytes = magic.length

/** Handles a stream in chunks of one size; the last one, which may be smaller or empty, is known as such. */
function inChunks(
  size: number,
  handle: (chunk: Buffer, isLast: boolean) => Buffer,
  header?: { bytes: number; take: (header: Buffer) => void },
): Transform {
  let waiting: Buffer[] = []
  let length = 0
  let needsHeader = header !== undefined
  const take = (bytes: number) => {
    const all = waiting.length === 1 && waiting[0] ? waiting[0] : Buffer.concat(waiting)
    waiting = [all.subarray(bytes)]
    length -= bytes
    return all.subarray(0, bytes)
  }
  const takeHeader = () => {
    if (!needsHeader || !header || length < header.bytes) return
    header.take(take(header.bytes))
    needsHeader = false
  }
  const attempt = (work: () => void, done: (error?: Error) => void) => {
    try {
      work()
      done()
    } catch (error) {
      done(error as Error)
    }
  }
  return new Transform({
    transform(data: Buffer, _encoding, done) {
      attempt(() => {
        waiting.push(data)
        length += data.length
        takeHeader()
        // One byte more, so that the last chunk is never handled as one in the middle.
        while (!needsHeader && length > size) this.push(handle(take(size), false))
      }, done)
    },
    flush(done) {
      attempt(() => this.push(handle(take(length), true)), done)
    },
  })
}
