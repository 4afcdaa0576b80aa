import { type MailSample, sampleOf } from '../../platform/mail/mail-samples.ts'
import { sampleOrder } from '../orders/orders.ts'
import { type AlertSender, digestMail, newOrderMail } from './new-order-mail.ts'

/** In Vietnamese, the staff's language. */
export function ownerAlertMailSamples(sender: AlertSender): MailSample[] {
  const recipient = { ...sender, to: sender.brand.email }
  const order = sampleOrder('vi')
  const { id: orderId, orderNumber, totalVnd, createdAt: placedAt } = order
  const waiting = { orderId, orderNumber, totalVnd, placedAt, province: order.shippingAddress.province }
  return [
    sampleOf('owner-new-order', newOrderMail(order, recipient)),
    sampleOf('owner-new-orders', digestMail([waiting, { ...waiting, orderNumber: 'MM261124-9Q2D' }], recipient)),
  ]
}
