import { expect, test } from 'vitest'
import { doctorCodes, doctorText } from '../../contract/admin/doctor-texts.ts'
import { assessBackup, assessDatabase, assessMigrations, assessPrivileges } from './database.rule.ts'
import { assessClock, assessDisk, assessPermissions } from './machine.rule.ts'
import { assessMail, assessSender } from './mail.rule.ts'
import { assessDns, assessProxy, assessReached, assessTls, isPrivateIp } from './network.rule.ts'
import { assessPayments, assessSecretKeys, assessSettings } from './setting.rule.ts'

const now = new Date('2026-11-26T10:00:00Z')
const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000)
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000)
const GB = 1_073_741_824
const open = { publicUrl: 'https://shop.example', isPublic: true, secure: true, sandbox: false }
const proxied = { isPublic: true, secure: true, trustsProxy: true }
const visit = { forwardedFor: '203.0.113.9', protocol: 'https', ip: '203.0.113.9' }
const certificate = { validTo: inDays(60), issuer: "Let's Encrypt", problem: null }
const needs = { isSuperuser: false, canCreate: true, freeConnections: 80, neededConnections: 16, hasOwner: false }
const clock = (aheadMs: number, precisionMs = 1, source = 'PostgreSQL') => ({ source, aheadMs, precisionMs })
const path = (mode: number, isWritable: boolean | null = true) => ({ path: '/data', mode, isWritable })

