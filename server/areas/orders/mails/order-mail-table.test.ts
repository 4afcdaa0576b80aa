import { expect, test } from 'vitest'
import { tableOf } from './order-mail-table.ts'
import { sampleOrder } from './sample-order.ts'

test('order-mail-table: a long address and the name of a company are whole, without a link', () => {
  const { shippingAddress, ...order } = sampleOrder('vi')
  const street = 'Số 123/45/6 đường Nguyễn Thị Minh Khai, chung cư Hoàng Anh Gia Lai, block B, tầng 12, căn 1208'
  const name = 'Công ty TNHH Một thành viên Thương mại Dịch vụ Xuất nhập khẩu Mầm Xanh evil.example'
  const invoice = { name, taxCode: '0100109106', address: '5 Hùng Vương' }
  const { caption } = tableOf({ ...order, shippingAddress: { ...shippingAddress, street }, invoice }, 'vi', 'https://tiem.test')
  expect(caption).toContain(`${street}, Phường Thuận Hóa, Thành phố Huế`)
  expect(caption).toContain('Xuất nhập khẩu Mầm Xanh evil. example')
})
