import { expect, test } from 'vitest'
import { orderNumberIn, presentTransfer } from './present-transfer.rule.ts'

const account = { accountNumber: '0123456789', accountName: 'NGUYEN THI MAY' }
const order = { orderNumber: 'DH123', amount: 199_000 }

test('transfer code: has what a bank’s app reads: bank, account, amount and reference', () => {
  const transfer = presentTransfer({ ...account, bin: '970436' }, order)
  expect(transfer).toEqual({
    bankName: 'Vietcombank',
    ...account,
    amount: 199_000,
    reference: 'DH123',
    qr: '00020101021238540010A00000072701240006970436011001234567890208QRIBFTTA530370454061990005802VN62090805DH12363040E5F',
  })
})

test.each([
  ['vietcombank', true],
  ['VCB', true],
  ['Ngân hàng TMCP Ngoại Thương Việt Nam', true],
  ['ngan hang tmcp ngoai thuong viet nam', true],
  ['Ngân hàng làng bên', false],
])('transfer code: exists for a bank named “%s”: %s', (bankName, hasCode) => {
  const transfer = presentTransfer({ ...account, bankName }, order)
  expect([transfer.bankName, transfer.qr !== null]).toEqual([bankName, hasCode])
})

test.each([
  ['MM2611217KQ4', 'MM261121-7KQ4'],
  ['mm261121-7kq4', 'MM261121-7KQ4'],
  ['CT DEN:0912 MM261121 7KQ4 FT26325', 'MM261121-7KQ4'],
  ['Chị Mai trả tiền MM2611217KQ4 ạ', 'MM261121-7KQ4'],
  ['VQRIO123', null],
  ['', null],
])('order number in a transfer: “%s” names %s', (description, number) => expect(orderNumberIn(description)).toBe(number))
