import type { OperationExamples } from '../platform/http/add-examples.ts'

const address = {
  fullName: 'Trần Thị Mai',
  phone: '0900000046',
  province: 'Thành phố Huế',
  ward: 'Phường Thuận Hóa',
  street: '12 Lê Lợi',
}
const productId = 'prd_1kag4w1m8qm6zt3vbn5c7xd2ef'
const item = { productId, color: 'Hồng sen', size: '100', quantity: 1 }
const edit = { expectedVersion: 4, lines: [{ line: 0, quantity: 2 }] }
const csv = (...lines: string[]) => `\ufeff${lines.join('\r\n')}\r\n`

/**
 * Examples that a generator cannot guess: requests whose fields depend on each other, events of other companies, and
 * files. All other examples follow from the schemas and example-values.ts.
 */
export const operationExamples: OperationExamples = new Map(
  Object.entries({
    'POST /api/users/login': { request: { email: 'mai@mail.example', password: 'mot mat khau dai' } },
    'POST /api/users/login/code': { request: { code: '123456' } },
    'POST /api/users/two-factor/enable': { request: { code: '123456' } },
    'POST /api/users/two-factor/recovery-codes': { request: { code: '123456' } },
    'POST /api/users/two-factor/disable': { request: { password: 'mot mat khau dai', code: '123456' } },
    'POST /api/webhooks': { request: { url: 'https://ke-toan.example/me-may', events: ['order.placed', 'refund.changed'] } },
    'PATCH /api/webhooks/{id}': { request: { active: false } },
    'POST /api/api-keys': { request: { name: 'Phần mềm kế toán', scopes: ['orders:read', 'reports:read'] } },
    'POST /api/orders': { request: { address, email: 'mai@mail.example', paymentMethod: 'cod', note: 'Giao sau 17 giờ' } },
    'POST /api/orders/for-customer': { request: { items: [item], address, paymentMethod: 'cod', source: 'zalo' } },
    'POST /api/orders/for-customer/preview': { request: { items: [item], province: address.province } },
    'POST /api/orders/{id}/edit': { request: edit },
    'POST /api/orders/{id}/edit/preview': { request: edit },
    'PATCH /api/orders/buyers/tags': { request: { phones: [address.phone], add: ['khách quen'] } },
    'PUT /api/orders/{id}/maker': { request: { name: 'Lan' } },
    'POST /api/orders/{id}/exchanges': { request: { position: 0, size: '110', reason: 'Áo hơi chật' } },
    'POST /api/orders/read-message': {
      request: { text: 'Chị Mai 0900000046, 12 Lê Lợi, Thuận Hóa, Huế. Lấy 1 đầm hoa hồng sen cỡ 100' },
    },
    'PATCH /api/stock/{variantId}': { request: { change: 5, reason: 'sewn', note: 'Mẻ may thứ Hai' } },
    'POST /api/products': {
      request: {
        name: 'Đầm hoa Cổ Sen',
        sku: 'DAM-SEN-01',
        price: 390_000,
        category: 'cat_1kag4w1m8qm6zt3vbn5c7xd2ef',
        colors: [{ color: 'Hồng sen', hex: '#e8a0b4' }],
        sizes: [{ size: '100' }],
      },
    },
    'POST /api/products/prices': {
      request: { ids: [productId], rule: { target: 'sale', by: 'percent', value: -10, rounds: true }, token: 'Zk3vQ0m8Yb1nX5tR7wLpA2' },
    },
    'POST /api/products/prices/preview': {
      request: { ids: [productId], rule: { target: 'sale', by: 'percent', value: -10, rounds: true } },
    },
    'PATCH /api/settings': { request: { exchangeDays: 7, lowStock: 3 } },
    'PATCH /api/discounts/{code}': { request: { code: { active: false } } },
    'POST /api/discounts': { request: { code: 'SEN10', kind: 'percent', value: 10, minSubtotal: 300_000, maxDiscount: 50_000 } },
    'POST /api/payments/bank/callback': {
      request: {
        code: '00',
        desc: 'success',
        success: true,
        data: {
          accountNumber: '0123456789',
          amount: 420_000,
          description: 'MM2611207KQ4',
          reference: 'FT26325123456',
          transactionDateTime: '2026-11-20 10:00:00',
        },
        signature: '8f14e45fceea167a5a36dedd4bea2543',
      },
    },
    'POST /api/payments/momo/callback': {
      request: {
        partnerCode: 'MOMO',
        orderId: 'MM261120-7KQ4-1',
        amount: 420_000,
        transId: 4_088_878_653,
        resultCode: 0,
        signature: 'a1b2c3',
      },
    },
    'POST /api/shipments/hooks/ghn': {
      request: { OrderCode: 'GHN5ABC123', ClientOrderCode: 'MM261120-7KQ4', Status: 'delivered', Time: '2026-11-21T03:52:50.158Z' },
    },
    'POST /api/shipments/hooks/ghtk': {
      request: { label_id: 'S1.A1.17373471', partner_id: 'MM261120-7KQ4', status_id: '5', action_time: '2026-11-21T12:18:39+07:00' },
    },
    'POST /api/shipments/hooks/viettelpost': {
      request: {
        DATA: { ORDER_NUMBER: 'VTP123456', ORDER_REFERENCE: 'MM261120-7KQ4', ORDER_STATUS: 501, ORDER_STATUSDATE: '21/11/2026 17:34:05' },
        TOKEN: 'khoa-da-hen',
      },
    },
    'GET /api/feeds/{file}': {
      response: csv('id,title,availability,price', 'col_1kag4w1m8qm6zt3vbn5c7xd2ef-100,Đầm hoa Cổ Sen,in_stock,390000 VND'),
    },
    'GET /api/products/export.csv': {
      response: csv('sku,name,color,size,price,stock', 'DAM-SEN-01,Đầm hoa Cổ Sen,Hồng sen,100,390000,12'),
    },
    'GET /api/orders/export.csv': {
      response: csv('orderNumber,orderDate,fullName,finalAmount', 'MM261120-7KQ4,2026-11-20,Trần Thị Mai,420000'),
    },
    'GET /api/users/export.csv': { response: csv('fullName,email,createdAt', 'Trần Thị Mai,mai@mail.example,2026-11-20') },
    'GET /api/users/guests/export.csv': { response: csv('fullName,phone,orders', 'Trần Thị Mai,0900000046,2') },
    'GET /api/newsletter/export.csv': { response: csv('email,subscribedAt', 'mai@mail.example,2026-11-20') },
    'GET /api/alerts/export.csv': { response: csv('email,product,color,size', 'mai@mail.example,Đầm hoa Cổ Sen,Hồng sen,100') },
    'GET /api/stock-takes/{id}/differences.csv': {
      response: csv('sku,color,size,expected,counted,difference', 'DAM-SEN-01,Hồng sen,100,12,11,-1'),
    },
    'GET /api/reports/tables/{name}/export.csv': { response: csv('name,quantity,total', 'Đầm hoa Cổ Sen,32,12480000') },
    'GET /api/admin/events': { response: 'id: 12\ndata: {"kind":"order-placed","id":"ord_1kag4w1m8qm6zt3vbn5c7xd2ef"}\n\n' },
    'GET /api/orders/{id}/events': { response: 'id: 13\ndata: {"kind":"order-changed","id":"ord_1kag4w1m8qm6zt3vbn5c7xd2ef"}\n\n' },
  }),
)
