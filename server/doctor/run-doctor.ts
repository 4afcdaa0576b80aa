import { existsSync, readFileSync } from 'node:fs'
import { isIP } from 'node:net'
import { resolve } from 'node:path'
import type { Finding } from '../../contract/admin/doctor.ts'
import type { Config } from '../platform/config.ts'
import { versionText } from '../platform/version.ts'
import { assessBackup, assessDatabase, assessMigrations, assessPrivileges } from './database.rule.ts'
import { type Query, readAppliedMigrations, readLastBackup, readPrivileges, readServer } from './doctor.sql.ts'
import { failed, ok, warning } from './finding.rule.ts'
import { assessClock, assessDisk, assessPermissions, type ClockOffset } from './machine.rule.ts'
import { assessMail, assessSender } from './mail.rule.ts'
import { assessDns, assessProxy, assessReached, assessTls, type ReceivedRequest } from './network.rule.ts'
import { readBackupFolder, readDisk, readPaths, readWebOffset } from './read-machine.ts'
import { domainOfSender, readMail } from './read-mail.ts'
import { readAddresses, readCertificate, readReached, readSenderRecords, reasonOf, within } from './read-network.ts'
import { assessPayments, assessSecretKeys, assessSettings, type WalletFacts } from './setting.rule.ts'

export type DoctorParts = {
  config: Config
  /** Null for the embedded database, which only the running shop can open. */
  query: Query | null
  engine: 'pglite' | 'postgres'
  readWallet: () => Promise<WalletFacts>
  /** The request of the admin who asks; a command has none and calls PUBLIC_URL instead. */
  request: ReceivedRequest | null
  sendMailTo?: string | null
  now?: Date
}

/** Looks at everything the shop depends on; all at once, each within a few seconds. Changes nothing. */
export async function runDoctor(parts: DoctorParts): Promise<Finding[]> {
  const { config } = parts
  const groups = await Promise.all([
    [
      ok('version.ok', { version: versionText(), node: process.versions.node }),
      assessSettings(config),
      ...(config.isPublic ? [assessSecretKeys(config.secretKeys.length)] : []),
    ],
    checkNetwork(parts),
    checkMail(parts),
    parts.readWallet().then((facts) => [assessPayments(facts)]),
    checkMachine(parts),
    checkDatabase(parts),
  ])
  return groups.flat()
}

async function checkNetwork({ config, request, now = new Date() }: DoctorParts): Promise<Finding[]> {
  const { publicUrl, isPublic, secure, trustProxy } = config
  if (!isPublic) return request ? [assessProxy(request, { isPublic, secure, trustsProxy: trustProxy !== false })] : []
  const { hostname, port } = new URL(publicUrl)
  const host = hostname.replace(/^\[|\]$/g, '')
  const [addresses, certificate, reached] = await Promise.all([
    isIP(host) ? [host] : readAddresses(host),
    secure ? readCertificate(host, Number(port || 443)) : null,
    request ? null : readReached(publicUrl),
  ])
  return [
    assessDns(host, addresses),
    ...(certificate ? [assessTls(host, certificate, now)] : []),
    ...(reached ? [assessReached(publicUrl, reached)] : []),
    ...(reached && trustProxy === false ? [failed('proxy.untrusted')] : []),
    ...(request ? [assessProxy(request, { isPublic, secure, trustsProxy: trustProxy !== false })] : []),
  ]
}

async function checkMail({ config, sendMailTo = null }: DoctorParts): Promise<Finding[]> {
  const domain = config.smtpUrl && config.isPublic ? domainOfSender(config.mailFrom) : null
  const [mail, sender] = await Promise.all([readMail(config, sendMailTo), domain ? readSenderRecords(domain) : null])
  return [assessMail(mail), ...(sender ? [assessSender(sender)] : [])]
}

async function checkMachine({ config }: DoctorParts): Promise<Finding[]> {
  const { dataDir, databaseUrl, s3, smtpUrl } = config
  const isRoot = process.getuid?.() === 0 && config.isPublic
  const { place } = config.backup
  const backups = place && 'folder' in place ? [await readBackupFolder(place.folder)] : []
  // With all three nothing is written to it.
  if (databaseUrl && s3 && smtpUrl) return [assessDisk(await readDisk('.')), assessPermissions({ isRoot, paths: backups })]
  if (!existsSync(dataDir)) return [assessDisk(await readDisk('.')), warning('permissions.missing', { path: resolve(dataDir) })]
  const [disk, paths] = await Promise.all([readDisk(dataDir), readPaths(dataDir)])
  return [assessDisk(disk), assessPermissions({ isRoot, paths: [...paths, ...backups] })]
}

async function checkDatabase({ config, query, engine, now = new Date() }: DoctorParts): Promise<Finding[]> {
  const web = readWebOffset(config.momo?.endpoint ?? config.google.jwksUrl)
  const embedded = config.isPublic ? failed('database.embedded') : warning('database.embedded')
  if (!query) return [assessClock(await web), embedded]
  try {
    const server = await within(readServer(query))
    const here: ClockOffset = { source: 'PostgreSQL', aheadMs: server.aheadMs, precisionMs: server.ms }
    const clock = assessClock([...(await web), ...(engine === 'postgres' ? [here] : [])])
    const [privileges, applied, last] = await within(
      Promise.all([readPrivileges(query), readAppliedMigrations(query), readLastBackup(query)]),
    )
    // The pool, the jobs, the listener and the probe.
    const neededConnections = config.databasePool + 6
    return [
      clock,
      ...(engine === 'pglite'
        ? [embedded]
        : [
            assessDatabase(server),
            assessPrivileges({ ...privileges, hasOwner: config.databaseOwnerUrl !== undefined, neededConnections }),
          ]),
      assessMigrations(applied, knownMigrations()),
      assessBackup({ last, now, isPublic: config.isPublic, isPlanned: config.backup.place !== null }),
    ]
  } catch (error) {
    return [assessClock(await web), failed('database.unreachable', { reason: refusalOf(error) })]
  }
}

/** PostgreSQL names the user or the database that it does not know; its code says nothing to an owner. */
function refusalOf(error: unknown): string {
  const { severity, message } = error as { severity?: string; message?: string }
  return severity && message ? message.slice(0, 120) : reasonOf(error)
}

function knownMigrations(): number[] {
  const journal = JSON.parse(readFileSync(new URL('../../db/migrations/meta/_journal.json', import.meta.url), 'utf8'))
  return (journal as { entries: { when: number }[] }).entries.map(({ when }) => when)
}
