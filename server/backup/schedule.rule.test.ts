import { describe, expect, test } from 'vitest'
import { addDays } from '../../contract/durations.ts'
import { backupName, expiredBackups, lastBackupDueAt, listBackupNames } from './schedule.rule.ts'

test.each([
  ['in the evening', '2026-11-26T20:00:00+07:00', '03:30', '2026-11-26T03:30:00+07:00'],
  ['after midnight', '2026-11-27T00:10:00+07:00', '03:30', '2026-11-26T03:30:00+07:00'],
  ['at that moment', '2026-11-27T03:30:00+07:00', '03:30', '2026-11-27T03:30:00+07:00'],
  ['before a time in the evening', '2026-12-31T10:00:00+07:00', '23:05', '2026-12-30T23:05:00+07:00'],
  ['at the start of a year', '2027-01-01T00:30:00+07:00', '03:30', '2026-12-31T03:30:00+07:00'],
])('backup schedule: the last one due, %s', (_when, now, at, expected) => {
  expect(lastBackupDueAt(new Date(now), at)).toEqual(new Date(expected))
})

test('backup schedule: names say the minute and whether a backup is encrypted', () => {
  const now = new Date('2026-11-26T03:30:59Z')
  expect(backupName(now, false)).toBe('memay-2026-11-26-0330.tar.gz')
  expect(backupName(now, true)).toBe('memay-2026-11-26-0330.tar.gz.enc')
})

describe('backup retention:', () => {
  /** Backups of every night at 03:30 in Vietnam, the last one on 26 November 2026, a Thursday. */
  const last = new Date('2026-11-26T03:30:00+07:00')
  const nights = (count: number) => Array.from({ length: count }, (_, n) => backupName(addDays(last, -n), true))
  const datesLeft = (names: string[], retention: Parameters<typeof expiredBackups>[1]) => {
    const expired = expiredBackups(names, retention)
    return names.filter((name) => !expired.includes(name)).map((name) => name.slice(6, 16))
  }

  test.each([
    ['seven days', 20, { days: 7, weeks: 1, months: 1 }, ['25', '24', '23', '22', '21', '20', '19'].map((day) => `2026-11-${day}`)],
    [
      'the newest of each week, which ends on Sunday',
      40,
      { days: 1, weeks: 4, months: 1 },
      ['2026-11-25', '2026-11-21', '2026-11-14', '2026-11-07'],
    ],
    ['the newest of each month', 100, { days: 1, weeks: 1, months: 4 }, ['2026-11-25', '2026-10-30', '2026-09-29', '2026-08-30']],
    [
      'a year in 7 + 4 + 12, of which some are the same',
      500,
      { days: 7, weeks: 4, months: 12 },
      // The names have the universal date: 03:30 in Vietnam is the evening before.
      [
        ...['11-25', '11-24', '11-23', '11-22', '11-21', '11-20', '11-19', '11-14', '11-07'],
        ...['10-30', '09-29', '08-30', '07-30', '06-29', '05-30', '04-29', '03-30', '02-27', '01-30'],
      ]
        .map((day) => `2026-${day}`)
        .concat('2025-12-30'),
    ],
  ])('%s', (_what, count, retention, expected) => {
    expect(datesLeft(nights(count), retention)).toEqual(expected)
  })

  test('several backups of a day count as one, of which the newest stays', () => {
    const names = ['memay-2026-11-25-2030.tar.gz', 'memay-2026-11-26-0100.tar.gz', 'memay-2026-11-26-0900.tar.gz.enc']
    expect(expiredBackups(names, { days: 7, weeks: 4, months: 12 })).toEqual(names.slice(0, 2))
  })

  test('the shop was off for long: the last ones stay, however old', () => {
    const old = ['memay-2020-01-01-0330.tar.gz', 'memay-2020-01-02-0330.tar.gz']
    expect(expiredBackups(old, { days: 7, weeks: 4, months: 12 })).toEqual([])
    expect(expiredBackups(old, { days: 1, weeks: 0, months: 0 })).toEqual(['memay-2020-01-01-0330.tar.gz'])
    expect(expiredBackups(old.slice(0, 1), { days: 0, weeks: 0, months: 0 })).toEqual([])
  })

  test('foreign files and unfinished ones are no backups', () => {
    const foreign = ['before-the-move.tar.gz', 'memay-2026-11-01-0330.tar.gz.part', 'memay-2026-11-01-0330.tar.gz.enc.part', 'notes.txt']
    expect(listBackupNames([...foreign, 'memay-2026-11-01-0330.tar.gz'])).toEqual(['memay-2026-11-01-0330.tar.gz'])
    expect(expiredBackups([...nights(30), ...foreign], { days: 1, weeks: 0, months: 0 })).not.toEqual(expect.arrayContaining(foreign))
  })
})
