import { createHash } from 'node:crypto'
import type { Settings } from '../../../contract/content.ts'
import { formatAmount } from '../../../contract/money.ts'
import { formatPhone, phoneHref, unbrokenPhone } from '../../../contract/phone-number.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import { brandWithLogo, type MailTable, renderMail } from '../../platform/mail/template.ts'
import { userText } from '../../platform/mail/user-text.ts'
import { adminPaths, awaitsDeposit, formatDateTime, formatDay, isToConfirm, orderMailTable, type StoredOrder } from '../orders/orders.ts'
import type { WaitingOrder } from './order-alerts.sql.ts'

export type AlertSender = { brand: Settings['brand']; publicUrl: string }
type MailTo = AlertSender & { to: string }

/** In Vietnamese, the staff's language. Contains everything needed on a phone. */
export function newOrderMail(order: StoredOrder, { brand, publicUrl, to }: MailTo): Mail {
  const phone = order.giftWishes?.giver?.phone ?? order.shippingAddress.phone
  const title = `Đơn mới ${order.orderNumber} · ${formatAmount(order.totalVnd)}`
  const rendered = renderMail({
    language: 'vi',
    title,
    paragraphs: [whatToDo(order)],
    facts: [
      ...whoOrders(order),
      whereTo(order),
      ['Thanh toán', payment(order)],
      ...(isToConfirm(order) ? [['Xác nhận', 'Khách chưa xác nhận đơn']] : []),
      ...(isToConfirm(order) ? [['Giữ hàng', reservation(order)]] : []),
      ...(order.note ? [['Khách dặn', order.note]] : []),
      ...giftFacts(order),
      ...invoiceFacts(order),
    ],
    table: itemTable(order, publicUrl),
    button: { label: 'Mở đơn hàng', url: publicUrl + adminPaths.order(order.id) },
    link: { label: `Gọi ${formatPhone(phone)}`, url: phoneHref(phone) },
    closing: [whyYou],
    brand: brandWithLogo(brand, publicUrl),
  })
  return { key: `new-order:${order.id}:${hashOf(to)}`, class: 'owner', to, subject: `${brand.name}: ${title}`, ...rendered }
}

/** Many orders in one mail. Contains no names: only numbers and links. */
export function digestMail(orders: WaitingOrder[], { brand, publicUrl, to }: MailTo): Mail {
  const sum = formatAmount(orders.reduce((total, { totalVnd }) => total + totalVnd, 0))
  const title = `${orders.length} đơn mới · ${sum}`
  const newest = orders.toReversed()
  const left = newest.length - maxListed
  const rendered = renderMail({
    language: 'vi',
    title,
    paragraphs: ['Nhiều đơn đến cùng lúc nên tiệm gộp vào một thư.'],
    table: {
      head: ['Đơn hàng', 'Tổng cộng'],
      rows: newest
        .slice(0, maxListed)
        .map(({ orderNumber, province, totalVnd }) => [[orderNumber, province].filter(Boolean).join('\n'), formatAmount(totalVnd)]),
      foot: [{ label: left > 0 ? `Và ${left} đơn nữa. Tất cả` : 'Tất cả', amount: sum, isTotal: true }],
    },
    button: { label: 'Mở danh sách đơn', url: publicUrl + adminPaths.orders },
    closing: [whyYou],
    brand: brandWithLogo(brand, publicUrl),
  })
  return { key: `new-orders:${orders[0]?.orderId}:${hashOf(to)}`, class: 'owner', to, subject: `${brand.name}: ${title}`, ...rendered }
}

const maxListed = 50
const whyYou = 'Địa chỉ này nhận thư báo đơn mới. Đổi trong trang quản lý: Cài đặt, mục Thông báo.'

/** When a cash order is paid. */
const whenPaid = ({ pickup }: StoredOrder) => (pickup ? 'khi tới lấy' : 'khi nhận hàng')

