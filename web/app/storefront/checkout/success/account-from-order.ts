import type { Order } from '../../../../../contract/orders/orders.ts'

/** The registration data from an order, with the chosen password. */
export function accountFromOrder(
  { email, shippingAddress: { fullName, phone } }: Pick<Order, 'email' | 'shippingAddress'>,
  password: string,
) {
  return { fullName, email: email ?? '', password, ...(phone ? { phone } : {}) }
}
