import type { Readable } from 'node:stream'
import type { Language } from '../../../contract/language/language.schema.ts'
import { lineName } from '../../../contract/line-name.rule.ts'
import type { OrderStatus, PaymentMethod, PaymentStatus } from '../../../contract/orders/orders.ts'
import { inReadersLanguage, personalizationLine } from '../../../contract/personalization.rule.ts'
import { vietnamTimestamp } from '../../../contract/vietnam-time.ts'
import type { Db } from '../../platform/database/client.ts'
import { type CsvColumn, type CsvFormat, readBatches, streamCsv } from '../../platform/stream-csv.ts'
import { findOrdersAfter, type OrderSelection } from './find-orders.sql.ts'
import type { OrderLineRow, StoredOrder } from './orders.sql.ts'

/** The words of the admin; the English file has those of the API. */
const namesOf = {
  vi: {
    status: { pending: 'Chờ xác nhận', processing: 'Đang chuẩn bị', shipped: 'Đang giao', delivered: 'Đã giao', cancelled: 'Đã huỷ' },
    method: { momo: 'Ví MoMo', cod: 'Tiền mặt khi nhận', bank: 'Chuyển khoản' },
    payment: { unpaid: 'Chưa trả', paid: 'Đã trả', refunded: 'Đã hoàn', expired: 'Quá hạn' },
  },
  en: {
    status: { pending: 'pending', processing: 'processing', shipped: 'shipped', delivered: 'delivered', cancelled: 'cancelled' },
    method: { momo: 'momo', cod: 'cod', bank: 'bank' },
    payment: { unpaid: 'unpaid', paid: 'paid', refunded: 'refunded', expired: 'expired' },
  },
} as const satisfies Record<
  Language,
  { status: Record<OrderStatus, string>; method: Record<PaymentMethod, string>; payment: Record<PaymentStatus, string> }
>

