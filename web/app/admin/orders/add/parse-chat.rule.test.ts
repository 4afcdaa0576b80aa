import { describe, expect, test } from 'vitest'
import { type ParsedChat, parseChat } from './parse-chat.rule.ts'

const provinces =
  'Thành phố Hà Nội|Cao Bằng|Tuyên Quang|Điện Biên|Lai Châu|Sơn La|Lào Cai|Thái Nguyên|Lạng Sơn|Quảng Ninh|Bắc Ninh|Phú Thọ|Thành phố Hải Phòng|Hưng Yên|Ninh Bình|Thanh Hóa|Nghệ An|Hà Tĩnh|Quảng Trị|Thành phố Huế|Thành phố Đà Nẵng|Quảng Ngãi|Gia Lai|Khánh Hòa|Đắk Lắk|Lâm Đồng|Thành phố Đồng Nai|Thành phố Hồ Chí Minh|Tây Ninh|Đồng Tháp|Vĩnh Long|An Giang|Thành phố Cần Thơ|Cà Mau'.split(
    '|',
  )
const wish = (quantity: number, what: string, size: string | null = null, color: string | null = null) => ({ quantity, what, size, color })

const messages: [string, Partial<ParsedChat>][] = [
  [
    'Chị Lan 0905 123 456, 12 Nguyễn Huệ, P. Thuận Hóa, Huế, lấy 2 áo size 3-6m màu hồng, ship COD',
    {
      fullName: 'Chị Lan',
      phone: '0905 123 456',
      street: '12 Nguyễn Huệ',
      ward: 'Phường Thuận Hóa',
      province: 'Thành phố Huế',
      requestedItems: [wish(2, 'áo', '3-6m', 'hồng')],
      payment: 'cod',
      isOldAddress: false,
    },
  ],
  [
    'Nguyễn Thị Hoa\n0912345678\n45/2 Lê Lợi, phường Hải Châu, Đà Nẵng',
    {
      fullName: 'Nguyễn Thị Hoa',
      phone: '0912 345 678',
      street: '45/2 Lê Lợi',
      ward: 'Phường Hải Châu',
      province: 'Thành phố Đà Nẵng',
      requestedItems: [],
    },
  ],
  [
    'Tên: Trần Văn Minh\nSĐT: 0987.654.321\nĐịa chỉ: số 8 ngõ 12 Láng Hạ, P. Láng, Hà Nội\nMua: 1 đầm hoa nhí size 2-3 tuổi màu vàng và 1 mũ rơm\nCk trước nhé',
    {
      fullName: 'Trần Văn Minh',
      phone: '0987 654 321',
      street: 'số 8 ngõ 12 Láng Hạ',
      ward: 'Phường Láng',
      province: 'Thành phố Hà Nội',
      payment: 'bank',
      requestedItems: [wish(1, 'đầm hoa nhí', '2-3 tuổi', 'vàng'), wish(1, 'mũ rơm')],
    },
  ],
  [
    'shop ơi cho em đặt 1 bộ ngủ size 12m màu xanh, gửi về Lê Thị Mai, kiệt 42 Bùi Thị Xuân, phường Thủy Xuân, tp Huế. SĐT 0935111222, thanh toán momo',
    {
      fullName: 'Lê Thị Mai',
      phone: '0935 111 222',
      street: 'kiệt 42 Bùi Thị Xuân',
      ward: 'Phường Thủy Xuân',
      province: 'Thành phố Huế',
      payment: 'momo',
      requestedItems: [wish(1, 'bộ ngủ', '12m', 'xanh')],
    },
  ],
  [
    'e Hằng - 84903222333 - 123 Nguyễn Trãi, P.5, Q.5, TP.HCM - 3 cái yếm',
    {
      fullName: 'E Hằng',
      phone: '0903 222 333',
      street: '123 Nguyễn Trãi',
      ward: 'Phường 5',
      province: 'Thành phố Hồ Chí Minh',
      isOldAddress: true,
      requestedItems: [wish(3, 'yếm')],
    },
  ],
  [
    'Mẹ Bống (0978 000 111), thôn 3, xã Quảng Điền, Thừa Thiên Huế. ship cod',
    {
      fullName: 'Mẹ Bống',
      phone: '0978 000 111',
      street: 'thôn 3',
      ward: 'Xã Quảng Điền',
      province: 'Thành phố Huế',
      payment: 'cod',
    },
  ],
  [
    'c Huế 0905999888, 7 Trần Phú, phường Nha Trang, Khánh Hoà, giao giờ hành chính, gọi trước 30p',
    {
      fullName: 'C Huế',
      phone: '0905 999 888',
      street: '7 Trần Phú',
      ward: 'Phường Nha Trang',
      province: 'Khánh Hòa',
      note: 'giao giờ hành chính. gọi trước 30p',
    },
  ],
  [
    'Người nhận: phạm thu trang, đt 0868123123, chung cư The Sun toà B tầng 12, phường từ liêm, hn',
    {
      fullName: 'Phạm Thu Trang',
      phone: '0868 123 123',
      street: 'chung cư The Sun toà B tầng 12',
      ward: 'Phường Từ Liêm',
      province: 'Thành phố Hà Nội',
    },
  ],
  [
    'Hoàng Yến 0905 444 555, 20 Hùng Vương, Vỹ Dạ, Huế',
    { fullName: 'Hoàng Yến', street: '20 Hùng Vương', ward: 'Vỹ Dạ', province: 'Thành phố Huế' },
  ],
  [
    'Ms Linh, +84 912 000 999, 5A Nguyen Hue P. Ben Nghe, Quan 1, Sai Gon, order 2 bodysuit size 0-3m + 1 khăn xô, nhận hàng trả tiền',
    {
      fullName: 'Ms Linh',
      phone: '0912 000 999',
      street: '5A Nguyen Hue',
      ward: 'Phường Ben Nghe',
      province: 'Thành phố Hồ Chí Minh',
      isOldAddress: true,
      payment: 'cod',
      requestedItems: [wish(2, 'bodysuit', '0-3m'), wish(1, 'khăn xô')],
    },
  ],
  [
    'Ngọc Anh; 0779 333 222; Ấp 4, xã Tân Phú, Bến Tre; hai váy size 90 màu đỏ đậm',
    {
      fullName: 'Ngọc Anh',
      phone: '0779 333 222',
      street: 'Ấp 4',
      ward: 'Xã Tân Phú',
      province: 'Vĩnh Long',
      requestedItems: [wish(2, 'váy', '90', 'đỏ đậm')],
    },
  ],
  [
    'gửi cho chị Thảo 0906.777.888\n101 Phan Đình Phùng\nP Phú Xuân\nTP Huế\nmình lấy một áo dài size 4-5 tuổi màu đỏ nhé',
    {
      fullName: 'Chị Thảo',
      phone: '0906 777 888',
      street: '101 Phan Đình Phùng',
      ward: 'Phường Phú Xuân',
      province: 'Thành phố Huế',
      requestedItems: [wish(1, 'áo dài', '4-5 tuổi', 'đỏ')],
    },
  ],
  [
    '12 Nguyễn Huệ, Phường Thuận Hóa, Thành phố Huế',
    { fullName: '', phone: '', street: '12 Nguyễn Huệ', ward: 'Phường Thuận Hóa', province: 'Thành phố Huế' },
  ],
  ['5 Nguyễn Huệ, phường An Cựu', { street: '5 Nguyễn Huệ', ward: 'Phường An Cựu', province: '' }],
  ['0905123123 Cô Bảy, 3 Quang Trung, P. Thanh Hoá, Thanh Hoá', { fullName: 'Cô Bảy', ward: 'Phường Thanh Hoá', province: 'Thanh Hóa' }],
  ['lấy 2 đầm mã AB12m', { fullName: '', province: '', requestedItems: [wish(2, 'đầm mã AB12m')] }],
  ['lấy 2 đầm xoè hoasz2', { fullName: '', province: '', requestedItems: [wish(2, 'đầm xoè hoasz2')] }],
  ['lấy 2 áo', { fullName: '', province: '', requestedItems: [wish(2, 'áo')] }],
  ['0123 456 789', { phone: '', fullName: '' }],
  ['   ', { fullName: '', phone: '', street: '', ward: '', province: '', note: '', payment: null, requestedItems: [] }],
]

describe('parse-chat', () => {
  test.each(messages)('%s', (message, expected) => {
    expect(parseChat(message, provinces)).toMatchObject(expected)
  })

  test('parses composed and decomposed diacritics in the same way', () => {
    for (const [message] of messages) expect(parseChat(message.normalize('NFD'), provinces)).toEqual(parseChat(message, provinces))
  })

  test('does not throw for arbitrary text', () => {
    for (const text of ['(((', '0905'.repeat(500), ',,,;;\n\n', 'a'.repeat(20_000), '🧸🧸, 12, 34'])
      expect(() => parseChat(text, provinces)).not.toThrow()
  })
})
