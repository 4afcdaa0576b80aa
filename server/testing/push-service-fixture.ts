import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import { createServer } from 'node:http'
import type { PushNotice } from '../areas/owner-alerts/push/push-notice.rule.ts'

type Received = { url: string; headers: Record<string, string | undefined>; body: Buffer }

/** For tests: a local push service, which replaces all others for a shop with this `origin` as `pushOrigin`. */
export async function openTestPushService() {
  const received: Received[] = []
  const statuses = new Map<string, number>()
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    const url = request.url ?? ''
    received.push({ url, headers: request.headers as Received['headers'], body: Buffer.concat(parts) })
    response.writeHead(statuses.get(url) ?? 201).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = address && typeof address === 'object' ? address.port : 0

  /** The messages of a device, oldest first. */
  const messagesOf = ({ endpoint }: TestDevice) => received.filter(({ url }) => url === pathOf(endpoint))
  return {
    origin: `http://127.0.0.1:${port}`,
    received,
    messagesOf,
    noticesOf: (device: TestDevice): PushNotice[] => messagesOf(device).map(({ body }) => JSON.parse(device.decrypt(body))),
    /** Sets the service's response status for a device. */
    respond: ({ endpoint }: TestDevice, status: number) => void statuses.set(pathOf(endpoint), status),
    close: () => new Promise<void>((resolve) => void server.close(() => resolve())),
  }
}

function pathOf(endpoint: string): string {
  return endpoint.replace('https:/', '')
}

export type TestDevice = ReturnType<typeof newTestDevice>

/** For tests: a browser's subscription, with the keys that never leave it. */
export function newTestDevice(host = 'fcm.googleapis.com') {
  const own = createECDH('prime256v1')
  own.generateKeys()
  const auth = randomBytes(16)
  return {
    endpoint: `https://${host}/fcm/send/${randomBytes(12).toString('base64url')}`,
    keys: { p256dh: own.getPublicKey('base64url'), auth: auth.toString('base64url') },
    /** Decrypts a message as a browser does (RFC 8291 and RFC 8188, aes128gcm). */
    decrypt(body: Buffer): string {
      const salt = body.subarray(0, 16)
      const keyLength = body.readUInt8(20)
      const serverKey = body.subarray(21, 21 + keyLength)
      const sealed = body.subarray(21 + keyLength)
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), own.getPublicKey(), serverKey])
      const secret = Buffer.from(hkdfSync('sha256', own.computeSecret(serverKey), auth, info, 32))
      const key = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: aes128gcm\0', 16))
      const nonce = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: nonce\0', 12))
      const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16))
      const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
      return plain.subarray(0, plain.lastIndexOf(2)).toString('utf8')
    },
  }
}

/** For tests: the claims of a VAPID header (RFC 8292), after its signature is verified. */
export function verifyVapid(authorization: string | undefined): { claims: { aud: string; sub: string; exp: number }; publicKey: string } {
  const [, token = '', publicKey = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(authorization ?? '') ?? []
  const [head = '', body = '', signature = ''] = token.split('.')
  const point = Buffer.from(publicKey, 'base64url')
  const jwk = { kty: 'EC', crv: 'P-256', x: point.subarray(1, 33).toString('base64url'), y: point.subarray(33).toString('base64url') }
  const key = { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' as const }
  if (!verify('sha256', Buffer.from(`${head}.${body}`), key, Buffer.from(signature, 'base64url'))) throw new Error('wrong signature')
  return { claims: JSON.parse(Buffer.from(body, 'base64url').toString()), publicKey }
}
