import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { pairsOfNames } from '../../catalogue/search/product-names.ts'
import { vocabulary } from '../../catalogue/search/vocabulary/vocabulary.ts'
import { parseMessage } from './parse-message.rule.ts'

const context = {
  ...{
    vocabulary,
    words: new Map(),
    spellings: new Map(),
    groups: new Map<string, number>(),
    products: 0,
    sizes: [],
    chart: [],
    clock: { now: () => new Date('2026-11-20T03:00:00Z') },
    named: [],
    synonyms: [],
    colors: ['Mộc', 'Chàm'],
    namedPairs: pairsOfNames(['Thỏ bông mặc váy vườn nhà']),
  },
  isShop: (writer: string) => writer === 'Mẹ May',
}
const parse = (message: string) => parseMessage(message, context)

describe('parse-message', () => {
  const message = 'Gửi cho chị Hoa 0905 111 333, 20 Nguyễn Công Trứ, phường Vỹ Dạ, Huế. ck'
  test('every guess has its place in the message', () => {
    const { spans } = parse(message)
    const texts = Object.fromEntries(spans.map(({ field, start, end }) => [field, message.slice(start, end)]))
    expect(texts).toMatchObject({
      ...{ fullName: 'chị Hoa', phone: '0905 111 333', street: '20 Nguyễn Công Trứ', ward: 'phường Vỹ Dạ', province: 'Huế', payment: 'ck' },
    })
  })

  test('places are those of the message as it was sent: decomposed, with emoji and stamps before', () => {
    const sent = `[10:32, 5/11/2026] Lan: 🌸🌸 ${message}`.normalize('NFD')
    const { spans, fullName } = parse(sent)
    expect(fullName).toBe('Chị Hoa')
    const name = spans.find(({ field }) => field === 'fullName')
    expect(sent.slice(name?.start, name?.end).normalize('NFC')).toBe('chị Hoa')
  })

  test.each([
    ['Lan 0905 123 45', 'phone'],
    ['Lan 0905123456 Huế 0935123456', 'phone'],
    ['em tên Lan 0905 123 456, gửi cho chị Hoa, 12 Lê Lợi, Huế', 'phone'],
    ['Ngọc 0905123456, 12 Lê Lợi, phường Phú Xuân, Huế', 'fullName'],
    ['[10:32] Lan Nguyễn: 0905 123 456 Huế', 'fullName'],
    ['Chị Lan 0905123456, phường 8, quận 3, HCM', 'ward'],
    ['ship cod được không shop', 'payment'],
  ])('"%s" has the doubtful field %s', (text, field) => {
    expect(parse(text).unsure).toContain(field)
  })

  test.each([
    ['Giao tới Lầu 4, 12 Tôn Đản, phường Xóm Chiếu, TP.HCM. Em Vy 0898 226 341', 'Vy', 'Lầu 4, 12 Tôn Đản'],
    ['Giao cho em ở tầng 3 nhà B, phường Thủy Xuân, Huế. Em Vy 0898 226 341', 'Vy', 'tầng 3 nhà B'],
    ['P.1204 toà CT2, phường Yên Nghĩa, Hà Nội. Em Vy 0898 226 341', 'Vy', 'P.1204 toà CT2'],
    ['phong 305 nha A2, phuong Nghia Do, Ha Noi. Em Vy 0898 226 341', 'Vy', 'phong 305 nha A2'],
    ['Gửi đến tầng 8 tòa Viettel, phường Hòa Hưng, TP.HCM. Em Vy 0898 226 341', 'Vy', 'tầng 8 tòa Viettel'],
    ['Ki ốt 6 chợ Đô Lương, xã Đô Lương, Nghệ An. Em Vy 0898 226 341', 'Vy', 'Ki ốt 6 chợ Đô Lương'],
    ['nhà mình nằm trong hẻm 42 Trần Phú, phường Long Châu, Vĩnh Long. Em Vy 0898 226 341', 'Vy', 'hẻm 42 Trần Phú'],
    ['Chừ em đổi địa chỉ hí chị: 31 Lê Duẩn, phường Đông Hà, Quảng Trị. Em Vy 0898 226 341', 'Vy', '31 Lê Duẩn'],
    ['Tui Thanh Thúy, 0903 664 218, 119/8 Nguyễn Văn Đậu, phường Bình Lợi Trung, TP.HCM', 'Thanh Thúy', '119/8 Nguyễn Văn Đậu'],
    ['Tau là Lý, ở 14 Chi Lăng, phường Phú Xuân, Huế, 0935 612 470', 'Lý', '14 Chi Lăng'],
  ])('"%s" goes to %s, %s', (text, fullName, street) => {
    expect(parse(text)).toMatchObject({ fullName, street })
  })

  const there = ['Xã Quảng Điền', 'thôn 3'] as const
  test.each([
    ['Người gửi: Lan, 12 Lê Lợi, phường Vỹ Dạ, Huế. Người nhận: Hoa 0935 222 333, thôn 3, xã Quảng Điền, Huế', ...there, false],
    ['Người nhận: Hoa 0935 222 333, thôn 3, xã Quảng Điền, Huế. Người gửi: Lan, 12 Lê Lợi, phường Vỹ Dạ, Huế', ...there, false],
    ['em ở 12 Lê Lợi, phường Vỹ Dạ, Huế, gửi về quê giúp em: thôn 3, xã Quảng Điền, Huế', ...there, false],
    ['sáng 12 Lê Lợi, phường Vỹ Dạ, Huế. chiều thôn 3, xã Quảng Điền, Huế', ...there, true],
  ])('"%s" goes to %s, %s; doubtful: %s', (text, ward, street, isUnsure) => {
    const read = parse(text)
    expect([read.ward, read.street, read.unsure.includes('ward')]).toEqual([ward, street, isUnsure])
  })

  test.each([
    ['Tên em vẫn vậy, Tường Vi, 0708 442 135', 'Tường Vi'],
    ['shop gửi cho chị gái mình nhé, Hoàng Kim Oanh 0912 668 305', 'Hoàng Kim Oanh'],
    ['Mẹ em Trần Thị Lài 0905 111 222', 'Trần Thị Lài'],
    ['cô Hạnh nhận giúp, 0935 224 186', 'Cô Hạnh'],
    ['Please send it to Nguyen Khanh Vy, 0909 331 268', 'Nguyen Khanh Vy'],
    ['Thanh Hà\n10:15\nlấy 1 áo gile\n0918 334 205', 'Thanh Hà'],
    ['Ngân Trần: chốt 1 áo gile\nNgân Trần: 0903 118 462', 'Ngân Trần'],
    ['thôn 9, xã Quảng Điền, Huế (Đỗ Diễm Giang) 0824 800 576', 'Đỗ Diễm Giang'],
    ['gửi cho chị gái em đoàn mai, 0375 246 772, 12 lê lợi, huế', 'Đoàn Mai'],
    ['gửi cho chị Minh Châu, 0913 228 647, 12 Lê Lợi, Huế', 'Chị Minh Châu'],
    ['người nhận lương bảo oanh 0363 431 579, 12b võ văn kiệt, huế', 'Lương Bảo Oanh'],
    ['tên : ngo ngoc duyen, sdt: 0373 057 798, dc: 184 lo duc, hue', 'Ngo Ngoc Duyen'],
    ['0902 113 447 khóm 3, xã Gia Viễn, Ninh Bình Lê Mỹ Phượng', 'Lê Mỹ Phượng'],
    ['lấy 1 áo gile. 0946 112 203, 12 Lê Lợi, phường Phú Xuân, Huế, Mỹ Vy', 'Mỹ Vy'],
    ['gui ve to 2, xa hoa vang, da nang cho hoang thu hai 0973 832 955', 'Hoang Thu Hai'],
    ['cod nhé, có gì báo em nha. 0912 331 204', ''],
  ])('"%s" goes to %s', (text, fullName) => {
    expect(parse(text).fullName).toBe(fullName)
  })

  test('a phone that is taken back is no other phone, and the one after it is to be checked', () => {
    const { phone, otherPhones, unsure } = parse('Em Vy, sđt 0774 209 551, à nhầm 0774 209 515 mới đúng, 12 Lê Lợi, Huế')
    expect([phone, otherPhones, unsure.includes('phone')]).toEqual(['+84774209515', [], true])
  })

  test.each([
    ['2 yếm quần kẻ ô 12-18m', [['yếm quần kẻ ô', 2, '12-18m', undefined]]],
    ['lấy cho Ba Thắm hai cái áo gile 3y', [['áo gile', 2, '3y', undefined]]],
    ['lấy 1 áo gile 3y màu chàm\nà thôi lấy màu mộc', [['áo gile chàm màu mộc', 1, '3y', 'màu mộc']]],
    [
      'lấy 1 áo gile chàm\nà thôi\nlấy 1 áo gile mộc\nmàu chàm',
      [
        ['áo gile chàm', 1, undefined, 'chàm'],
        ['áo gile mộc', 1, undefined, 'mộc'],
      ],
    ],
    [
      'lấy 2 áo gile (1 mộc, 1 chàm)',
      [
        ['áo gile mộc', 1, undefined, 'mộc'],
        ['áo gile chàm', 1, undefined, 'chàm'],
      ],
    ],
    [
      '3 áo gile màu mộc 3y, 2 cái màu chàm 4y',
      [
        ['áo gile mộc', 3, '3y', 'màu mộc'],
        ['áo gile màu chàm', 2, '4y', 'màu chàm'],
      ],
    ],
    ['lấy áo gile màu mộc, bé 3 tuổi thì size 4y nhỉ? OK chốt 3y', [['áo gile mộc', 1, '3y', 'màu mộc']]],
    ['lấy 1 áo gile màu mộc cho con chị Lan mặc tết', [['áo gile mộc', 1, undefined, 'màu mộc']]],
    ['em muốn đổi áo gile size 3y sang 4y', []],
    ['áo gile bị rách, đổi em cái khác nha', []],
    ['em đặt 2 thỏ vườn nhà màu mộc', [['thỏ vườn nhà mộc', 2, undefined, 'màu mộc']]],
    ['1 áo gile mộc 12 - 18m', [['áo gile mộc', 1, '12 - 18m', 'mộc']]],
    [
      'lấy áo gile mộc sz 2y SL 2 + 1 mũ',
      [
        ['áo gile mộc', 2, 'sz 2y', 'mộc'],
        ['mũ', 1, undefined, undefined],
      ],
    ],
    ['1 áo gile size 5 mộc nghe', [['áo gile mộc', 1, 'size 5', 'mộc']]],
    [
      'áo gile 6-9m và 9-12m, mỗi size 1 cái',
      [
        ['áo gile', 1, '6-9m', undefined],
        ['áo gile', 1, '9-12m', undefined],
      ],
    ],
    [
      '2 áo gile 3y, 1 mộc 1 chàm',
      [
        ['áo gile mộc', 1, '3y', 'mộc'],
        ['áo gile chàm', 1, '3y', 'chàm'],
      ],
    ],
    [
      'áo gile 1 cái mộc 2y, 1 cái chàm 3 tuổi',
      [
        ['áo gile mộc', 1, '2y', 'mộc'],
        ['áo gile chàm', 1, '3 tuổi', 'chàm'],
      ],
    ],
    [
      '1. 2 áo gile mộc\n2. 1 mũ chàm',
      [
        ['áo gile mộc', 2, undefined, 'mộc'],
        ['mũ chàm', 1, undefined, 'chàm'],
      ],
    ],
    ['1 bộ 3 khăn xô màu mộc', [['khăn xô mộc', 1, undefined, 'màu mộc']]],
    ['hôm qua em xem thấy cái áo gile mộc xinh quá, shop để em 1 cái 2Y', [['áo gile mộc xinh quá', 1, '2Y', 'mộc']]],
    ['Phan Kim Trang, Me Bo, mình là Tô Hồng Hải', []],
    ['đơn của cháu: 1 áo gile màu mộc size 3y', [['áo gile mộc', 1, 'size 3y', 'màu mộc']]],
  ])('"%s" names goods', (text, expected) => {
    const read = parse(text).items.map(({ phrase, quantity, size, color }) => [phrase, quantity, size?.text, color?.text])
    expect(read).toEqual(expected)
  })

  test.each([
    ['ck nha shop', 'bank'],
    ['không nghe máy thì gọi 0376 224 105 ck mình', null],
  ])('"%s" is paid by %s', (text, payment) => {
    expect(parse(text).payment).toBe(payment)
  })

  test('what the shop wrote is not read', () => {
    expect(parse('[09:00] Mẹ May: địa chỉ shop 1 Lê Lợi, Huế, 0905111222\n[09:01] Lan: cảm ơn shop')).toMatchObject({
      phone: '',
      province: '',
    })
  })

  test('arbitrary text is read without an error, and every span is within it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        for (const { start, end } of parse(text).spans) expect(start >= 0 && start <= end && end <= text.length).toBe(true)
      }),
      { numRuns: 200 },
    )
  })

  test.each([
    ['digits', '0 '.repeat(5_000)],
    ['phones', '0905 123 456 / '.repeat(700)],
    ['stamps', '[10:32, 5/11/2026] '.repeat(550)],
    ['marks of places', 'p. q. h. x. tp. tt. '.repeat(500)],
    ['names', 'gửi cho chị Hoa em tên Lan '.repeat(380)],
    ['goods', '2 váy hoa size 2y x2 + '.repeat(430)],
    ['numbers of houses', '12/3/4/5/6 le loi '.repeat(550)],
    ['one word', 'a'.repeat(10_000)],
    ['one line of blanks', ' \t'.repeat(5_000)],
    ['commas', ','.repeat(10_000)],
    ['combining marks', 'a\u0301\u0323'.repeat(3_300)],
    ['payments', 'không ck cod momo '.repeat(550)],
    ['corrected wards', 'phường An Hòa Bình... à không, '.repeat(320)],
    ['signed cards', 'thiệp ghi: Mừng em, dì Thảo '.repeat(350)],
    ['sizes in a list', '2 áo gile 2Y, 3Y, '.repeat(540)],
    ['praise', 'thấy cái đầm co qua khen '.repeat(390)],
    ['pronouns', 'chi em shop minh '.repeat(580)],
    ['sizes that are joined', '2 áo gile 2y và 3y và 4y '.repeat(400)],
    ['names in brackets', '(Lê Thị Hoa) '.repeat(770)],
    ['counts before colons', '2 ao gile len hang hoa : '.repeat(410)],
    ['kin', 'gửi cho chị gái em bạn của mình '.repeat(310)],
  ])('10 kB of %s take less than a second of CPU time', (_, text) => {
    const started = process.threadCpuUsage()
    parse(text)
    expect(process.threadCpuUsage(started).user).toBeLessThan(1_000_000)
  })
})
