import { createHmac, randomBytes } from 'node:crypto'

/** TOTP codes: RFC 6238 with the settings every authenticator app supports: SHA-1, six digits, half a minute. */
const stepSeconds = 30
const digits = 6
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** 160 random bits, as RFC 4226 recommends. */
export function newTotpSecret(): string {
  return toBase32(randomBytes(20))
}

/** The content of the QR code: the shop, the account and the secret. */
export function totpUri({ shop, account, secret }: { shop: string; account: string; secret: string }): string {
  const query = new URLSearchParams({ secret, issuer: shop, algorithm: 'SHA1', digits: String(digits), period: String(stepSeconds) })
  return `otpauth://totp/${encodeURIComponent(`${shop}:${account}`)}?${query.toString().replaceAll('+', '%20')}`
}

export function totpStep(now: Date): number {
  return Math.floor(now.getTime() / 1_000 / stepSeconds)
}

export function totpCode(secret: string, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', fromBase32(secret)).update(counter).digest()
  const offset = (mac.at(-1) as number) & 0xf
  return String((mac.readUInt32BE(offset) & 0x7fffffff) % 10 ** digits).padStart(digits, '0')
}

/** The time step of a code: the current one, or one before or after, for clock skew; undefined for any other. */
export function matchTotpStep(secret: string, code: string, now: Date): number | undefined {
  const here = totpStep(now)
  return [here, here - 1, here + 1].find((step) => totpCode(secret, step) === code)
}

export function toBase32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{1,5}/g) ?? []).map((five) => alphabet[Number.parseInt(five.padEnd(5, '0'), 2)]).join('')
}

function fromBase32(text: string): Buffer {
  const bits = [...text].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((eight) => Number.parseInt(eight, 2)))
}
