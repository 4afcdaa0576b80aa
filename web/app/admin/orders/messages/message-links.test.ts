import { expect, test } from 'vitest'
import { smsHref, zaloHref } from './message-links.ts'

test('message-links: a chat and a text message to a phone, with the text encoded', () => {
  expect(zaloHref('+84906777888')).toBe('https://zalo.me/84906777888')
  expect(smsHref('+84906777888', 'Chào & hẹn\n26/11?')).toBe('sms:+84906777888?&body=Ch%C3%A0o%20%26%20h%E1%BA%B9n%0A26%2F11%3F')
})
