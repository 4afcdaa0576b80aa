import { expect, test } from 'vitest'
import { isInAppBrowser } from './in-app-browser.ts'

test.each([
  [
    'Facebook on an iPhone',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/22B83 [FBAN/FBIOS;FBAV/489.0.0.1;FBDV/iPhone14,5]',
  ],
  [
    'Facebook on Android',
    'Mozilla/5.0 (Linux; Android 14; SM-A546E; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/130.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/489.0.0.1;]',
  ],
  ['Messenger', 'Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 Mobile/15E148 [FBAN/MessengerForiOS;FBAV/480.0]'],
  [
    'Instagram',
    'Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/22B83 Instagram 356.0.0.1 (iPhone14,5; iOS 18_1; vi_VN)',
  ],
  [
    'TikTok',
    'Mozilla/5.0 (Linux; Android 13; CPH2481) AppleWebKit/537.36 Chrome/119.0 Mobile Safari/537.36 trill_370603 BytedanceWebview/d8a21c6 musical_ly_2023706030',
  ],
  ['Zalo', 'Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Zalo iOS/687 ZaloTheme/light ZaloLanguage/vn'],
])('isInAppBrowser: %s is an in-app browser', (_name, userAgent) => {
  expect(isInAppBrowser(userAgent)).toBe(true)
})

test.each([
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Linux; Android 14; SM-A546E) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) coc_coc_browser/130.0 Chrome/124.0 Mobile Safari/537.36',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:132.0) Gecko/20100101 Firefox/132.0',
])('isInAppBrowser: "%s" is not an in-app browser', (userAgent) => {
  expect(isInAppBrowser(userAgent)).toBe(false)
})

test('isInAppBrowser: a missing user agent is not an in-app browser', () => expect(isInAppBrowser(null)).toBe(false))
