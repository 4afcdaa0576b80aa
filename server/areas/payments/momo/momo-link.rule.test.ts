import { expect, test } from 'vitest'
import { qrData, trustedDeeplink, trustedPayUrl } from './momo-link.rule.ts'
import vectors from './momo-vectors.json' with { type: 'json' }

const production = { endpoint: 'https://payment.momo.vn' }
const local = { endpoint: 'http://127.0.0.1:4010' }

test.each([
  vectors.payUrlSignature[0]!.payUrl,
  'https://momo.vn/pay',
  'https://a.b.momo.vn/pay?t=1&s=2#x',
  'HTTPS://PAYMENT.MOMO.VN/pay',
  'https://payment.momo.vn:443/pay',
])('pay URL: %s is trusted', (url) => {
  expect(trustedPayUrl(url, production)).toBe(new URL(url).href)
})

test.each([
  'javascript:alert(1)',
  'JavaScript:alert(1)//momo.vn',
  'data:text/html,momo.vn',
  'blob:https://payment.momo.vn/1',
  'file:///etc/passwd',
  '//evil.example/pay',
  '/v2/pay',
  'pay',
  '',
  ' ',
  'http://payment.momo.vn/pay',
  'http://momo.vn',
  'ftp://payment.momo.vn/',
  'https://evil.example/',
  'https://momo.vn.evil.com/',
  'https://evilmomo.vn/',
  'https://momo.vn@evil.com/',
  'https://evil@momo.vn/',
  'https://payment.momo.vn:pw@momo.vn/',
  'https://evil.com/https://momo.vn',
  'https://evil.com?.momo.vn',
  'https://evil.com#.momo.vn',
  'https://evil.com\\.momo.vn/',
  'https:\\\\momo.vn',
  'https://momo.vn:8443/',
  'https://momo.vn./',
  'https://xn--mmo-jna.vn/',
  'https://mоmo.vn/',
  ' https://momo.vn/',
  'https://mo\tmo.vn/',
  'https://momo.vn/\u0000',
  'https://momo.vn/\u202e',
  'momo://app',
  `https://momo.vn/${'x'.repeat(2_048)}`,
  null,
  undefined,
  0,
  true,
  {},
  ['https://momo.vn/'],
])('pay URL: %j is refused', (url) => {
  expect(trustedPayUrl(url, production)).toBeUndefined()
})

test('pay URL: for a configured gateway, must have exactly its origin', () => {
  expect(trustedPayUrl('http://127.0.0.1:4010/pay?t=1', local)).toBe('http://127.0.0.1:4010/pay?t=1')
  expect(trustedPayUrl('http://127.0.0.1:4011/pay', local)).toBeUndefined()
  expect(trustedPayUrl('https://127.0.0.1:4010/pay', local)).toBeUndefined()
  expect(trustedPayUrl('http://127.0.0.1:4010@evil.example/', local)).toBeUndefined()
})

test('pay URL: an origin of `trustedOrigins` is trusted, and no other', () => {
  const trust = { ...local, trustedOrigins: ['http://localhost:3000'] }
  expect(trustedPayUrl('http://localhost:3000/pay', trust)).toBe('http://localhost:3000/pay')
  expect(trustedPayUrl('http://localhost:3001/pay', trust)).toBeUndefined()
})

test('deeplink: is the wallet app’s own scheme or a page of MoMo', () => {
  expect(trustedDeeplink('momo://app?action=payWithApp&sid=1', production)).toBe('momo://app?action=payWithApp&sid=1')
  expect(trustedDeeplink('https://applink.momo.vn/pay', production)).toBe('https://applink.momo.vn/pay')
  for (const link of ['intent://pay#Intent;end', 'javascript:alert(1)', 'momos://app', 'https://evil.example', '', null]) {
    expect([link, trustedDeeplink(link, production)]).toEqual([link, undefined])
  }
})

test('QR data: is anything that fits into a code', () => {
  expect(qrData('00020101021226110007vn.momo38620010A000000727')).toBe('00020101021226110007vn.momo38620010A000000727')
  for (const text of ['', 'x'.repeat(2_901), 'ế'.repeat(1_000), 'a\nb', null, 7]) expect(qrData(text)).toBeUndefined()
})
