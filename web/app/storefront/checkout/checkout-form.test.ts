import { expect, test } from 'vitest'
import { NewOrder } from '../../../../contract/checkout.ts'
import { checkoutForms } from './checkout-form.ts'
import { formToOrder } from './form-to-order.ts'

const where = {
  fullName: 'Nguyễn Thị Ánh',
  phone: '0912 345 678',
  province: 'Thành phố Huế',
  ward: 'Phường Thuận Hóa',
  street: '12 Chi Lăng',
}

test('formToOrder: a guest’s form becomes an order with an address and an e-mail', () => {
  const fields = checkoutForms.guest.parse({ ...where, email: ' Anh@Memay.vn ', paymentMethod: 'momo', note: '  ' })
  const order = formToOrder(fields, 'r1')
  expect(order).toEqual({
    address: { ...where, phone: '+84912345678' },
    email: 'anh@memay.vn',
    paymentMethod: 'momo',
    shippingMethod: 'standard',
    gift: false,
    cartRevision: 'r1',
  })
  expect(NewOrder.safeParse(order).success).toBe(true)
})

test('formToOrder: a member with saved addresses sends only the address id', () => {
  const order = formToOrder(
    checkoutForms.book.parse({ addressId: 'adr_1', paymentMethod: 'cod', gift: true, note: 'Chúc bé hay ăn' }),
    'r2',
  )
  expect(order).toEqual({
    addressId: 'adr_1',
    paymentMethod: 'cod',
    shippingMethod: 'standard',
    gift: true,
    note: 'Chúc bé hay ăn',
    cartRevision: 'r2',
  })
  expect(NewOrder.safeParse(order).success).toBe(true)
})

test('formToOrder: the choice to save the address is not part of the order', () => {
  const order = formToOrder(checkoutForms.member.parse({ ...where, saveAddress: true, paymentMethod: 'cod' }), 'r3')
  expect(order).not.toHaveProperty('saveAddress')
  expect(order).not.toHaveProperty('email')
})

const giftFields = {
  giftMessage: ' Chúc bé ',
  giftWrap: true,
  giftDeliverOn: '2026-12-24',
  hasGiver: true,
  giverName: ' Lan ',
  giverPhone: '0905 000 222',
}

test('formToOrder: the wishes of a gift are sent, and none of them without a gift', () => {
  const send = (more: object) => formToOrder(checkoutForms.guest.parse({ ...where, paymentMethod: 'momo', ...more }), 'r4').gift
  expect(send({ ...giftFields, gift: true })).toEqual({
    ...{ message: 'Chúc bé', wrap: true, deliverOn: '2026-12-24', giver: { fullName: 'Lan', phone: '0905 000 222' } },
  })
  expect(send({ gift: true, giftMessage: ' ', giftDeliverOn: '', giverName: 'Lan' })).toBe(true)
  expect(send(giftFields)).toBe(false)
})

test.each([
  [{ gift: true, hasGiver: true }, ['giverName', 'giverPhone']],
  [{ gift: true, hasGiver: true, giverName: 'Lan', giverPhone: '123' }, ['giverPhone']],
  [{ hasGiver: true }, []],
  [{ gift: true, giverPhone: '123' }, []],
])('checkoutForms: %j lacks %j, beside the errors of other fields', (gift, fields) => {
  const issuesOf = (form: object) => checkoutForms.guest.safeParse(form).error?.issues.map(({ path }) => path.join('.')) ?? []
  expect(issuesOf({ ...where, paymentMethod: 'momo', ...gift })).toEqual(fields)
  expect(issuesOf({ ...where, phone: '1', paymentMethod: 'momo', ...gift })).toEqual(['phone', ...fields])
})
