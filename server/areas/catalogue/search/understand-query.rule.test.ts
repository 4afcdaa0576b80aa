import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type SearchContext, termsOf, understandQuery } from './understand-query.rule.ts'
import { vocabulary } from './vocabulary/vocabulary.ts'

const context: SearchContext = {
  vocabulary,
  words: new Map([
    ['hoa', 30],
    ['vanh', 2],
    ['khoac', 4],
    ['huong', 1],
  ]),
  spellings: new Map(['ao', 'khoac', 'mu', 'vanh'].map((word) => [word, 1])),
  groups: new Map([
    ['dress', 1],
    ['hat', 1],
  ]),
  products: 31,
  sizes: ['0-3M', '6-9M', '12-18M', '18-24M', '2Y', '3Y', '4Y'],
  chart: [
    { size: '2Y', heightMin: 86, heightMax: 96, weightMin: 12, weightMax: 14 },
    { size: '4Y', heightMin: 103, heightMax: 110, weightMin: 16, weightMax: 18.5 },
  ],
  clock: { now: () => new Date('2026-11-20T03:00:00Z') },
  named: [
    {
      kind: 'collection',
      id: 'cln_1',
      words: ['huong', 'rung', 'xua'],
      label: { vi: 'Hương rừng xưa', en: 'Old forest' },
      folded: { vi: ' huong rung xua', en: ' old forest' },
    },
  ],
  synonyms: [{ from: ['ao', 'nhong'], to: 'túi ngủ' }],
}
/** Without the goods, as for a shop whose categories have names of their own. */
const emptied = {
  ...vocabulary,
  match: (...[words, at, strictness, kind]: Parameters<typeof vocabulary.match>) =>
    kind === 'filler' ? vocabulary.match(words, at, strictness, kind) : undefined,
}
const understand = (query: string) => {
  return understandQuery(query, context).parts.map(({ kind, terms, price, isInStock }) => {
    return `${kind} ${price ? JSON.stringify(price).replaceAll('"', '') : isInStock ? 'in stock' : terms}`
  })
}

test('understand-query: what is left of a sentence that says nothing is not the beginning of a name', () => {
  expect(understand('không có gì cả')).toEqual(["word 'ca'"])
  expect(understand('áo ca')).toContain("word 'ca':*")
})

