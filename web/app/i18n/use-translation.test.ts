import { createInstance, type i18n } from 'i18next'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { expect, it } from 'vitest'
import { useTranslation } from './use-translation.ts'

type Ask = (key: string, parts?: object) => string

const texts = createInstance() as i18n
await texts.init({
  lng: 'vi',
  ns: ['common', 'late'],
  resources: { vi: { common: { save: 'Lưu', pieces: '{{count}} món' } } },
})

function Said({ asked }: { asked: (t: Ask) => string }) {
  const { t } = useTranslation(['common', 'late'] as never)
  return asked(t as never)
}

const say = (asked: (t: Ask) => string) => renderToString(createElement(I18nextProvider, { i18n: texts }, createElement(Said, { asked })))

it('useTranslation: caches plain texts, and fills in parameters each time', () => {
  expect(say((t) => `${t('save')}, ${t('save')}`)).toBe('Lưu, Lưu')
  expect(say((t) => `${t('pieces', { count: 1 })}, ${t('pieces', { count: 2 })}`)).toBe('1 món, 2 món')
})

it('useTranslation: finds texts that were added after the first lookup', () => {
  expect(say((t) => t('late:hello'))).toBe('hello')
  texts.addResourceBundle('vi', 'late', { hello: 'Chào' })
  expect(say((t) => t('late:hello'))).toBe('Chào')
})
