import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { Texts } from '../locales/vi.ts'
import { createI18n } from './create-i18n.ts'
import { I18nContext } from './i18n-context.ts'
import { useTranslation } from './use-translation.ts'

type Ask = (key: string, parts?: object) => string

const texts = createI18n('vi', { common: { save: 'Lưu', pieces: '{{count}} món' } } as unknown as Texts)

function Said({ asked }: { asked: (t: Ask) => string }) {
  const { t } = useTranslation(['common', 'late'] as never)
  return asked(t as never)
}

const say = (asked: (t: Ask) => string) => renderToString(createElement(I18nContext, { value: texts }, createElement(Said, { asked })))

it('useTranslation: caches plain texts, and fills in parameters each time', () => {
  expect(say((t) => `${t('save')}, ${t('save')}`)).toBe('Lưu, Lưu')
  expect(say((t) => `${t('pieces', { count: 1 })}, ${t('pieces', { count: 2 })}`)).toBe('1 món, 2 món')
})

it('useTranslation: finds texts that were added after the first lookup', () => {
  expect(say((t) => t('late:hello'))).toBe('hello')
  texts.addTexts({ vi: { late: { hello: 'Chào' } }, en: {} })
  expect(say((t) => t('late:hello'))).toBe('Chào')
})

it('useTranslation: chooses the form by the count, and a text of its own for none', () => {
  const forms = {
    cart_one: '{{count}} item',
    cart_other: '{{count}} items',
    bag_zero: 'empty',
    bag_one: 'a bag',
    bag_other: 'bags',
    plain: '{{count}}',
  }
  const { translator } = createI18n('en', { common: forms } as unknown as Texts)
  const t = translator('common') as unknown as Ask
  expect([0, 1, 2].map((count) => t('cart', { count }))).toEqual(['0 items', '1 item', '2 items'])
  expect([0, 1, 2].map((count) => t('bag', { count }))).toEqual(['empty', 'a bag', 'bags'])
  expect(t('plain', { count: 3 })).toBe('3')
  const { translator: vietnamese } = createI18n('vi', {
    common: { left_one: 'món này', left_other: '{{count}} món', box_other: '{{count}} hộp' },
  } as unknown as Texts)
  const say = vietnamese('common') as unknown as Ask
  expect([1, 2].map((count) => say('left', { count }))).toEqual(['món này', '2 món'])
  expect(say('box', { count: 1 }), 'Vietnamese needs no form for one').toBe('1 hộp')
})

it('useTranslation: fills values in as they are, and leaves out those that are missing', () => {
  const { translator } = createI18n('vi', { common: { order: '{{a}}-{{b}}-{{a}}' } } as unknown as Texts)
  expect((translator('common') as unknown as Ask)('order', { a: '{{b}}$&' })).toBe('{{b}}$&--{{b}}$&')
})

it('useTranslation: a key of an inherited property has no text', () => {
  expect(texts.exists('constructor')).toBe(false)
  expect(texts.exists('save')).toBe(true)
  expect(texts.exists('save', { ns: 'late' })).toBe(false)
})
