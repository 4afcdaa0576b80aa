import { expect, test } from 'vitest'
import { chooseLanguage } from './language.schema.ts'

test.each([
  [{}, 'vi'],
  [{ acceptLanguage: '*' }, 'vi'],
  [{ acceptLanguage: 'vi-VN,vi;q=0.9,en;q=0.8' }, 'vi'],
  [{ acceptLanguage: 'en-GB,en;q=0.9' }, 'en'],
  [{ acceptLanguage: 'fr-FR,fr;q=0.9' }, 'en'],
  [{ acceptLanguage: 'fr, vi;q=0.5' }, 'vi'],
  [{ acceptLanguage: 'en;q=0.2, vi;q=0.9' }, 'vi'],
  [{ cookie: 'en', acceptLanguage: 'vi' }, 'en'],
  [{ parameter: 'vi', cookie: 'en' }, 'vi'],
  [{ parameter: 'en-US', cookie: 'vi' }, 'en'],
  [{ parameter: 'EN_gb' }, 'en'],
  [{ parameter: 'vi-VN', acceptLanguage: 'en' }, 'vi'],
  [{ parameter: 'english', cookie: 'en-GB' }, 'en'],
  [{ parameter: "en'--", cookie: 'xx', acceptLanguage: ';;;,' }, 'vi'],
])('language.schema: a request with %o gets %s', (asked, language) => {
  expect(chooseLanguage(asked)).toBe(language)
})
