import { expect, test } from 'vitest'
import { NewOrder } from '../../../../contract/checkout.ts'
import { validationKey } from '../../../../contract/language/validation-messages.ts'
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
    checkoutForms.addressBook.parse({ addressId: 'adr_1', paymentMethod: 'cod', gift: true, note: 'Chúc bé hay ăn' }),
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

const invoiceFields = { invoiceName: ' Mầm Xanh ', invoiceTaxCode: '0100109106', invoiceAddress: '5 Hùng Vương' }

test('formToOrder: the recipient of an invoice is sent where an invoice is wished', () => {
  const send = (more: object) => formToOrder(checkoutForms.guest.parse({ ...where, paymentMethod: 'momo', ...more }), 'r5')
  expect(send({ ...invoiceFields, invoice: true, invoiceEmail: ' ' }).invoice).toEqual({
    ...{ name: 'Mầm Xanh', taxCode: '0100109106', address: '5 Hùng Vương' },
  })
  expect(send({ ...invoiceFields, invoice: true, invoiceEmail: 'a@b.vn' }).invoice).toHaveProperty('email', 'a@b.vn')
  expect(send(invoiceFields)).not.toHaveProperty('invoice')
})

test.each([
  [{ invoice: true }, { invoiceName: 'required', invoiceTaxCode: 'required', invoiceAddress: 'required' }],
  [{ ...invoiceFields, invoice: true, invoiceTaxCode: '0100109107' }, { invoiceTaxCode: 'tax_code' }],
  [{ ...invoiceFields, invoice: true, invoiceEmail: 'a@b' }, { invoiceEmail: 'email' }],
  [{ ...invoiceFields, invoice: true }, {}],
  [{ invoiceTaxCode: '1' }, {}],
])('checkoutForms: %j has the errors %j, beside those of other fields', (invoice, errors) => {
  const errorsOf = (form: object) =>
    Object.fromEntries(
      checkoutForms.guest.safeParse(form, { error: validationKey }).error?.issues.map(({ path, message }) => [path.join('.'), message]) ??
        [],
    )
  expect(errorsOf({ ...where, paymentMethod: 'momo', ...invoice })).toEqual(errors)
  expect(errorsOf({ ...where, phone: '1', paymentMethod: 'momo', ...invoice })).toEqual({ phone: 'phone', ...errors })
})
