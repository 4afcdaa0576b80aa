import type { Order } from '../../../../../contract/orders.ts'

/** Who ordered, as a new account asks for it; with the password they chose. */
export function accountFromOrder(
  { email, shippingAddress: { fullName, phone } }: Pick<Order, 'email' | 'shippingAddress'>,
  password: string,
) {
  return { fullName, email: email ?? '', password, ...(phone ? { phone } : {}) }
}
