import { expect, test } from 'vitest'
import { inAppBrowserOf, intentUrl } from './in-app-browser.rule.ts'

test.each([
  [
    'Facebook on an iPhone',
    { app: 'facebook', platform: 'ios' },
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/22B83 [FBAN/FBIOS;FBAV/489.0.0.1;FBDV/iPhone14,5]',
  ],
  [
    'Facebook on Android',
    { app: 'facebook', platform: 'android' },
    'Mozilla/5.0 (Linux; Android 14; SM-A546E; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/130.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/489.0.0.1;]',
  ],
  [
    'Messenger',
    { app: 'facebook', platform: 'ios' },
    'Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 Mobile/15E148 [FBAN/MessengerForiOS;FBAV/480.0]',
  ],
  [
    'Instagram',
    { app: 'instagram', platform: 'ios' },
    'Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/22B83 Instagram 356.0.0.1 (iPhone14,5; iOS 18_1; vi_VN)',
  ],
  [
    'TikTok',
    { app: 'tiktok', platform: 'android' },
    'Mozilla/5.0 (Linux; Android 13; CPH2481) AppleWebKit/537.36 Chrome/119.0 Mobile Safari/537.36 trill_370603 BytedanceWebview/d8a21c6 musical_ly_2023706030',
  ],
  [
    'Zalo',
    { app: 'zalo', platform: 'ios' },
    'Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Zalo iOS/687 ZaloTheme/light ZaloLanguage/vn',
  ],
  [
    'WeChat',
    { app: 'other', platform: 'android' },
    'Mozilla/5.0 (Linux; Android 14; wv) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Mobile Safari/537.36 MicroMessenger/8.0',
  ],
  ['a WebView on nothing known', { app: 'other', platform: 'other' }, 'Mozilla/5.0 (X11; wv) AppleWebKit/537.36'],
] as const)('in-app-browser: recognizes %s', (_name, browser, userAgent) => {
  expect(inAppBrowserOf(userAgent)).toEqual(browser)
})

test.each([
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Linux; Android 14; SM-A546E) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) coc_coc_browser/130.0 Chrome/124.0 Mobile Safari/537.36',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:132.0) Gecko/20100101 Firefox/132.0',
])('in-app-browser: "%s" is a browser of its own', (userAgent) => {
  expect(inAppBrowserOf(userAgent)).toBeNull()
})

test('in-app-browser: a missing user agent is none', () => expect(inAppBrowserOf(null)).toBeNull())

test('intent-url: opens the same page in Chrome, and where there is none in this browser', () => {
  expect(intentUrl('https://memay.vn/continue/abc?x=1&y=2')).toBe(
    'intent://memay.vn/continue/abc?x=1&y=2#Intent;scheme=https;package=com.android.chrome;S.browser_fallback_url=https%3A%2F%2Fmemay.vn%2Fcontinue%2Fabc%3Fx%3D1%26y%3D2;end',
  )
})
