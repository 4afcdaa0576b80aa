import { Readable, type Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { expect, test } from 'vitest'
import { createDecryption, createEncryption, createFileKey, generateBackupKeys, readPrivateKey, readPublicKey } from './encryption.ts'

const pem = generateBackupKeys()
const owner = { publicKey: readPublicKey(pem.publicKey), privateKey: readPrivateKey(pem.privateKey) }

async function through(content: Buffer, step: Transform, chunkBytes = 10_000): Promise<Buffer> {
  const output: Buffer[] = []
  const chunks = Array.from({ length: Math.ceil(content.length / chunkBytes) }, (_, n) =>
    content.subarray(n * chunkBytes, (n + 1) * chunkBytes),
  )
  await pipeline(Readable.from(chunks), step, async (source) => {
    for await (const chunk of source) output.push(chunk as Buffer)
  })
  return Buffer.concat(output)
}

const encrypt = (content: Buffer) => through(content, createEncryption(createFileKey(owner.publicKey)))
const decrypt = (sealed: Buffer, chunkBytes?: number) => through(sealed, createDecryption(owner), chunkBytes)
const contentOf = (length: number) => Buffer.from(Array.from({ length }, (_, n) => (n * 31) % 251))

test.each([0, 1, 65_535, 65_536, 65_537, 131_072, 200_001])(
  'backup encryption: %i bytes are decrypted again, however they arrive',
  async (length) => {
    const content = contentOf(length)
    const sealed = await encrypt(content)
    for (const chunkBytes of [7_919, 65_552, 1_000_000]) expect((await decrypt(sealed, chunkBytes)).equals(content)).toBe(true)
  },
)

test('backup encryption: the same content never gives the same bytes, and none of it is readable', async () => {
  const content = Buffer.from('0905123456 Trần Mai '.repeat(5_000))
  const [one, two] = [await encrypt(content), await encrypt(content)]
  expect(one.equals(two)).toBe(false)
  expect(one.subarray(40, 200).equals(two.subarray(40, 200))).toBe(false)
  expect(one.includes('Trần')).toBe(false)
})

test('backup encryption: the key of one file opens that file alone', async () => {
  const [fileKey, other] = [createFileKey(owner.publicKey), createFileKey(owner.publicKey)]
  const sealed = await through(contentOf(1_000), createEncryption(fileKey))
  expect(await through(sealed, createDecryption({ fileKey: fileKey.key }))).toEqual(contentOf(1_000))
  await expect(through(sealed, createDecryption({ fileKey: other.key }))).rejects.toThrow('another key')
})

test('backup encryption: another private key is refused', async () => {
  const stranger = readPrivateKey(generateBackupKeys().privateKey)
  const sealed = await encrypt(contentOf(100))
  await expect(through(sealed, createDecryption({ privateKey: stranger }))).rejects.toThrow('another key')
})

const header = 40
const chunk = 65_552

test.each<[string, (sealed: Buffer) => Buffer]>([
  ['a changed byte', (sealed) => Buffer.concat([sealed.subarray(0, 500), Buffer.from([(sealed[500] ?? 0) ^ 1]), sealed.subarray(501)])],
  ['a changed header', (sealed) => Buffer.concat([sealed.subarray(0, 20), Buffer.from([(sealed[20] ?? 0) ^ 1]), sealed.subarray(21)])],
  ['a cut in a chunk', (sealed) => sealed.subarray(0, header + chunk + 100)],
  ['a cut between two chunks', (sealed) => sealed.subarray(0, header + chunk)],
  ['no chunk at all', (sealed) => sealed.subarray(0, header)],
  ['half a header', (sealed) => sealed.subarray(0, 20)],
  ['nothing', () => Buffer.alloc(0)],
  [
    'two exchanged chunks',
    (sealed) =>
      Buffer.concat([
        sealed.subarray(0, header),
        sealed.subarray(header + chunk, header + 2 * chunk),
        sealed.subarray(header, header + chunk),
        sealed.subarray(header + 2 * chunk),
      ]),
  ],
  ['something behind its end', (sealed) => Buffer.concat([sealed, Buffer.alloc(100)])],
  ['another file', () => Buffer.alloc(1_000, 'x')],
])('backup encryption: %s is refused', async (_what, damage) => {
  await expect(decrypt(damage(await encrypt(contentOf(150_000))))).rejects.toThrow()
})

test('backup encryption: keys of openssl are read, as a file or as its line of base64', () => {
  const line = pem.publicKey.replace(/-----[A-Z ]+-----|\s/g, '')
  expect(readPublicKey(line).equals(owner.publicKey)).toBe(true)
  expect(() => readPublicKey('MCowBQYDK2VwAyEAGb9ECWmEzf6FQbrBZ9w7lshQhqowtrbLDFw4rXAxZuE=')).toThrow('X25519')
  expect(() => readPrivateKey(pem.publicKey)).toThrow()
})
