import { createPublicKey } from 'node:crypto'
import { z } from 'zod'
import { isLoopbackUrl } from './loopback.ts'
import { TrustProxy } from './trust-proxy.ts'

const text = z.string().trim().min(1).optional()
const wholeNumber = (min: number, max: number, fallback: number) =>
  z.string().trim().regex(/^\d+$/, 'is not a whole number').transform(Number).pipe(z.number().min(min).max(max)).default(fallback)
const webOrigin = z
  .url({ protocol: /^https?$/, error: 'has to be a URL, as in https://shop.example', abort: true })
  .refine((url) => URL.parse(url)?.origin === url.replace(/\/$/, ''), 'has to be an origin without a path, as in https://shop.example')
  .transform((url) => url.replace(/\/$/, ''))

/** The only proof of a caller, sent with each call: must be hard to guess. */
const callerSecret = z.string().trim().min(16, 'needs at least 16 characters').max(200).optional()

/** The keys of MoMo's own examples: anybody can sign with them. */
const publishedByMomo = {
  MOMO_ACCESS_KEY: ['F8BBA842ECF85', 'klm05TvNBzhg7h7j', 'mTCKt9W3eU1m39TW'],
  MOMO_SECRET_KEY: ['K951B6PE1waDMi640xX08PD3vg6EkVlz', 'at67qH6mk8w5Y1nAyMoYKMWACiEi2bsa', 'SetA5RDnLHvt51AULf51DyauxUo3kDU6'],
} as const

/** 32 random bytes each, in base64; the first encrypts, the others still decrypt. */
const secretKeys = z
  .string()
  .transform((list) => list.split(',').map((key) => key.trim()))
  .pipe(
    z.array(
      z.string().refine((key) => /^[A-Za-z0-9+/]{43}=?$/.test(key), 'has to be 32 bytes in base64 each, as from `openssl rand -base64 32`'),
    ),
  )

/** The public half of the key pair that encrypts backups: a PEM file, or its line of base64. */
const backupKey = z.string().refine((text) => {
  try {
    const key = Buffer.from(text.replace(/-----[A-Z ]+-----/g, ''), 'base64')
    return createPublicKey({ key, format: 'der', type: 'spki' }).asymmetricKeyType === 'x25519'
  } catch {
    return false
  }
}, 'is not the public key of `npm run backup:key`')

/** "7/4/12": days, weeks, months. */
const retention = z
  .string()
  .trim()
  .regex(/^\d{1,3}\/\d{1,3}\/\d{1,3}$/, 'has to be days/weeks/months, as in 7/4/12')
  .default('7/4/12')
  .transform((text) => text.split('/').map(Number))
  .transform(([days = 0, weeks = 0, months = 0]) => ({ days, weeks, months }))

const webUrl = z.url({ protocol: /^https?$/, error: 'has to be a URL that begins with https://' })
const postgresUrl = z.url({ protocol: /^postgres(ql)?$/, error: 'has to be a URL, as in postgres://user:password@127.0.0.1:5432/memay' })
const postgresUrls = z
  .string()
  .transform((list) => list.split(',').map((url) => url.trim()))
  .pipe(z.array(postgresUrl))

const cdnNames = ['fastly', 'cloudflare'] as const
export type CdnName = (typeof cdnNames)[number]