/** One row an order; money in whole dong, times in Vietnam. Append new columns at the end: some readers use positions. */
const columns: CsvColumn<StoredOrder>[] = [
  { head: { vi: 'Số đơn', en: 'Order number' }, cell: ({ orderNumber }) => orderNumber },
  { head: { vi: 'Đặt lúc', en: 'Ordered at' }, cell: ({ createdAt }) => vietnamTimestamp(createdAt) },
  { head: { vi: 'Trạng thái', en: 'Status' }, cell: ({ status }, language) => namesOf[language].status[status] },
  { head: { vi: 'Cách thanh toán', en: 'Payment method' }, cell: ({ paymentMethod }, language) => namesOf[language].method[paymentMethod] },
  { head: { vi: 'Thanh toán', en: 'Payment' }, cell: ({ paymentStatus }, language) => namesOf[language].payment[paymentStatus] },
  { head: { vi: 'Trả lúc', en: 'Paid at' }, cell: ({ paidAt }) => (paidAt ? vietnamTimestamp(paidAt) : '') },
  { head: { vi: 'Người nhận', en: 'Recipient' }, cell: ({ shippingAddress }) => shippingAddress.fullName },
  { head: { vi: 'Điện thoại', en: 'Phone' }, cell: ({ phone }) => phone },
  { head: { vi: 'E-mail', en: 'E-mail' }, cell: ({ email }) => email ?? '' },
  { head: { vi: 'Địa chỉ', en: 'Street' }, cell: ({ shippingAddress }) => shippingAddress.street },
  { head: { vi: 'Phường, xã', en: 'Ward' }, cell: ({ shippingAddress }) => shippingAddress.ward },
  { head: { vi: 'Tỉnh, thành', en: 'Province' }, cell: ({ shippingAddress }) => shippingAddress.province },
  { head: { vi: 'Món hàng', en: 'Items' }, cell: ({ lines }, language) => lines.map((line) => presentLine(line, language)).join('; ') },
  { head: { vi: 'Số món', en: 'Pieces' }, cell: ({ lines }) => lines.reduce((sum, { quantity }) => sum + quantity, 0) },
  { head: { vi: 'Tiền hàng', en: 'Subtotal' }, cell: ({ subtotalVnd }) => subtotalVnd },
  { head: { vi: 'Giảm giá', en: 'Discount' }, cell: ({ discountVnd }) => discountVnd },
  { head: { vi: 'Mã giảm giá', en: 'Discount code' }, cell: ({ discountCode }) => discountCode ?? '' },
  { head: { vi: 'Phí giao', en: 'Shipping fee' }, cell: ({ shippingVnd }) => shippingVnd },
  { head: { vi: 'Tổng cộng', en: 'Total' }, cell: ({ totalVnd }) => totalVnd },
  { head: { vi: 'Thuế trong đó', en: 'Tax within' }, cell: ({ taxVnd }) => taxVnd },
  { head: { vi: 'Hãng giao', en: 'Carrier' }, cell: ({ parcel }) => parcel?.carrier ?? '' },
  { head: { vi: 'Mã vận đơn', en: 'Tracking code' }, cell: ({ parcel }) => parcel?.trackingCode ?? '' },
  { head: { vi: 'Lời nhắn', en: 'Note' }, cell: ({ note }) => note ?? '' },
  { head: { vi: 'Tiền cọc', en: 'Deposit asked' }, cell: ({ depositVnd }) => depositVnd },
  { head: { vi: 'Đã nhận cọc', en: 'Deposit received' }, cell: ({ depositVnd, depositPaidAt }) => (depositPaidAt ? depositVnd : 0) },
  { head: { vi: 'Quà tặng', en: 'Gift' }, cell: ({ gift }) => (gift ? 1 : 0) },
  { head: { vi: 'Tiền gói quà', en: 'Wrapping fee' }, cell: ({ wrapVnd }) => wrapVnd },
  { head: { vi: 'Lời chúc', en: 'Gift message' }, cell: ({ giftWishes }) => giftWishes?.message ?? '' },
  { head: { vi: 'Ngày hẹn giao', en: 'Deliver on' }, cell: ({ giftWishes }) => giftWishes?.deliverOn ?? '' },
  { head: { vi: 'Người tặng', en: 'Giver' }, cell: ({ giftWishes }) => giftWishes?.giver?.fullName ?? '' },
  { head: { vi: 'Điện thoại người tặng', en: 'Giver’s phone' }, cell: ({ giftWishes }) => giftWishes?.giver?.phone ?? '' },
  { head: { vi: 'Hoá đơn cho', en: 'Invoice to' }, cell: ({ invoice }) => invoice?.name ?? '' },
  { head: { vi: 'Mã số thuế', en: 'Tax code' }, cell: ({ invoice }) => invoice?.taxCode ?? '' },
  { head: { vi: 'Địa chỉ trên hoá đơn', en: 'Address on the invoice' }, cell: ({ invoice }) => invoice?.address ?? '' },
  { head: { vi: 'Email nhận hoá đơn', en: 'E-mail for the invoice' }, cell: ({ invoice }) => invoice?.email ?? '' },
  { head: { vi: 'Số hoá đơn', en: 'Invoice number' }, cell: ({ invoiceNumber }) => invoiceNumber ?? '' },
]

const atOnce = 100

/** The orders of an admin list as CSV, read a hundred at a time while it is sent. */
export function writeOrdersCsv(db: Db, query: OrderSelection, format: CsvFormat): Readable {
  const find = (after: StoredOrder | undefined) => findOrdersAfter(db, query, { after, limit: atOnce })
  return streamCsv(columns, readBatches(atOnce, find), format)
}

function presentLine({ name, color, size, personalization, quantity }: OrderLineRow, language: Language): string {
  const wishes = (personalization ?? []).map((each) => personalizationLine(inReadersLanguage(each, language)))
  return `${lineName(name, [color, size, ...wishes])} × ${quantity}`
}
