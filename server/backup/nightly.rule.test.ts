import { expect, test } from 'vitest'
import { backupName, expiredBackups, nextBackupAt } from './nightly.rule.ts'

test.each([
  ['in the evening', '2026-11-26T20:00:00+07:00', '03:30', '2026-11-27T03:30:00+07:00'],
  ['after midnight', '2026-11-27T00:10:00+07:00', '03:30', '2026-11-27T03:30:00+07:00'],
  ['at that moment', '2026-11-27T03:30:00+07:00', '03:30', '2026-11-28T03:30:00+07:00'],
  ['before a time in the evening', '2026-12-31T10:00:00+07:00', '23:05', '2026-12-31T23:05:00+07:00'],
  ['at the end of a year', '2026-12-31T23:30:00+07:00', '03:30', '2027-01-01T03:30:00+07:00'],
])('nightly backup: the next one, asked %s', (_when, now, at, expected) => {
  expect(nextBackupAt(new Date(now), at)).toEqual(new Date(expected))
})

test('nightly backup: old ones may go, the newest and foreign files never', () => {
  const now = new Date('2026-11-26T03:30:00Z')
  expect(backupName(now)).toBe('memay-2026-11-26-0330.tar.gz')
  const names = ['memay-2026-11-26-0330.tar.gz', 'memay-2026-11-12-0330.tar.gz', 'memay-2026-11-11-0330.tar.gz', 'before-the-move.tar.gz']
  expect(expiredBackups([...names, 'memay-2026-11-01-0330.tar.gz.part'], now, 14)).toEqual(['memay-2026-11-11-0330.tar.gz'])
  expect(expiredBackups(['memay-2020-01-01-0330.tar.gz'], now, 14)).toEqual([])
})
