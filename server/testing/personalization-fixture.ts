import type { PersonalizationField } from '../../contract/personalization.ts'
import type { CheckoutFixture } from './checkout-fixture.ts'

/** For tests: a rabbit for 100.000 ₫ with a name (+20.000 ₫), a birthday (+5.000 ₫) and a thread. */
export async function putRabbit(checkout: CheckoutFixture, onHand = 9) {
  const id = await checkout.put('Thỏ bông thêu tên', onHand, {
    nameEn: 'Rabbit with a name',
    personalization: [
      { kind: 'text', label: { vi: 'Tên bé', en: 'Name' }, required: true, price: 20_000, maxLength: 12, isEmbroidered: true },
      { kind: 'text', label: { vi: 'Ngày sinh', en: 'Birthday' }, required: false, price: 5_000, maxLength: 10 },
      {
        ...{ kind: 'choice', label: { vi: 'Màu chỉ', en: 'Thread' }, required: true, price: 0 },
        options: [
          { label: { vi: 'Chàm', en: 'Indigo' }, hex: '#2f4a66' },
          { label: { vi: 'Đỏ gạch', en: 'Brick red' }, hex: '#a8452f' },
        ],
      },
    ],
  })
  const fields: PersonalizationField[] = (await checkout.visitor().get(`products/${id}`)).json.product.personalization
  const [name = '', birthday = '', thread = ''] = fields.map(({ _id }) => _id)
  const [indigo = '', red = ''] = fields[2]?.options?.map(({ _id }) => _id) ?? []
  const wish = (value: string, more: { fieldId: string; value: string }[] = []) => [
    { fieldId: name, value },
    ...more,
    { fieldId: thread, value: indigo },
  ]
  const line = (personalization: object[] | undefined, quantity = 1) => ({
    ...{ productId: id, color: 'Xanh lam', quantity },
    ...(personalization ? { personalization } : {}),
  })
  return { id, fields, name, birthday, thread, indigo, red, wish, line }
}
