import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PersonalizationField } from '../../../contract/personalization.ts'
import { type CheckoutFixture, openCheckoutFixture } from '../../testing/checkout-fixture.ts'
import { putRabbit } from '../../testing/personalization-fixture.ts'
import type { Visitor } from '../../testing/shop-fixture.ts'
import { signInAdmin } from '../../testing/users-fixture.ts'

let checkout: CheckoutFixture
let admin: Visitor
beforeAll(async () => {
  checkout = await openCheckoutFixture()
  admin = await signInAdmin(checkout)
})
afterAll(() => checkout.close())

describe('fields of a product', () => {
  test('are part of the product in the language of its reader, and of no list', async () => {
    const { id, fields } = await putRabbit(checkout)
    expect(fields).toMatchObject([
      { label: 'Tên bé', kind: 'text', required: true, price: 20_000, maxLength: 12, isEmbroidered: true },
      { label: 'Ngày sinh', required: false },
      { label: 'Màu chỉ', kind: 'choice', options: [{ label: 'Chàm', hex: '#2f4a66' }, { label: 'Đỏ gạch' }] },
    ])
    const english = (await checkout.visitor('en').get(`products/${id}`)).json.product
    expect(english.personalization.map(({ label }: PersonalizationField) => label)).toEqual(['Name', 'Birthday', 'Thread'])
    expect((await checkout.visitor().get('products?limit=50')).text).not.toContain('personalization')
  })

  test.each(['vi', 'en'])('are accepted as they were read in %s, and keep both languages', async (language) => {
    const { id } = await putRabbit(checkout)
    const { product } = (await admin.get(`products/${id}?lang=${language}`)).json
    const saved = await admin.patch(`products/${id}`, product)
    expect([saved.status, saved.json.issues]).toEqual([200, undefined])
    expect(saved.json.product.written.personalization).toMatchObject(product.written.personalization)
    const [first] = saved.json.product.written.personalization
    const cleared = await admin.patch(`products/${id}`, { personalization: [{ ...first, label: { vi: 'Tên', en: '' } }] })
    expect(cleared.json.product.written.personalization[0].label).toEqual({ vi: 'Tên', en: '' })
  })

  test('may have a plain label', async () => {
    const { id } = await putRabbit(checkout)
    const personalization = [{ label: 'Tên ông bà', kind: 'text', required: false, maxLength: 20, price: 0 }]
    const saved = await admin.patch(`products/${id}`, { personalization })
    expect([saved.status, saved.json.product?.written.personalization[0].label]).toEqual([200, { vi: 'Tên ông bà', en: '' }])
  })

  test('are written by an admin, keep their ids, and are copied with the product', async () => {
    const { id, name } = await putRabbit(checkout)
    const { product } = (await admin.get(`products/${id}`)).json
    const [first, , third] = product.written.personalization
    const body = { version: product.version, personalization: [third, { ...first, price: 30_000 }, { ...third, _id: undefined }] }
    const saved = await admin.patch(`products/${id}`, body)
    expect([saved.status, saved.text]).toEqual([200, expect.any(String)])
    const now = saved.json.product.written.personalization
    expect(now.map(({ _id }: { _id: string }) => _id).slice(0, 2)).toEqual([third._id, name])
    expect(now[1].price).toBe(30_000)
    expect(now[2]._id).not.toBe(third._id)
    expect(now[2].options[0]._id).not.toBe(third.options[0]._id)
    expect((await admin.patch(`products/${id}`, body)).json.code).toBe('version_conflict')
    const renamed = await admin.patch(`products/${id}`, { name: 'Thỏ', version: saved.json.product.version })
    expect(renamed.json.product.written.personalization).toEqual(now)
    const copy = await admin.post(`products/${id}/duplicate`, {})
    expect(copy.json.product.written.personalization).toEqual(now)
    const emptied = await admin.patch(`products/${id}`, { personalization: [] })
    expect(emptied.json.product.personalization).toBeUndefined()
  })

  test.each([
    ['without a label', { kind: 'text', label: { vi: '' }, maxLength: 5 }, 'personalization.0.label.vi'],
    ['a text without a length', { kind: 'text' }, 'personalization.0.maxLength'],
    ['a measure whose range is the wrong way round', { kind: 'measure', unit: 'cm', min: 90, max: 50 }, 'personalization.0.max'],
    ['a choice without options', { kind: 'choice', options: [] }, 'personalization.0.options'],
    ['an unknown kind', { kind: 'date' }, 'personalization.0.kind'],
    ['a negative price', { kind: 'text', maxLength: 5, price: -1 }, 'personalization.0.price'],
  ])('are refused %s', async (_what, field, path) => {
    const { id } = await putRabbit(checkout)
    const refused = await admin.patch(`products/${id}`, { personalization: [{ label: { vi: 'Ô' }, required: true, ...field }] })
    expect(refused.status).toBe(400)
    expect(refused.json.issues.map((issue: { path: string }) => issue.path)).toContain(path)
  })
})
