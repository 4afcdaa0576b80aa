import type { DemoReview } from '../demo-shape.ts'

/** Bibs, rabbits, blankets and cloths: nothing that has a size. */
export const reviewsForGifts: DemoReview[] = [
  { sku: 'MM-BI-01', author: 'Xuân Mai', language: 'vi', rating: 5, title: 'Thấm nước miếng tốt', comment: 'Bé mọc răng thay ngày ba cái, giặt mau khô. Mong sớm có hàng lại.', fit: null, daysAgo: 64, verifiedPurchase: true },
  { sku: 'MM-BI-02', author: 'Mẹ Gạo', language: 'vi', rating: 5, title: 'Không thấm sang áo', comment: 'Ăn cháo bí đỏ lem hết yếm mà áo vẫn sạch. Nút bấm hai nấc tiện.', fit: null, daysAgo: 18, verifiedPurchase: true },
  { sku: 'MM-BI-02', author: 'Ái Vân', language: 'vi', rating: 4, title: 'To hơn mình tưởng', comment: 'Bé 6 tháng đeo hơi dài, chắc phải 8 tháng mới vừa. Chất lượng thì ổn so với giá.', fit: null, daysAgo: 86, verifiedPurchase: true },
  { sku: 'MM-TH-01', author: 'Thuý Vi', language: 'vi', rating: 5, title: 'Con ôm ngủ mỗi tối', comment: 'Bé hơn ba tuổi, đặt tên thỏ là Bún. Giặt tay hai lần rồi chưa xẹp bông.', fit: null, daysAgo: 8, verifiedPurchase: true },
  { sku: 'MM-TH-02', author: 'Daniel W.', language: 'en', rating: 5, title: 'The best baby gift I have given', comment: 'Name and date behind the ear, buttons embroidered because the baby is tiny. They sent a photo before shipping. The parents cried.', fit: null, daysAgo: 42, verifiedPurchase: true },
  { sku: 'MM-CH-01', author: 'Nhã Uyên', language: 'vi', rating: 5, title: 'Quà đầy tháng rất ưng', comment: 'Gói đẹp, dây vải buộc khéo, người nhận khen nức nở. Chăn đủ lớn để phủ xe đẩy.', fit: null, daysAgo: 29, verifiedPurchase: true },
  { sku: 'MM-CH-01', author: 'Tuấn Kiệt', language: 'vi', rating: 4, title: 'Mềm, hơi nhỏ cho bé 2 tuổi', comment: 'Mua cho con lớn ngủ trưa thì hơi ngắn, nhưng em bé thì vừa đẹp.', fit: null, daysAgo: 117, verifiedPurchase: true },
  { sku: 'MM-CH-02', author: 'Hà My', language: 'vi', rating: 5, title: 'Gửi ảnh góc thêu trước khi giao', comment: 'Mình xin đổi màu chỉ tên sang hồng đậm, tiệm làm lại ngay. Đúng bảy ngày làm việc.', fit: null, daysAgo: 37, verifiedPurchase: true },
  { sku: 'MM-KX-01', author: 'Mẹ Xoài', language: 'vi', rating: 5, title: 'Dùng mòn luôn', comment: 'Ba cái xoay vòng cả ngày: quấn, lau, che khi bú. Càng giặt càng mềm thật.', fit: null, daysAgo: 16, verifiedPurchase: true },
  { sku: 'MM-KX-01', author: 'Trà Giang', language: 'vi', rating: 5, title: 'Phơi sáng, trưa khô', comment: 'Nhà mình ở chung cư ít nắng mà khăn khô rất nhanh. Màu lá sả nhạt dịu mắt.', fit: null, daysAgo: 73, verifiedPurchase: true },
  { sku: 'MM-KX-01', author: 'Anna B.', language: 'en', rating: 4, title: 'Softens a lot after three washes', comment: 'A little stiff out of the parcel, lovely after a few washes. I would have liked the three cloths to be the same print.', fit: null, daysAgo: 125, verifiedPurchase: false },
]