function whatToDo(order: StoredOrder): string {
  if (awaitsDeposit(order)) return 'Đơn chờ khách đặt cọc. Tiền cọc về rồi bạn hãy bắt đầu làm nhé.'
  if (isToConfirm(order) && order.stock === 'unreserved') {
    return `Đơn trả tiền mặt ${whenPaid(order)}, chưa giữ hàng: mạng của khách đang có nhiều đơn chờ xác nhận, hoặc đơn lấy phần lớn số hàng. Bạn gọi khách rồi bấm “Đã gọi xác nhận”, đơn giữ hàng ngay nếu còn.`
  }
  if (isToConfirm(order)) return `Đơn trả tiền mặt ${whenPaid(order)}. Khách chưa xác nhận: bạn gọi hỏi khách trước khi làm nhé.`
  if (order.paymentStatus === 'paid') return 'Đơn không còn khoản nào phải trả, bạn làm được ngay.'
  if (order.paymentMethod === 'cod') return `Đơn trả tiền mặt ${whenPaid(order)}, bạn làm được ngay.`
  if (order.stock === 'unreserved') {
    return 'Đơn chờ khách thanh toán, chưa giữ hàng: mạng của khách đang có nhiều đơn chưa trả tiền, hoặc đơn lấy nhiều hàng. Tiền về mà còn hàng, đơn tự giữ hàng và chuyển sang đang chuẩn bị.'
  }
  return 'Đơn chờ khách thanh toán. Tiền về, đơn tự chuyển sang đang chuẩn bị.'
}

function reservation({ stock, confirmDueAt, paymentMethod }: StoredOrder): string {
  if (stock === 'unreserved') return paymentMethod === 'cod' ? 'Chưa giữ, giữ khi đơn được xác nhận' : 'Chưa giữ, giữ khi tiền tới'
  return confirmDueAt ? `Đến ${formatDateTime(confirmDueAt, 'vi')}` : 'Đang giữ'
}

const methods = { momo: 'Ví MoMo', bank: 'Chuyển khoản' } as const

function payment(order: StoredOrder): string {
  const { paymentMethod, paymentStatus, totalVnd, depositVnd } = order
  if (totalVnd === 0) return 'Không phải trả'
  const method = paymentMethod === 'cod' ? `Tiền mặt ${whenPaid(order)}` : methods[paymentMethod]
  if (awaitsDeposit(order)) return `${method} · chưa đặt cọc ${formatAmount(depositVnd)}`
  return `${method} · ${paymentStatus === 'paid' ? 'đã trả' : 'chưa trả'}`
}

type Fact = [label: string, value: string]

/** The customer; of a gift for somebody else, who gives and who receives. */
function whoOrders({ shippingAddress, giftWishes }: StoredOrder): Fact[] {
  const { fullName, phone } = shippingAddress
  const giver = giftWishes?.giver
  if (!giver) return [...personFacts('Khách', fullName, phone)]
  return [...personFacts('Người tặng', giver.fullName, giver.phone), ...personFacts('Người nhận', fullName, phone)]
}

function whereTo({ pickup, shippingAddress: { ward, province } }: StoredOrder): Fact {
  return pickup ? ['Tới lấy tại', pickup.name.vi] : ['Giao đến', [ward, province].filter(Boolean).join(', ')]
}

function personFacts(label: string, name: string, phone: string): Fact[] {
  return [
    [label, userText(name)],
    ['Điện thoại', unbrokenPhone(phone)],
  ]
}

function giftFacts({ gift, giftWishes, wrapVnd }: StoredOrder): Fact[] {
  if (!gift) return []
  const { message, wrap, deliverOn, card } = giftWishes ?? {}
  return [
    ['Quà tặng', 'Có, phiếu đóng gói không ghi giá'],
    ...(deliverOn ? [['Hẹn giao', `Ngày ${formatDay(deliverOn, 'vi')}`] satisfies Fact] : []),
    ...(wrap ? [['Gói quà', wrapVnd > 0 ? `Có, ${formatAmount(wrapVnd)}` : 'Có, miễn phí'] satisfies Fact] : []),
    ...(message ? [[card ? 'In thiệp' : 'Lời chúc', message] satisfies Fact] : []),
  ]
}

/** Every line on its own, to copy it into the invoice. */
function invoiceFacts({ invoice }: StoredOrder): Fact[] {
  if (!invoice) return []
  return [
    ['Xuất hoá đơn', invoice.name],
    ['Mã số thuế', invoice.taxCode],
    ['Địa chỉ', invoice.address],
    ...(invoice.email ? [['Gửi hoá đơn tới', userText(invoice.email)] satisfies Fact] : []),
  ]
}

/** As in the customer's mail, with the units to sew. */
function itemTable(order: StoredOrder, publicUrl: string): MailTable {
  const { caption: _, ...table } = orderMailTable(order, 'vi', publicUrl)
  const rows = order.lines.map(({ quantity, fromStock }, index) => {
    const [item = '', ...rest] = table.rows[index] ?? []
    return quantity > fromStock ? [`${item}\nCần may ${quantity - fromStock}`, ...rest] : [item, ...rest]
  })
  return { ...table, rows }
}

/** A key outlives its mail, so it must not contain the e-mail. */
function hashOf(address: string): string {
  return createHash('sha256').update(address).digest('base64url').slice(0, 16)
}
