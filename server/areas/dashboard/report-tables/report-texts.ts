import type { ReportColumn, ReportTableName } from '../../../../contract/admin/reports.ts'
import type { Bilingual } from '../../../../contract/language/language.schema.ts'

/** The headings of a file. */
export const columnTexts: Record<ReportColumn, Bilingual> = {
  orders: { vi: 'Số đơn', en: 'Orders' },
  units: { vi: 'Số chiếc', en: 'Units' },
  sales: { vi: 'Doanh thu', en: 'Sales' },
  discount: { vi: 'Tiền giảm', en: 'Discount' },
  cases: { vi: 'Số lần', en: 'Cases' },
  amount: { vi: 'Số tiền', en: 'Amount' },
  buyers: { vi: 'Số khách', en: 'Customers' },
  onHand: { vi: 'Tồn', en: 'On hand' },
  reserved: { vi: 'Đang giữ cho đơn', en: 'Reserved' },
  value: { vi: 'Giá trị', en: 'Value' },
  searches: { vi: 'Số lần tìm', en: 'Searches' },
}

/** What the rows of each report are. */
export const rowTexts: Record<ReportTableName, Bilingual> = {
  days: { vi: 'Ngày', en: 'Day' },
  products: { vi: 'Sản phẩm', en: 'Product' },
  sizes: { vi: 'Size', en: 'Size' },
  categories: { vi: 'Danh mục', en: 'Category' },
  provinces: { vi: 'Tỉnh, thành', en: 'Province' },
  sources: { vi: 'Nguồn đơn', en: 'Source' },
  payments: { vi: 'Cách trả tiền', en: 'Payment' },
  customers: { vi: 'Khách', en: 'Customers' },
  discounts: { vi: 'Mã giảm giá', en: 'Discount code' },
  returns: { vi: 'Loại', en: 'Kind' },
  stock: { vi: 'Danh mục', en: 'Category' },
  takes: { vi: 'Loại', en: 'Kind' },
  searches: { vi: 'Từ tìm', en: 'Search' },
}

export const fileTexts = {
  detail: { vi: 'Mã', en: 'SKU' },
  before: { vi: 'kỳ trước', en: 'period before' },
} as const satisfies Record<string, Bilingual>

/** Lines that staff added to orders, second choice among them. */
export const customGoods: Bilingual = { vi: 'Món ngoài danh mục', en: 'Not in the catalogue' }

/** Rows whose key is a word of the shop. */
export const keyTexts: Partial<Record<ReportTableName, Record<string, Bilingual>>> = {
  sizes: { '': { vi: 'Không có size', en: 'No size' } },
  categories: { '': { vi: 'Sản phẩm đã xoá', en: 'Deleted products' }, custom: customGoods },
  provinces: { '': { vi: 'Nhận tại tiệm', en: 'Picked up at the shop' } },
  sources: {
    web: { vi: 'Trang web', en: 'Website' },
    phone: { vi: 'Điện thoại', en: 'Phone' },
    facebook: { vi: 'Facebook', en: 'Facebook' },
    zalo: { vi: 'Zalo', en: 'Zalo' },
    tiktok: { vi: 'TikTok', en: 'TikTok' },
  },
  payments: {
    momo: { vi: 'Ví MoMo', en: 'MoMo wallet' },
    cod: { vi: 'Tiền mặt khi nhận', en: 'Cash on delivery' },
    bank: { vi: 'Chuyển khoản', en: 'Bank transfer' },
  },
  customers: { new: { vi: 'Khách mới', en: 'New' }, returning: { vi: 'Khách quay lại', en: 'Returning' } },
  discounts: { '': { vi: 'Không dùng mã', en: 'Without a code' } },
  returns: {
    exchanges: { vi: 'Đổi hàng', en: 'Exchanges' },
    parcels: { vi: 'Kiện hoàn về', en: 'Returned parcels' },
    refunds: { vi: 'Hoàn tiền', en: 'Refunds' },
    unpaid: { vi: 'Tiền thu hộ không về', en: 'Cash written off' },
    short: { vi: 'Đơn vị giao nộp thiếu', en: 'Paid short by carriers' },
  },
  takes: { missing: { vi: 'Thiếu', en: 'Missing' }, surplus: { vi: 'Thừa', en: 'Surplus' } },
}