/** An e-mail, with or without a name; on one line, because it becomes a header of every mail. */
const mailSender = z
  .string()
  .trim()
  .regex(/^(?:[^\r\n<>]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/, 'has to be an address, as in Mẹ May <shop@shop.example>')

/** The environment variables of the shop, and which of them exclude or need each other. */
export const Environment = z
  .object({
    NODE_ENV: z.enum(['production', 'development', 'test']).optional(),
    PORT: wholeNumber(0, 65_535, 3000),
    HOST: z.string().trim().min(1).default('127.0.0.1'),
    PUBLIC_URL: webOrigin.optional(),
    ALLOW_PLAIN_HTTP: z.enum(['0', '1']).default('0'),
    SANDBOX: z.enum(['0', '1']).optional(),
    DATA_DIR: z.string().trim().min(1).default('./data'),
    DATABASE_URL: postgresUrl.optional(),
    DATABASE_OWNER_URL: postgresUrl.optional(),
    DATABASE_READ_URLS: postgresUrls.default([]),
    DATABASE_POOL: wholeNumber(2, 100, 10),
    ADMIN_EMAIL: z
      .email()
      .transform((email) => email.toLowerCase())
      .default('admin@memay.local'),
    ADMIN_PASSWORD: z
      .string()
      .max(128)
      .refine((password) => password.trim().length >= 8, 'needs at least 8 characters')
      .optional(),
    ADMIN_PROTECTION: z.enum(['strict', 'basic']).optional(),
    SECRET_KEYS: secretKeys.default([]),
    DEMO: z.enum(['0', '1']).optional(),
    CACHE: z.enum(['on', 'off']).default('on'),
    SESSION_DAYS: wholeNumber(1, 365, 30),
    ADMIN_IDLE_HOURS: wholeNumber(1, 720, 12),
    RESET_TOKEN_MINUTES: wholeNumber(1, 1_440, 30),
    PAYMENT_WINDOW_MINUTES: wholeNumber(1, 1_440, 30),
    RECONCILE_INTERVAL_SECONDS: wholeNumber(1, 3_600, 60),
    MOMO_ENDPOINT: webOrigin.optional(),
    MOMO_PARTNER_CODE: text,
    MOMO_ACCESS_KEY: text,
    MOMO_SECRET_KEY: z.string().trim().min(8, 'needs at least 8 characters').optional(),
    BANK_WEBHOOK_SECRET: callerSecret,
    GHN_WEBHOOK_TOKEN: callerSecret,
    GHTK_WEBHOOK_TOKEN: callerSecret,
    VIETTELPOST_WEBHOOK_TOKEN: callerSecret,
    GOOGLE_CLIENT_ID: text,
    GOOGLE_JWKS_URL: webUrl.default('https://www.googleapis.com/oauth2/v3/certs'),
    SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'has to be a URL, as in smtps://user:password@mail.example' }).optional(),
    MAIL_FROM: mailSender.default('Mẹ May <shop@memay.local>'),
    S3_ENDPOINT: webUrl.optional(),
    S3_BUCKET: text,
    S3_ACCESS_KEY: text,
    S3_SECRET_KEY: text,
    S3_REGION: z.string().trim().min(1).default('auto'),
    BACKUP_DIR: text,
    BACKUP_S3_ENDPOINT: webUrl.optional(),
    BACKUP_S3_BUCKET: text,
    BACKUP_S3_ACCESS_KEY: text,
    BACKUP_S3_SECRET_KEY: text,
    BACKUP_S3_REGION: z.string().trim().min(1).default('auto'),
    BACKUP_KEY: backupKey.optional(),
    BACKUP_AT: z
      .string()
      .trim()
      .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'has to be a time, as in 03:30')
      .default('03:30'),
    BACKUP_KEEP: retention,
    CDN: z.enum(cdnNames).optional(),
    CDN_PURGE_URL: webUrl.optional(),
    CDN_PURGE_TOKEN: text,
    RATE_LIMIT_PER_MINUTE: wholeNumber(1, 10_000_000, 600),
    TRUST_PROXY: TrustProxy.optional(),
    WORKER: z.enum(['inline', 'off', 'only']).default('inline'),
    DRAIN_SECONDS: wholeNumber(0, 60, 0),
    METRICS_TOKEN: callerSecret,
    METRICS_PORT: wholeNumber(0, 65_535, 0),
    LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  })
  .superRefine((env, check) => {
    const missing = (names: string[], why: string) => {
      for (const name of names) check.addIssue({ code: 'custom', path: [name], message: `is missing (${why})` })
    }
    const refuse = (name: string, message: string) => check.addIssue({ code: 'custom', path: [name], message })
    const without = (names: (keyof typeof env)[]) => names.filter((name) => env[name] === undefined)
    const momo = ['MOMO_ENDPOINT', 'MOMO_PARTNER_CODE', 'MOMO_ACCESS_KEY', 'MOMO_SECRET_KEY'] as const
    const s3 = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'] as const
    if (without([...momo]).length < momo.length) missing(without([...momo]), 'MoMo needs all four or none')
    if (without([...s3]).length < s3.length) missing(without([...s3]), 'S3 needs all four or none')
    refuseIncompleteBackups(env, { missing, refuse })
    const cdn = ['CDN', 'CDN_PURGE_URL', 'CDN_PURGE_TOKEN'] as const
    if (without([...cdn]).length < cdn.length) missing(without([...cdn]), 'a CDN needs all three or none')
    const publicUrl = publicUrlOf(env)
    const isPublic = env.PUBLIC_URL !== undefined && !isLoopbackUrl(publicUrl)
    if (env.DATABASE_READ_URLS.length > 0 && !env.DATABASE_URL)
      refuse('DATABASE_READ_URLS', 'needs DATABASE_URL: the embedded database has no replicas')
    if (env.DATABASE_READ_URLS.some((url) => url === env.DATABASE_URL))
      refuse('DATABASE_READ_URLS', 'contains DATABASE_URL, which is the primary')
    if (env.DATABASE_OWNER_URL && !env.DATABASE_URL) refuse('DATABASE_OWNER_URL', 'needs DATABASE_URL: the embedded database has no roles')
    if (env.NODE_ENV === 'production') missing(without(['PUBLIC_URL']), 'production links have to lead somewhere')
    if (env.NODE_ENV === 'production' || isPublic) {
      for (const name of ['MOMO_ACCESS_KEY', 'MOMO_SECRET_KEY'] as const)
        if (publishedByMomo[name].some((key) => key === env[name])) refuse(name, "is one of MoMo's published test keys")
    }
    if (!isPublic) return
    if (publicUrl.startsWith('http:') && env.ALLOW_PLAIN_HTTP === '0')
      refuse('PUBLIC_URL', 'is plain http, which sends passwords in clear text: use https, or set ALLOW_PLAIN_HTTP=1')
    if (env.DEMO === '1' && env.SANDBOX !== '1')
      refuse('DEMO', 'would sell made-up products at a public PUBLIC_URL: remove it, or set SANDBOX=1 for a trial shop')
    if (env.SANDBOX === '1' && env.MOMO_ENDPOINT)
      refuse('SANDBOX', 'is for a trial shop, and MOMO_* take real money there: remove one of them')
    for (const name of ['MOMO_ENDPOINT', 'S3_ENDPOINT', 'BACKUP_S3_ENDPOINT', 'GOOGLE_JWKS_URL', 'CDN_PURGE_URL'] as const)
      if (env[name]?.startsWith('http:') && !isLoopbackUrl(env[name])) refuse(name, 'is plain http: use https')
  })

