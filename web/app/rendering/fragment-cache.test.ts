import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import type { Language } from '../../../contract/language/language.schema.ts'
import { I18nContext } from '../i18n/i18n-context.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { CachedFragment, FragmentCacheContext } from '../ui/cached-fragment.tsx'
import { collectFragments } from './fragment-cache.tsx'
import { serverI18n } from './server-i18n.ts'

type Piece = { name: string }

const made = vi.fn()

function Card({ fragment }: { fragment: Piece }) {
  const { t } = useTranslation()
  made(fragment.name)
  return createElement('article', null, `${fragment.name}, ${t('retry')}`)
}

/** A list with text in the page's language before, between and after its items. */
function Shelf({ fragments, isCacheable }: { fragments: readonly Piece[]; isCacheable: boolean }) {
  const { t } = useTranslation()
  const items = fragments.map((fragment, key) => {
    const item = { as: 'li' as const, data: fragment, isCacheable, className: 'grid', children: createElement(Card, { fragment }) }
    return createElement(CachedFragment, { key, ...item })
  })
  return createElement('section', null, t('skip'), createElement('ul', null, items), createElement(Foot))
}

function Foot() {
  return createElement('p', null, useTranslation().t('skip'))
}

function draw(
  fragments: readonly Piece[],
  { language = 'vi', isCacheable = true }: { language?: Language; isCacheable?: boolean } = {},
): string {
  const parts = collectFragments(language)
  const html = renderToString(
    createElement(
      I18nContext,
      { value: serverI18n(language) },
      createElement(FragmentCacheContext, { value: parts.cacheFragment }, createElement(Shelf, { fragments, isCacheable })),
    ),
  )
  return Buffer.concat(parts.insertFragments(Buffer.from(html))).toString()
}

test.each(['vi', 'en'] as const)('fragment cache: a page of cached fragments equals the page without a cache (%s)', (language) => {
  const fragments = [{ name: 'Đầm lụa' }, { name: '<b>Áo</b> & "quần"' }, { name: '' }]
  const plain = draw(fragments, { language, isCacheable: false })
  expect(draw(fragments, { language })).toBe(plain)
  expect(draw(structuredClone(fragments), { language })).toBe(plain)
})

test('fragment cache: renders a fragment once per data and language', () => {
  made.mockClear()
  const fragment = { name: 'Yếm' }
  for (const same of [fragment, fragment, { ...fragment }]) draw([same])
  expect(made).toHaveBeenCalledTimes(1)
  expect(draw([{ name: 'Yếm thêu' }])).toContain('Yếm thêu')
  draw([fragment], { language: 'en' })
  expect(made.mock.calls).toEqual([['Yếm'], ['Yếm thêu'], ['Yếm']])
})

test('fragment cache: a name that looks like a placeholder stays a name', () => {
  const html = draw([{ name: 'Nơ' }, { name: '<!--0-->' }])
  expect(html.match(/<article>/g)).toHaveLength(2)
})

test('fragment cache: evicts fragments above its limit', () => {
  draw([{ name: 'first' }])
  made.mockClear()
  draw(Array.from({ length: 1_000 }, (_, index) => ({ name: `piece ${index}` })))
  draw([{ name: 'first' }, { name: 'piece 999' }])
  expect(made).toHaveBeenCalledTimes(1_001)
})
