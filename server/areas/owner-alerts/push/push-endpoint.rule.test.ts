import { expect, test } from 'vitest'
import { newTestDevice } from '../../../testing/push-service-fixture.ts'
import { isPublicKey, isPushService } from './push-endpoint.rule.ts'

test.each([
  'https://fcm.googleapis.com/fcm/send/abc',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://wns2-sg2p.notify.windows.com/w/?token=abc',
  'https://web.push.apple.com/abc',
])('push-endpoint: accepts the endpoint of a known service: %s', (endpoint) => {
  expect(isPushService(endpoint)).toBe(true)
})

test.each([
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com:8443/fcm/send/abc',
  'https://user:secret@fcm.googleapis.com/abc',
  'https://fcm.googleapis.com.example.com/abc',
  'https://evilfcm.googleapis.com/abc',
  'https://notify.windows.com/abc',
  'https://127.0.0.1/abc',
  'https://[::1]/abc',
  'https://169.254.169.254/latest/meta-data',
  'https://localhost/abc',
  'https://fcm.googleapis.com@127.0.0.1/abc',
  'not a url',
])('push-endpoint: refuses the endpoint of any other host: %s', (endpoint) => {
  expect(isPushService(endpoint)).toBe(false)
})

test('push-endpoint: a public key must be a point of P-256', () => {
  expect(isPublicKey(newTestDevice().keys.p256dh)).toBe(true)
  expect(isPublicKey(Buffer.alloc(65, 4).toString('base64url'))).toBe(false)
})