/** By default the shop serves only its own machine. */
export function publicUrlOf({ PUBLIC_URL, PORT }: { PUBLIC_URL?: string | undefined; PORT: number }): string {
  return PUBLIC_URL ?? `http://localhost:${PORT}`
}

const backupBucket = ['BACKUP_S3_ENDPOINT', 'BACKUP_S3_BUCKET', 'BACKUP_S3_ACCESS_KEY', 'BACKUP_S3_SECRET_KEY'] as const
type BackupNames = 'BACKUP_DIR' | 'BACKUP_KEY' | (typeof backupBucket)[number]
type Refusals = { missing: (names: string[], why: string) => void; refuse: (name: string, message: string) => void }

function refuseIncompleteBackups(env: { [name in BackupNames]?: string | undefined }, { missing, refuse }: Refusals): void {
  const absent = backupBucket.filter((name) => env[name] === undefined)
  const hasBucket = absent.length < backupBucket.length
  if (hasBucket && absent.length > 0) missing(absent, 'backups in S3 need all four or none')
  if (env.BACKUP_DIR && hasBucket) refuse('BACKUP_DIR', 'and BACKUP_S3_* are two places for backups: remove one of them')
  if ((env.BACKUP_DIR || hasBucket) && !env.BACKUP_KEY) missing(['BACKUP_KEY'], 'scheduled backups are encrypted: `npm run backup:key`')
}
