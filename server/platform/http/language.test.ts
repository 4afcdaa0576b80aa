import { expect, test } from 'vitest'
import { failureLanguageOf, languageOf } from './language.ts'

test.each([
  ['/api/orders/x?lang=en', 'vi', 'vi', 'en'],
  ['/api/orders/x?lang=vi', 'en-GB,en;q=0.9', 'en', 'vi'],
  ['/api/orders/x?lang=en', undefined, 'en', 'en'],
  ['/api/orders/x?lang=en', 'fr', 'en', 'en'],
  ['/api/orders/x', 'en', 'en', 'en'],
  ['/api/orders/x', undefined, 'vi', 'vi'],
])('language: %s in %s is refused in %s and served in %s', (url, acceptLanguage, refused, answered) => {
  const request = { url, headers: acceptLanguage === undefined ? {} : { 'accept-language': acceptLanguage } }
  expect(failureLanguageOf(request)).toBe(refused)
  expect(languageOf(request, true)).toBe(answered)
})

test.each([
  ['__Host-lng=en', 'en'],
  ['lng=en', 'en'],
  ['lng=vi; __Host-lng=en', 'en'],
  ['__Host-lng=fr', 'vi'],
])('language: a page of a browser with the cookie %s is in %s', (cookie, language) => {
  expect(languageOf({ url: '/', headers: { cookie, 'accept-language': 'vi' } }, false)).toBe(language)
})