test.each([
  // Kinds of goods, in words of the north, the centre, the south, English and with typing slips.
  ['váy', ["type '@dress'"]],
  ['vays hoa', ["type '@dress'", "word 'hoa'"]],
  ['ddaamf', ["type '@dress'"]],
  ['d9a62m', ["type '@dress'"]],
  ['mux vanhf', ["type '@sunhat'"]],
  ['muvanh', ["type '@sunhat'"]],
  ['aokhoac', ["type '@jacket'"]],
  ['mền', ["type '@blanket'"]],
  ['romper', ["type ('@bodysuit' | '@dungarees')"]],
  ['Dresses', ["type '@dress'"]],
  // Prices.
  ['váy dưới 300k', ["type '@dress'", 'price {max:300000}']],
  ['250 tới 350 nghìn', ['price {min:250000,max:350000}']],
  ['từ 250k đến 350k', ['price {min:250000,max:350000}']],
  ['250k-350k', ['price {min:250000,max:350000}']],
  ['tầm 3 trăm', ['price {min:240000,max:360000}']],
  ['below 400k', ['price {max:400000}']],
  ['dưới 300.000đ', ['price {max:300000}']],
  ['dưới 2 trăm rưỡi', ['price {max:250000}']],
  ['trên 1tr2', ['price {min:1200000}']],
  ['200k trở xuống', ['price {max:200000}']],
  ['từ 600k trở lên', ['price {min:600000}']],
  ['dưới 200', ['price {max:200000}']],
  ['váy 200-300k', ["type '@dress'", 'price {min:200000,max:300000}']],
  // Sizes, ages and measures.
  ['size 2y', ["size 'z:2Y'"]],
  ['bé 18 tháng', ["size 'z:18-24M'"]],
  ['bé cao 95cm', ["size 'z:2Y'"]],
  ['cao 1m05', ["size 'z:4Y'"]],
  ['bé nặng 13 ký', ["size 'z:2Y'"]],
  ['0-3m', ["size 'z:0-3M'"]],
  ['3t', ["size 'z:3Y'"]],
  ['size 9y', ["size 'z:none'"]],
  ['sinh năm 2024', ["size ('z:18-24M' | 'z:2Y')"]],
  ['váy bé gái sn 2023', ["type '@dress'", "size ('z:2Y' | 'z:3Y' | 'z:')"]],
  ['đồ thôi nôi', ["size 'z:12-18M'"]],
  // Colours, cloth, states, collections.
  ['màu be', ["color '@beige'"]],
  ['mau do', ["color '@red'"]],
  ['do', ["word 'do'"]],
  ['xanh da trời', ["color ('@skyblue' | '@blue')"]],
  ['váy be', ["type '@dress'", "color '@beige'"]],
  ['vay be gai', ["type '@dress'"]],
  ['nón ca rô', ["type '@hat'", "pattern '@gingham'"]],
  ['váy đũi giảm giá', ["type '@dress'", "material '@linen'", "status '@sale'"]],
  ['mũ có sẵn', ["type '@hat'", 'status in stock']],
  ['quà mừng bé', ["occasion ('@newborn' | '@fullmonth')"]],
  ['hương rừng xưa', ["collection ('l:cln_1' | 'huong':A <-> 'rung':A <-> 'xua':A)"]],
  // How many there are, what is given, sets, and words that only look like others without their marks.
  ['combo 3 váy', ["type '@dress'"]],
  ['váy 2 cái', ["type '@dress'"]],
  ['set bé trai', ["type '@clothes'", "occasion '@boy'"]],
  ['tặng bạn mới sinh', ["occasion ('@gift' | '@newborn')"]],
  ['đắt nhất', ['status null']],
  ['đồ đặt may', ["status '@madetoorder'"]],
  ['vay cuoi tuan', ["type '@dress'"]],
  ['bé 20 ngày tuổi', ["size 'z:0-3M'"]],
  ['bé 10kg', ["size 'z:2Y'"]],
  // What is worn on a day is no gift for it.
  ['sinh nhật bé gái 3 tuổi mặc gì', ["occasion '@girl'", "size 'z:3Y'"]],
  ['tặng sinh nhật đồ mặc 3 tuổi', ["type '@gift'", "size ('z:3Y' | 'z:')"]],
  ['thôi nôi bé trai mặc gì', ["size 'z:12-18M'", "occasion '@boy'"]],
  // Product numbers.
  ['MM-DA-01', ["sku 's:mmda01':*"]],
  ['mmda01', ["sku 's:mmda01':*"]],
  ['mm da 01', ["sku 's:mmda01':*"]],
  ['KHO-1795653511115-42', ["sku 's:kho179565351111542':*"]],
  ['MM-DA', ["sku 's:mmda':*"]],
  ['da01size3y', ["sku 's:da01':*", "size 'z:3Y'"]],
  ['mm-da-01size3y', ["sku 's:mmda01':*", "size 'z:3Y'"]],
  ['plant-dyed', ["pattern '@plantdyed'"]],
  // How much is off says no more than that something is.
  ['sale50', ["status '@sale'"]],
  ['sale 50%', ["status '@sale'"]],
  ['giảm giá 50', ["status '@sale'"]],
  ['giamgia30', ["status '@sale'"]],
  ['váy sale 20%', ["type '@dress'", "status '@sale'"]],
  ['sale 50k', ["status '@sale'", 'price {min:40000,max:60000}']],
  // A greeting alone asks for nothing.
  ['hello', []],
  ['hi shop', []],
  ['xin chào', []],
  ['hello shop, váy', ["type '@dress'"]],
  // The owner's own words, and words that say little.
  ['áo nhộng', ["type '@sleepsack'"]],
  ['shop ơi cho em hỏi váy đẹp', ["type '@dress'"]],
  ['đồ cho bé', ["type '@clothes'"]],
  ['em bé', ["type '@clothes'"]],
  ['iphone', ["type '@phone'"]],
  ['hoa hu', ["word 'hoa'", "word 'hu':*"]],
])('understand-query: %s', (query, parts) => {
  expect(understand(query)).toEqual(parts)
})

test('understand-query: a word that says little does not begin the name of a category', () => {
  const [name] = context.named
  if (!name) throw new Error('the context has a name')
  const label = { vi: 'Quà cho bé', en: 'Baby gifts' }
  const named = [{ ...name, kind: 'category' as const, words: ['qua', 'cho', 'be'], label }]
  const kinds = (query: string) => understandQuery(query, { ...context, vocabulary: emptied, named }).parts.map(({ kind }) => kind)
  expect(kinds('quà cho bé')).toEqual(['category'])
  expect(kinds('nóng quá cho bé')).not.toContain('category')
})

test('understand-query: a part knows its place in the text', () => {
  const { text, parts } = understandQuery('Váy hoa  dưới 300k', context)
  expect(parts.map(({ start, end }) => text.slice(start, end))).toEqual(['Váy', 'hoa', 'dưới 300k'])
})

test('understand-query: any text gives a tsquery without operators of its own', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (typed) => {
      const terms = termsOf(understandQuery(typed, context).parts) ?? ''
      expect(terms.replace(/'(?:[^']|'')*'/g, '').replace(/:\*|[()&| ]/g, '')).toBe('')
    }),
    { numRuns: 50 },
  )
})

test('understand-query: the vocabulary has some three hundred groups of words', () => {
  expect(vocabulary.groups.size).toBeGreaterThan(275)
})
