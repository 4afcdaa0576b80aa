import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { makePiece, type Piece } from './buying.ts'

/** Of orders written down in the office. */
const address = {
  fullName: 'Chị Thảo',
  phone: '0906777888',
  province: 'Thành phố Huế',
  ward: 'Phường Phú Xuân',
  street: '101 Phan Đình Phùng',
}

/** An order written down by the office. */
export async function writeDown(
  page: Page,
  {
    piece: given,
    items: givenItems,
    fullName = address.fullName,
    street = address.street,
    ...more
  }: { piece?: Piece; items?: GivenItem[]; fullName?: string; street?: string; gift?: true; note?: string; email?: string } = {},
): Promise<{ id: string; number: string }> {
  const items = givenItems ?? [oneOf(given ?? (await makePiece()))]
  const data = { items, address: { ...address, fullName, street }, paymentMethod: 'cod', source: 'facebook', ...more }
  const answer = await page.request.post('/api/orders/for-customer', { data })
  expect(answer.status(), await answer.text()).toBe(201)
  const { _id: id, orderNumber: number } = (await answer.json()) as { _id: string; orderNumber: string }
  return { id, number }
}

type GivenItem = { productId: string; color: string; size: string; quantity: number }

function oneOf({ id: productId, color, size }: Piece): GivenItem {
  return { productId, color, size, quantity: 1 }
}

export async function moveTo(request: APIRequestContext, id: string, status: string): Promise<void> {
  expect((await request.patch(`/api/orders/${id}/status`, { data: { status } })).status()).toBe(200)
}
