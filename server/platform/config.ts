import { existsSync, readFileSync } from 'node:fs'
import type { z } from 'zod'
import { Environment, publicUrlOf } from './environment.schema.ts'
import { isLoopbackUrl } from './loopback.ts'
import { readTrust } from './trust-proxy.ts'

/** The only module that reads the environment. A wrong or missing value stops the start with one clear line. */

export type Config = ReturnType<typeof readConfig>

/** Throws a {@link ConfigError} with a one-line message without secrets. */
export function readConfig(environment: Record<string, string | undefined> = processEnvironment()) {
  const given = withFiles(Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== undefined && value !== '')))
  const parsed = Environment.safeParse(given)
  if (!parsed.success) {
    throw new ConfigError(parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`).join('; '))
  }
  const env = parsed.data
  const publicUrl = publicUrlOf(env)
  const isPublic = !isLoopbackUrl(publicUrl)
  const sandbox = env.SANDBOX ? env.SANDBOX === '1' : !isPublic
  const isStrict = isPublic || env.NODE_ENV === 'production'
  return {
    /** Strangers can reach the shop: `publicUrl` is not a loopback URL. Independent of NODE_ENV. */
    isPublic,
    /** No trial conveniences: with a public `publicUrl`, and with NODE_ENV=production anywhere. */
    isStrict,
    /** Enables the wallet sandbox and the dev mailbox. With `isPublic` it is a trial shop and says so on every page. */
    sandbox,
    /** False: they respond only to this machine, even if HOST allows others. */
    sandboxForAll: env.SANDBOX === '1',
    port: env.PORT,
    host: env.HOST,
    publicUrl,
    secure: publicUrl.startsWith('https:'),
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL,
    /** Migrates; the role of `databaseUrl` then needs no right to create or change tables. */
    databaseOwnerUrl: env.DATABASE_OWNER_URL,
    databaseReadUrls: env.DATABASE_READ_URLS,
    databasePool: env.DATABASE_POOL,
    /** `isGenerated`: nobody chose the first password. `deploy/setup` hands over the one it makes in a file. */
    admin: {
      email: env.ADMIN_EMAIL,
      password: env.ADMIN_PASSWORD,
      isGenerated: env.ADMIN_PASSWORD === undefined || environment.ADMIN_PASSWORD_FILE !== undefined,
    },
    /** Admins need a second factor, and their password again for actions of weight (decision 052). */
    isAdminProtected: env.ADMIN_PROTECTION ? env.ADMIN_PROTECTION === 'strict' : isPublic && publicUrl.startsWith('https:') && !sandbox,
    /** Encrypt secrets at rest, the first one new ones; none: they are stored in clear text. */
    secretKeys: env.SECRET_KEYS,
    demo: env.DEMO ? env.DEMO === '1' : !isStrict,
    /** False: every request renders and queries everything. */
    usesCache: env.CACHE === 'on',
    sessionDays: env.SESSION_DAYS,
    /** Admins' sessions end after this time without use: a phone left on the counter overnight is signed out. */
    adminIdleHours: env.ADMIN_IDLE_HOURS,
    resetTokenMinutes: env.RESET_TOKEN_MINUTES,
    paymentWindowMinutes: env.PAYMENT_WINDOW_MINUTES,
    reconcileSeconds: env.RECONCILE_INTERVAL_SECONDS,
    /** Absent: the sandbox replaces MoMo if `sandbox` is on, else there is no wallet. */
    momo:
      env.MOMO_ENDPOINT && env.MOMO_PARTNER_CODE && env.MOMO_ACCESS_KEY && env.MOMO_SECRET_KEY
        ? {
            endpoint: env.MOMO_ENDPOINT,
            partnerCode: env.MOMO_PARTNER_CODE,
            accessKey: env.MOMO_ACCESS_KEY,
            secretKey: env.MOMO_SECRET_KEY,
          }
        : null,
    /** The secret with which an aggregator signs bank events; absent: the webhook does not exist. */
    bankWebhookSecret: env.BANK_WEBHOOK_SECRET ?? null,
    /** The secret of each carrier's webhook; absent: the webhook does not exist. */
    carrierSecrets: {
      GHN: env.GHN_WEBHOOK_TOKEN ?? null,
      GHTK: env.GHTK_WEBHOOK_TOKEN ?? null,
      ViettelPost: env.VIETTELPOST_WEBHOOK_TOKEN ?? null,
    },
    google: { clientId: env.GOOGLE_CLIENT_ID ?? null, jwksUrl: env.GOOGLE_JWKS_URL },
    /** Mails are delivered: by SMTP, or into the dev mailbox. Else none is written (decision 033). */
    isMailOn: env.SMTP_URL !== undefined || sandbox,
    smtpUrl: isPublic ? withTls(env.SMTP_URL) : env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    s3:
      env.S3_ENDPOINT && env.S3_BUCKET && env.S3_ACCESS_KEY && env.S3_SECRET_KEY
        ? {
            endpoint: env.S3_ENDPOINT,
            bucket: env.S3_BUCKET,
            accessKey: env.S3_ACCESS_KEY,
            secretKey: env.S3_SECRET_KEY,
            region: env.S3_REGION,
          }
        : null,
    /** Nightly backups (decision 062); `place` absent: none are scheduled. With a `publicKey` every backup is encrypted. */
    backup: { place: backupPlaceOf(env), publicKey: env.BACKUP_KEY ?? null, at: env.BACKUP_AT, retention: env.BACKUP_KEEP },
    /** Stores public responses until they are purged; absent: nothing outside the process does. */
    cdn:
      env.CDN && env.CDN_PURGE_URL && env.CDN_PURGE_TOKEN
        ? { name: env.CDN, purgeUrl: env.CDN_PURGE_URL, token: env.CDN_PURGE_TOKEN }
        : null,
    requestsPerMinute: env.RATE_LIMIT_PER_MINUTE,
    trustProxy: readTrust(env.TRUST_PROXY),
    worker: env.WORKER,
    /** How long a stopping process still serves while `ready` says no, so that a load balancer sends no more requests. */
    drainSeconds: env.DRAIN_SECONDS,
    /** Who may read the metrics: holders of the token, and this machine on the port. Neither: none are kept. */
    metrics: { token: env.METRICS_TOKEN ?? null, port: env.METRICS_PORT || null },
    logLevel: env.LOG_LEVEL,
  }
}

type Bucket = { endpoint: string; bucket: string; accessKey: string; secretKey: string; region: string }
type BackupSettings = Pick<
  z.infer<typeof Environment>,
  'BACKUP_DIR' | 'BACKUP_S3_ENDPOINT' | 'BACKUP_S3_BUCKET' | 'BACKUP_S3_ACCESS_KEY' | 'BACKUP_S3_SECRET_KEY' | 'BACKUP_S3_REGION'
>

function backupPlaceOf(env: BackupSettings): { folder: string } | { bucket: Bucket } | null {
  if (env.BACKUP_DIR) return { folder: env.BACKUP_DIR }
  const { BACKUP_S3_ENDPOINT: endpoint, BACKUP_S3_BUCKET: bucket, BACKUP_S3_ACCESS_KEY: accessKey, BACKUP_S3_SECRET_KEY: secretKey } = env
  if (!endpoint || !bucket || !accessKey || !secretKey) return null
  return { bucket: { endpoint, bucket, accessKey, secretKey, region: env.BACKUP_S3_REGION } }
}

/** Requires STARTTLS for another machine: without it, mails would be sent in clear text to a server that does not offer it. */
function withTls(smtpUrl: string | undefined): string | undefined {
  const url = smtpUrl === undefined ? null : URL.parse(smtpUrl)
  if (url?.protocol !== 'smtp:' || isLoopbackUrl(url.href)) return smtpUrl
  if (!url.searchParams.has('ignoreTLS')) url.searchParams.set('requireTLS', 'true')
  return url.href
}

/** NAME_FILE: the setting NAME is in a file, so that a secret is neither in the environment nor in the process list. */
function withFiles(given: Record<string, string | undefined>): Record<string, string | undefined> {
  const settings = { ...given }
  for (const name of Object.keys(Environment.shape)) {
    const path = given[`${name}_FILE`]
    if (path === undefined) continue
    if (given[name] !== undefined) throw new ConfigError(`${name} and ${name}_FILE are both set: remove one of them`)
    const text = readSecret(name, path)
    if (text !== '') settings[name] = text
  }
  return settings
}

/** An empty file is a setting that is not set. */
function readSecret(name: string, path: string): string {
  try {
    return readFileSync(path, 'utf8').trim()
  } catch (error) {
    throw new ConfigError(`${name}_FILE cannot be read: ${path} (${(error as NodeJS.ErrnoException).code})`)
  }
}

/** The environment, with defaults from a file `.env` in the working directory. */
function processEnvironment(): Record<string, string | undefined> {
  if (existsSync('.env')) process.loadEnvFile('.env')
  return process.env
}

/**
 * React and other libraries read NODE_ENV themselves and are several times slower unless it is `production`. Called after
 * the shop's own configuration is read and before anything that renders is loaded, mails included; the shop never reads it again.
 */
export function runLibrariesFast(): void {
  process.env.NODE_ENV = 'production'
}

/** Public, with the wallet sandbox and the dev mailbox: every page says that nothing is really sold. */
export function isTrialShop({ isPublic, sandbox }: Pick<Config, 'isPublic' | 'sandbox'>): boolean {
  return isPublic && sandbox
}

export class ConfigError extends Error {
  override name = 'ConfigError'
}