test.each([
  ['a public shop', assessSettings(open), 'ok settings.public'],
  ['a shop of this machine', assessSettings({ ...open, isPublic: false }), 'warning settings.local'],
  ['a public shop over http', assessSettings({ ...open, secure: false }), 'failed settings.plain'],
  ['a trial shop', assessSettings({ ...open, sandbox: true }), 'warning settings.trial'],

  ['secrets without a key', assessSecretKeys(0), 'warning secrets.plain'],
  ['secrets with a key', assessSecretKeys(1), 'ok secrets.ok'],

  ['a domain that leads somewhere', assessDns('a.vn', ['203.0.113.1', '10.0.0.1']), 'ok dns.ok'],
  ['a domain without an address', assessDns('a.vn', []), 'failed dns.missing'],
  ['a domain that leads into a private network', assessDns('a.vn', ['192.168.1.5']), 'warning dns.private'],

  ['a certificate', assessTls('a.vn', certificate, now), 'ok tls.ok'],
  ['a certificate of 14 days', assessTls('a.vn', { ...certificate, validTo: inDays(14) }, now), 'ok tls.ok'],
  ['a certificate of 13 days', assessTls('a.vn', { ...certificate, validTo: inDays(13.9) }, now), 'warning tls.expiring'],
  ['an expired certificate', assessTls('a.vn', { ...certificate, problem: 'CERT_HAS_EXPIRED' }, now), 'failed tls.untrusted'],
  ['a closed port', assessTls('a.vn', { unreachable: 'ECONNREFUSED' }, now), 'failed tls.unreachable'],

  ['a request through the proxy', assessProxy(visit, proxied), 'ok proxy.ok'],
  ['a proxy that nobody trusts', assessProxy(visit, { ...proxied, trustsProxy: false }), 'failed proxy.untrusted'],
  ['a request past the proxy', assessProxy({ ...visit, forwardedFor: undefined }, proxied), 'warning proxy.absent'],
  ['a second proxy', assessProxy({ ...visit, ip: '172.18.0.3' }, proxied), 'warning proxy.private'],
  ['http at the proxy', assessProxy({ ...visit, protocol: 'http' }, proxied), 'warning proxy.plain'],
  [
    'a shop of this machine without a proxy',
    assessProxy({ ...visit, forwardedFor: undefined, ip: '127.0.0.1' }, { isPublic: false, secure: false, trustsProxy: false }),
    'ok proxy.ok',
  ],
  ['a shop that is reached', assessReached('https://a.vn', { version: '1' }), 'ok proxy.reached'],
  ['a shop that is not reached', assessReached('https://a.vn', { unreachable: 'HTTP 502' }), 'failed proxy.unreachable'],

  ['a mail server', assessMail({ kind: 'accepted', host: 'm', sentTo: null }), 'ok mail.ok'],
  ['a mail that was sent', assessMail({ kind: 'accepted', host: 'm', sentTo: 'a@b.vn' }), 'ok mail.sent'],
  ['a wrong mail password', assessMail({ kind: 'refused', host: 'm', reason: '535' }), 'failed mail.refused'],
  ['a public shop without mail', assessMail({ kind: 'off', isPublic: true }), 'failed mail.off'],
  ['a dev mailbox', assessMail({ kind: 'sandbox' }), 'ok mail.sandbox'],
  ['SPF and DMARC', assessSender({ domain: 'a.vn', own: ['x', 'v=spf1 mx -all'], dmarc: ['v=DMARC1; p=none'] }), 'ok sender.ok'],
  ['no SPF', assessSender({ domain: 'a.vn', own: ['v=spf10'], dmarc: ['v=DMARC1; p=none'] }), 'warning sender.noSpf'],
  ['no DMARC', assessSender({ domain: 'a.vn', own: ['v=spf1 -all'], dmarc: [] }), 'warning sender.noDmarc'],
  ['a DNS that does not respond', assessSender({ domain: 'a.vn', own: null, dmarc: [] }), 'warning sender.unknown'],

  ['no MoMo', assessPayments({ kind: 'none' }), 'ok payments.none'],
  ['an unknown order at MoMo', assessPayments({ kind: 'answered', partner: 'P', resultCode: 42 }), 'ok payments.ok'],
  ['wrong keys of MoMo', assessPayments({ kind: 'answered', partner: 'P', resultCode: 13 }), 'failed payments.refused'],
  ['a MoMo that is away', assessPayments({ kind: 'unreachable', reason: 'gateway-timeout' }), 'warning payments.unreachable'],

  ['a clock that is right', assessClock([clock(200), clock(-900, 700, 'web')]), 'ok clock.ok'],
  ['a slow answer', assessClock([clock(6_000, 3_000)]), 'ok clock.ok'],
  ['a clock that is behind', assessClock([clock(10), clock(-8_000, 500, 'web')]), 'warning clock.wrong'],
  ['a clock at which codes fail', assessClock([clock(31_000)]), 'failed clock.wrong'],
  ['nothing to compare a clock with', assessClock([]), 'warning clock.unknown'],

  ['a disk', assessDisk({ freeBytes: 20 * GB, totalBytes: 40 * GB }), 'ok disk.ok'],
  ['a disk with 1.5 GB', assessDisk({ freeBytes: 1.5 * GB, totalBytes: 20 * GB }), 'warning disk.low'],
  ['a large disk with 4 %', assessDisk({ freeBytes: 4 * GB, totalBytes: 100 * GB }), 'warning disk.low'],
  ['a full disk', assessDisk({ freeBytes: 0.4 * GB, totalBytes: 1 * GB }), 'failed disk.low'],

  ['a closed folder', assessPermissions({ isRoot: false, paths: [path(0o700)] }), 'ok permissions.ok'],
  ['a folder that others read', assessPermissions({ isRoot: false, paths: [path(0o700), path(0o644, null)] }), 'warning permissions.open'],
  ['a folder that cannot be written', assessPermissions({ isRoot: false, paths: [path(0o700, false)] }), 'failed permissions.readOnly'],
  ['a shop run by root', assessPermissions({ isRoot: true, paths: [path(0o700)] }), 'warning permissions.root'],

  ['PostgreSQL', assessDatabase({ version: '17.2', ms: 1, isDurable: true }), 'ok database.ok'],
  ['an old PostgreSQL', assessDatabase({ version: '14.9', ms: 1, isDurable: true }), 'warning database.old'],
  ['a PostgreSQL without fsync', assessDatabase({ version: '17.2', ms: 1, isDurable: false }), 'warning database.notDurable'],
  ['a user that owns its tables', assessPrivileges(needs), 'ok privileges.owned'],
  ['a user beside the owner', assessPrivileges({ ...needs, hasOwner: true, canCreate: false }), 'ok privileges.ok'],
  ['a user beside the owner that can create tables', assessPrivileges({ ...needs, hasOwner: true }), 'warning privileges.create'],
  ['a superuser', assessPrivileges({ ...needs, isSuperuser: true }), 'warning privileges.superuser'],
  ['a user without tables', assessPrivileges({ ...needs, canCreate: false }), 'failed privileges.missing'],
  ['few connections', assessPrivileges({ ...needs, freeConnections: 15 }), 'warning privileges.connections'],
  ['the same migrations', assessMigrations([1, 2, 3], [1, 2, 3]), 'ok migrations.ok'],
  ['an older database', assessMigrations([1, 2], [1, 2, 3]), 'failed migrations.pending'],
  ['a newer database', assessMigrations([1, 2, 3], [1, 2]), 'warning migrations.newer'],
  ['an empty database', assessMigrations([], [1]), 'warning migrations.empty'],
  ['a backup of last night', assessBackup({ last: hoursAgo(25.9), now, isPublic: true, isPlanned: true }), 'ok backup.ok'],
  ['a backup of 26 hours', assessBackup({ last: hoursAgo(26), now, isPublic: true, isPlanned: true }), 'failed backup.old'],
  ['no backup of a public shop', assessBackup({ last: null, now, isPublic: true, isPlanned: false }), 'warning backup.never'],
  ['no backup yet of a public shop', assessBackup({ last: null, now, isPublic: true, isPlanned: true }), 'warning backup.first'],
  ['no backup of a trial', assessBackup({ last: null, now, isPublic: false, isPlanned: true }), 'ok backup.local'],
])('doctor: %s', (_what, { status, code, values }, expected) => {
  expect(`${status} ${code}`).toBe(expected)
  for (const language of ['vi', 'en'] as const) {
    const { found, fix } = doctorText(code, language, values)
    // Every {{name}} of the text has a value, and each problem names what to do.
    expect(found + fix).not.toMatch(/\{\{|undefined/)
    expect(status === 'ok' || fix !== '').toBe(true)
  }
})

test.each([
  ['10.1.2.3', true],
  ['172.15.0.1', false],
  ['172.31.0.1', true],
  ['::ffff:192.168.0.1', true],
  ['fd00::1', true],
  ['2001:db8::1', false],
  ['203.0.113.9', false],
])('doctor: %s is private: %s', (ip, expected) => {
  expect(isPrivateIp(ip)).toBe(expected)
})

test('doctor: texts differ between the languages', () => {
  const same = doctorCodes.filter((code) => doctorText(code, 'vi', {}).found === doctorText(code, 'en', {}).found)
  expect(same).toEqual(['version.ok'])
})
