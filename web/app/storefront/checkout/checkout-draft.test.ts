import { expect, test } from 'vitest'
import { handoverFields } from '../../../../contract/cart-handover.ts'
import { checkoutDraftOf, draftFields, isCheckoutDraft } from './checkout-draft.ts'

function form(fields: Record<string, string>): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.set(name, value)
  return data
}

const nowhere = { province: '', ward: '', storeId: '' }

test('checkoutDraftOf: keeps the typed fields and nothing else', () => {
  const typed = {
    fullName: 'Ánh',
    phone: '0912',
    email: '',
    note: 'x'.repeat(1_001),
    cartRevision: 'r',
    attempt: 'key',
    paymentMethod: 'cod',
  }
  const draft = checkoutDraftOf(form(typed), nowhere)
  expect(draft).toEqual({ fullName: 'Ánh', phone: '0912', paymentMethod: 'cod' })
  expect(isCheckoutDraft(draft)).toBe(true)
})

test('checkoutDraftOf: keeps a chosen place while its list is loading', () => {
  const place = { province: 'Thành phố Huế', ward: 'Phường Thuận Hóa' }
  const chosen = { ...place, storeId: '' }
  expect(checkoutDraftOf(form({ province: 'Thành phố Huế', ward: '' }), chosen)).toEqual(place)
  expect(checkoutDraftOf(form({ province: 'Thành phố Huế', ward: '' }), { ...chosen, ward: '' })).toEqual({ province: 'Thành phố Huế' })
  expect(checkoutDraftOf(form({ addressId: 'adr_1' }), chosen)).toEqual({ addressId: 'adr_1' })
})

test('checkoutDraftOf: keeps a chosen store while the ways of delivery are loading', () => {
  expect(checkoutDraftOf(form({ addressId: 'adr_1' }), { ...nowhere, storeId: 'sto_1' })).toEqual({ addressId: 'adr_1', storeId: 'sto_1' })
  expect(checkoutDraftOf(form({ addressId: 'adr_1', storeId: '' }), nowhere)).toEqual({ addressId: 'adr_1' })
})

test.each([[null], ['x'], [[]], [{ fullName: 1 }], [{ password: 'x' }]])('isCheckoutDraft: rejects %o', (stored) => {
  expect(isCheckoutDraft(stored)).toBe(false)
})

test('checkout draft: a link into another browser carries every field but the address of an account and the payment', () => {
  const stays = ['addressId', 'paymentMethod']
  expect([...handoverFields, ...stays].sort()).toEqual([...draftFields].sort())
})
