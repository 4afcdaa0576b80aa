import type { Language } from '../../../../contract/language/language.schema.ts'
import type { OrderLineRow, StoredOrder } from '../orders.sql.ts'

const placedAt = new Date('2026-11-24T02:30:00Z')
const address = {
  fullName: 'Trần Thị Mai',
  phone: '+84905123456',
  provinceCode: '46',
  province: 'Thành phố Huế',
  wardCode: '19753',
  ward: 'Phường Thuận Hóa',
  street: '12 Lê Lợi',
}

/** An order for sample mails: unpaid, by transfer, two products. Nothing of it exists. */
export function sampleOrder(language: Language, change: Partial<StoredOrder> = {}): StoredOrder {
  return {
    id: 'ord_sample',
    orderNumber: 'MM261124-7K3F',
    userId: 'usr_sample',
    guestId: null,
    accessToken: 'sample',
    email: 'mai@example.vn',
    phone: address.phone,
    source: 'web',
    language,
    status: 'pending',
    paymentMethod: 'bank',
    paymentStatus: 'unpaid',
    shippingMethod: 'standard',
    pickup: null,
    shippingAddress: address,
    billingAddress: address,
    subtotalVnd: 770_000,
    discountVnd: 50_000,
    discountCode: 'BETHO',
    discountId: null,
    shippingVnd: 25_000,
    isOwnFee: false,
    taxVnd: 56_296,
    taxPercent: 8,
    totalVnd: 760_000,
    note: 'Gọi trước khi giao giúp mình nhé',
    gift: true,
    giftWishes: { message: 'Chúc bé Gạo hay ăn chóng lớn', wrap: true, card: true },
    wrapVnd: 15_000,
    giftCode: '7KQ40XN29BTR',
    invoice: { name: 'Công ty TNHH Mầm Xanh', taxCode: '0100109106', address: '5 Hùng Vương, Phường Thuận Hóa, Thành phố Huế' },
    invoiceNumber: null,
    invoiceIssuedAt: null,
    deliveryFrom: '2026-11-27',
    deliveryTo: '2026-11-30',
    paymentDueAt: new Date('2026-11-25T02:30:00Z'),
    stock: 'held',
    paidAt: null,
    confirmedAt: null,
    confirmToken: null,
    confirmDueAt: null,
    ipKey: null,
    depositVnd: 0,
    depositPaidAt: null,
    extraDueVnd: 0,
    maker: null,
    internalNotes: '',
    searchFolded: '',
    createdAt: placedAt,
    lines: [
      line({ position: 0, name: language === 'vi' ? 'Váy hoa nhí' : 'Floral dress', unitVnd: 240_000, quantity: 2, fromStock: 1 }),
      line({
        ...{ position: 1, name: 'Yếm quần túi thỏ', unitVnd: 290_000, quantity: 1, fromStock: 1 },
        personalization: [
          { fieldId: 'fld_sample', value: 'Gạo', label: { vi: 'Tên thêu', en: 'Name' }, text: { vi: 'Gạo', en: 'Gạo' }, price: 0 },
        ],
      }),
    ],
    events: [],
    parcel: null,
    ...change,
  }
}

/** The parcel of a sample order. */
export const sampleParcel: NonNullable<StoredOrder['parcel']> = {
  id: 'shp_sample',
  orderId: 'ord_sample',
  exchangeId: null,
  carrier: 'GHN',
  trackingCode: 'GHN123456',
  feeVnd: null,
  status: 'in_transit',
  createdAt: placedAt,
}

type SampleLine = Pick<OrderLineRow, 'position' | 'name' | 'unitVnd' | 'quantity' | 'fromStock'> &
  Partial<Pick<OrderLineRow, 'personalization'>>

function line(given: SampleLine): OrderLineRow {
  return {
    orderId: 'ord_sample',
    variantId: `var_${given.position}`,
    productId: `prd_${given.position}`,
    slug: 'vay-hoa-nhi',
    sku: `MM-${given.position}`,
    imageUrl: '/art/icon-512.png',
    color: 'Hồng',
    size: '18-24M',
    personalization: null,
    totalVnd: given.unitVnd * given.quantity,
    discountVnd: 0,
    madeToOrder: given.fromStock < given.quantity,
    note: null,
    priceReason: null,
    secondChoiceId: null,
    ...given,
  }
}
