import { expect, test } from 'vitest'
import { type BrowserFacts, findPushSupport } from './push-support.rule.ts'

const chrome: BrowserFacts = {
  isSecure: true,
  hasPush: true,
  userAgent: 'Mozilla/5.0 (Linux; Android 14) Chrome/130.0 Mobile Safari/537.36',
  touchPoints: 5,
  isInstalled: false,
  permission: 'default',
}
const safari = { hasPush: false, userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1' }
const iPad = { hasPush: false, userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.0 Safari/605.1.15', touchPoints: 5 }

test.each<[string, Partial<BrowserFacts>, ReturnType<typeof findPushSupport>]>([
  ['Chrome on Android', {}, 'ready'],
  ['Chrome where the person said yes', { permission: 'granted' }, 'ready'],
  ['Chrome where the person said no', { permission: 'denied' }, 'denied'],
  ['plain http', { isSecure: false, hasPush: false }, 'insecure'],
  ['Safari on an iPhone', safari, 'install'],
  ['Safari on an iPad', iPad, 'install'],
  ['the installed admin on an iPhone', { ...safari, hasPush: true, isInstalled: true }, 'ready'],
  ['the installed admin on an old iPhone', { ...safari, isInstalled: true }, 'unsupported'],
  ['a browser without push', { hasPush: false }, 'unsupported'],
])('push-support: %s', (_, facts, support) => {
  expect(findPushSupport({ ...chrome, ...facts })).toBe(support)
})
