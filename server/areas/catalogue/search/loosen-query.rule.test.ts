import { expect, test } from 'vitest'
import { accented } from './fold-words.rule.ts'
import { asGarment, asWider, headOf, headOnly, loosenings } from './loosen-query.rule.ts'
import type { Part, PartKind } from './understand-query.rule.ts'
import { vocabulary } from './vocabulary/vocabulary.ts'

const part = (kind: PartKind, text: string): Part => {
  return { kind, terms: `'${text}'`, start: 0, end: 0, words: [], label: { vi: text, en: text } }
}
const dropped = (...parts: Part[]) => loosenings(parts).map((each) => each.dropped.map(({ label }) => label.vi).join('+'))

test('loosen-query: what says the least goes first, the kind of goods never', () => {
  expect(dropped(part('type', 'dress'), part('status', 'sale'), part('color', 'red'))).toEqual(['sale', 'red', 'sale+red'])
})

test('loosen-query: at least half of the query stays', () => {
  expect(dropped(part('color', 'red'))).toEqual([])
  expect(dropped(part('word', 'a'), part('word', 'b'), part('word', 'c'))).toEqual(['a', 'b', 'c'])
})

test('loosen-query: an unknown word that is said first is not left out for a colour alone', () => {
  const unknown = { ...part('word', 'guốc'), words: [{ folded: 'guoc', exact: 'guôć', text: 'guốc', start: 0, end: 4 }] }
  expect(dropped(unknown, part('color', 'undyed'))).toEqual(['undyed'])
  expect(dropped(unknown, part('type', 'hat'))).toEqual(['guốc'])
})

test('loosen-query: nor for a motif, unless it may be a slip or describes with others', () => {
  const wordOf = (text: string, folded: string) => ({
    ...part('word', text),
    words: [{ folded, exact: accented(text), text, start: 0, end: 3 }],
  })
  const lotus = part('motif', 'lotus')
  expect(dropped(wordOf('hạt', 'hat'), lotus)).toEqual(['lotus'])
  expect(dropped(wordOf('heo', 'heo'), lotus)).toContain('heo')
  expect(dropped(wordOf('heo', 'heo'), { ...wordOf('bông', 'bong'), kind: 'material' })).not.toContain('heo')
  expect(dropped(wordOf('khưan', 'khuann'), lotus)).toContain('khưan')
  expect(dropped(wordOf('xúng', 'xung'), wordOf('xính', 'xinh'), lotus)).toContain('xúng')
})

test('loosen-query: a motif that is said first stays before its colour', () => {
  const [rabbit, brown] = [part('motif', 'rabbit'), part('color', 'brown')] as [Part, Part]
  expect(dropped(rabbit, brown)).toEqual(['brown'])
  expect(dropped(brown, rabbit)).toEqual(['brown', 'rabbit'])
})

test('loosen-query: a gift says as much as goods do', () => {
  const words = ['quà', 'sơ', 'sinh'].map((text) => ({ folded: text, exact: accented(text), text, start: 0, end: 0 }))
  const [first, second] = [part('word', 'thiết'), part('word', 'thực')] as [Part, Part]
  expect(dropped({ ...part('occasion', 'newborn'), words }, first, second)).toEqual(['thiết', 'thực', 'thiết+thực'])
  expect(dropped(part('occasion', 'newborn'), first, second)).not.toContain('thiết+thực')
})

test('loosen-query: a season goes before what fits a newborn', () => {
  expect(dropped(part('type', 'hat'), part('occasion', '@newborn'), part('occasion', '@summer'))[0]).toBe('@summer')
})

test('loosen-query: of English words side by side the last is wanted, else the first', () => {
  const [cot, blanket] = [part('type', 'cot'), part('type', 'blanket')].map((each) => ({ ...each, isEnglish: true }))
  const parts = [
    { ...cot, start: 0, end: 3 },
    { ...blanket, start: 4, end: 11 },
  ] as Part[]
  expect(headOf(parts, 'cot blanket')?.label.en).toBe('blanket')
  expect(
    headOf(
      parts.map((each) => ({ ...each, isEnglish: false })),
      'cot blanket',
    )?.label.en,
  ).toBe('cot')
  expect(headOf([], '')).toBeUndefined()
})

test('loosen-query: of a long description the goods stay, of unknown words alone nothing does', () => {
  const words = ['nhún', 'chiết', 'eo', 'xoè', 'thật'].map((text) => part('word', text))
  expect(dropped(part('type', 'dress'), ...words)).toContain('nhún+chiết+eo+xoè+thật')
  expect(dropped(part('type', 'dress'), ...words).length).toBeLessThanOrEqual(12)
  expect(dropped(part('color', 'red'), ...words)).not.toContain('nhún+chiết+eo+xoè+thật')
})

test('loosen-query: two letters do not begin a longer word where another is left out', () => {
  const termsOf = (terms: string) =>
    loosenings([part('color', 'red'), part('word', 'trị'), { ...part('word', 'da'), terms }]).map(({ parts }) => parts.at(-1)?.terms)
  expect(termsOf("'da':*")).toContain("'da'")
  expect(termsOf("'dam':*")).toContain("'dam':*")
})

test('loosen-query: goods that only describe others are left out', () => {
  const text = 'áo len có mũ'
  const parts = [
    { ...part('type', 'jumper'), start: 0, end: 6 },
    { ...part('type', 'hat'), start: 10, end: 12 },
  ]
  expect(headOnly(parts, text)?.parts.map(({ label }) => label.vi)).toEqual(['jumper'])
  expect(headOnly(parts, 'áo len và mũ')).toBeUndefined()
})

test('loosen-query: clothes alone are not left without the word that says which', () => {
  const clothes = { ...part('type', 'clothes'), groups: ['clothes'] }
  const worn = { ...part('word', 'banh'), words: [{ folded: 'banh', exact: accented('bành'), text: 'bành', start: 0, end: 4 }] }
  expect(dropped(clothes, worn)).toEqual([])
  expect(dropped({ ...clothes, isEnglish: true }, worn)).toEqual(['banh'])
  expect(dropped(clothes, part('occasion', 'summer'), worn)).toContain('banh')
})

test('loosen-query: "áo" stays, and may be any clothes but trousers', () => {
  const garment = { ...part('word', 'ao'), words: [{ folded: 'ao', exact: accented('áo'), text: 'áo', start: 0, end: 2 }] }
  const collar = part('motif', 'collar')
  expect(dropped(garment, collar)).toEqual(['collar'])
  expect(asGarment([garment, collar])?.[0]?.terms).toBe("('ao' | ('@clothes' & !'@trousers' & !'@sleepsack'))")
  expect(asGarment([garment])).toBeUndefined()
  expect(asGarment([part('type', 'dress'), collar])).toBeUndefined()
})

test('loosen-query: of goods that no newborn fits, the wider kind will do', () => {
  const [brim, newborn] = [
    { ...part('type', 'sunhat'), groups: ['sunhat'] },
    { ...part('occasion', 'newborn'), groups: ['newborn'] },
  ]
  expect(asWider([brim, newborn], { vocabulary })?.[0]?.terms).toBe("('sunhat' | '@hat' | '@headwear')")
  expect(asWider([brim], { vocabulary })).toBeUndefined()
  expect(asWider([{ ...part('type', 'toy'), groups: ['toy'] }, newborn], { vocabulary })).toBeUndefined()
})
