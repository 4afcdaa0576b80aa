import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { createProduct, type TestProduct } from './checkout.ts'

/** Address of orders entered in the admin. */
const address = {
  fullName: 'Chị Thảo',
  phone: '0906777888',
  province: 'Thành phố Huế',
  ward: 'Phường Phú Xuân',
  street: '101 Phan Đình Phùng',
}

/** Creates an order as staff do in the admin. */
export async function createAdminOrder(
  page: Page,
  {
    product: given,
    items: givenItems,
    fullName = address.fullName,
    street = address.street,
    phone = address.phone,
    ...more
  }: {
    product?: TestProduct
    items?: OrderItemInput[]
    fullName?: string
    street?: string
    phone?: string
    gift?: true | { giver: { fullName: string; phone: string } }
    paymentMethod?: 'cod' | 'bank'
    note?: string
    email?: string
  } = {},
): Promise<{ id: string; number: string }> {
  const items = givenItems ?? [itemOf(given ?? (await createProduct()))]
  const data = { items, address: { ...address, fullName, street, phone }, paymentMethod: 'cod', source: 'facebook', ...more }
  const response = await page.request.post('/api/orders/for-customer', { data })
  expect(response.status(), await response.text()).toBe(201)
  const { _id: id, orderNumber: number } = (await response.json()) as { _id: string; orderNumber: string }
  return { id, number }
}

type OrderItemInput = { productId: string; color: string; size: string; quantity: number }

function itemOf({ id: productId, color, size }: TestProduct): OrderItemInput {
  return { productId, color, size, quantity: 1 }
}

export async function setOrderStatus(request: APIRequestContext, id: string, status: string): Promise<void> {
  expect((await request.patch(`/api/orders/${id}/status`, { data: { status } })).status()).toBe(200)
}
