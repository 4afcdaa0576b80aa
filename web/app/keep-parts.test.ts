import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { expect, test, vi } from 'vitest'
import type { Language } from '../../contract/language.ts'
import { serverI18n } from './i18n/server-i18n.ts'
import { useTranslation } from './i18n/use-translation.ts'
import { usedParts } from './keep-parts.tsx'
import { KeepPartContext, KeptPart } from './kept-part.tsx'

type Piece = { name: string }

const made = vi.fn()

function Card({ piece }: { piece: Piece }) {
  const { t } = useTranslation()
  made(piece.name)
  return createElement('article', null, `${piece.name}, ${t('retry')}`)
}

/** A list in a page, with words of the page's language before, between and behind its items. */
function Shelf({ pieces, isKept }: { pieces: readonly Piece[]; isKept: boolean }) {
  const { t } = useTranslation()
  const items = pieces.map((piece, key) => {
    const item = { as: 'li' as const, data: piece, isKept, className: 'grid', children: createElement(Card, { piece }) }
    return createElement(KeptPart, { key, ...item })
  })
  return createElement('section', null, t('skip'), createElement('ul', null, items), createElement(Foot))
}

function Foot() {
  return createElement('p', null, useTranslation().t('skip'))
}

function draw(pieces: readonly Piece[], { language = 'vi', isKept = true }: { language?: Language; isKept?: boolean } = {}): string {
  const parts = usedParts(language)
  const html = renderToString(
    createElement(
      I18nextProvider,
      { i18n: serverI18n(language) },
      createElement(KeepPartContext, { value: parts.keep }, createElement(Shelf, { pieces, isKept })),
    ),
  )
  return Buffer.concat(parts.fillIn(html)).toString()
}

test.each(['vi', 'en'] as const)('a page of kept parts is, to the letter, the page without (%s)', (language) => {
  const pieces = [{ name: 'Đầm lụa' }, { name: '<b>Áo</b> & "quần"' }, { name: '' }]
  const plain = draw(pieces, { language, isKept: false })
  expect(draw(pieces, { language })).toBe(plain)
  expect(draw(structuredClone(pieces), { language })).toBe(plain)
})

test('a part is made once for the same data, anew for other data and each language', () => {
  made.mockClear()
  const piece = { name: 'Yếm' }
  for (const same of [piece, piece, { ...piece }]) draw([same])
  expect(made).toHaveBeenCalledTimes(1)
  expect(draw([{ name: 'Yếm thêu' }])).toContain('Yếm thêu')
  draw([piece], { language: 'en' })
  expect(made.mock.calls).toEqual([['Yếm'], ['Yếm thêu'], ['Yếm']])
})

test('what looks like the place of a part, in a name, stays a name', () => {
  const html = draw([{ name: 'Nơ' }, { name: '<!--0-->' }])
  expect(html.match(/<article>/g)).toHaveLength(2)
})

test('no more parts are kept than there is room for', () => {
  draw([{ name: 'first' }])
  made.mockClear()
  draw(Array.from({ length: 1_000 }, (_, index) => ({ name: `piece ${index}` })))
  draw([{ name: 'first' }, { name: 'piece 999' }])
  expect(made).toHaveBeenCalledTimes(1_001)
})
