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
    fullName = address.fullName,
    ...more
  }: { piece?: Piece; fullName?: string; gift?: true; note?: string; email?: string } = {},
): Promise<{ id: string; number: string }> {
  const piece = given ?? (await makePiece())
  const items = [{ productId: piece.id, color: piece.color, size: piece.size, quantity: 1 }]
  const data = { items, address: { ...address, fullName }, paymentMethod: 'cod', source: 'facebook', ...more }
  const answer = await page.request.post('/api/orders/for-customer', { data })
  expect(answer.status(), await answer.text()).toBe(201)
  const { _id: id, orderNumber: number } = (await answer.json()) as { _id: string; orderNumber: string }
  return { id, number }
}

export async function moveTo(request: APIRequestContext, id: string, status: string): Promise<void> {
  expect((await request.patch(`/api/orders/${id}/status`, { data: { status } })).status()).toBe(200)
}
