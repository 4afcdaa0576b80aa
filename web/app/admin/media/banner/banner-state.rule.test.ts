import { expect, test } from 'vitest'
import { bannerStateOf } from './banner-state.rule.ts'

const now = Date.UTC(2026, 10, 21)
const [before, after] = ['2026-11-01T00:00:00.000Z', '2026-12-01T00:00:00.000Z']

test.each([
  [{ active: true }, 'shown'],
  [{ active: true, startsAt: before, endsAt: after }, 'shown'],
  [{ active: true, startsAt: after }, 'waiting'],
  [{ active: true, endsAt: before }, 'over'],
  [{ active: false, startsAt: before, endsAt: after }, 'off'],
])('banner-state: %j is %s', (banner, state) => {
  expect(bannerStateOf(banner as Parameters<typeof bannerStateOf>[0], now)).toBe(state)
})
