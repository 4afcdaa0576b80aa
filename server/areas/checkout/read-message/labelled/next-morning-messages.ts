/** As in `messages.ts`: orders of the morning after `one-evening-messages.ts`. Written before the rules that were mended for them. */
export const nextMorningMessages = String.raw`
Em chào shop, em đặt 1 bộ áo yếm thêu sen màu sen size 3Y, 1 mũ vành đũi mộc 3Y ạ. Địa chỉ: 36 Lê Thánh Tông, phường Hạc Thành, Thanh Hóa. Em tên Mai Thị Hương Giang, sđt 0977 228 146. Em thanh toán khi nhận hàng.
=> name Mai Thị Hương Giang | phone 0977228146 | street 36 Lê Thánh Tông | ward Phường Hạc Thành | province Thanh Hóa | pay cod | item 1 MM-YE-01 3Y Sen | item 1 MM-MU-03 3Y Mộc
###
Chị lấy đầm chấm nổi vườn chanh size 4Y. Gửi về 58/2 Đặng Văn Bi, phường Thủ Đức, TPHCM. Chị Bảo Trân 0909 662 148. Chị ck luôn nha
=> name Chị Bảo Trân | phone 0909662148 | street 58/2 Đặng Văn Bi | ward Phường Thủ Đức | province Thành phố Hồ Chí Minh | pay bank | item 1 MM-DA-02 4Y Lá sả
###
Ng nhận: Đặng Thị Cẩm Vân
Sđt: 0345.662.118
Đchỉ: xóm Chùa, xã Đông Anh, Hà Nội
Mua: 2 áo liền quần kẻ sọc chàm khói 6-9m
=> name Đặng Thị Cẩm Vân | phone 0345662118 | street xóm Chùa | ward Xã Đông Anh | province Thành phố Hà Nội | item 2 MM-LQ-03 6-9M Chàm khói
###
Túi ngủ tổ ong 9-12m còn hàng ko ạ, còn thì em lấy 1. Em Nhã Uyên, 0776 338 125, 71 Nguyễn Huệ, phường Vĩnh Long... à nhầm phường Long Châu, Vĩnh Long
=> name Nhã Uyên | phone 0776338125 | street 71 Nguyễn Huệ | ward Phường Long Châu | province Vĩnh Long | item 1 MM-TN-01 9-12M Lá sả
###
Gửi cho con gái tui ở Đà Nẵng: Nguyễn Thị Mỹ Linh, 0905 227 661, 125 Hoàng Diệu, phường Hải Châu, Đà Nẵng. 1 chăn ủ kẻ ô chàm nhạt với 1 giày len sơ sinh kem 0-3m. Số tui 0363 118 940, tui trả tiền
=> name Nguyễn Thị Mỹ Linh | phone 0905227661 | other 0363118940 | street 125 Hoàng Diệu | ward Phường Hải Châu | province Thành phố Đà Nẵng | item 1 MM-CH-01 - Chàm nhạt | item 1 MM-GL-01 0-3M Kem
###
chi oi lay e 1 ao gile cham 3y 1 ao gile moc 5y nha. e Thanh Xuan 0938 117 264, ap Binh Hoa, xa Chau Thanh, Tay Ninh. e gui tien shipper nha
=> name Thanh Xuan | phone 0938117264 | street ap Binh Hoa | ward Xã Châu Thành | province Tây Ninh | pay cod | item 1 MM-LE-03 3Y Chàm | item 1 MM-LE-03 5Y Mộc
###
Áo dài gấm hoa sen củ nâu 8Y
Hoàng Lê Minh Thư
0983-441-207
20 Lý Nam Đế, p. Phú Xuân, tp Huế
Cần trước 25 Tết
=> name Hoàng Lê Minh Thư | phone 0983441207 | street 20 Lý Nam Đế | ward Phường Phú Xuân | province Thành phố Huế | note Cần trước 25 Tết | item 1 MM-AD-01 8Y Củ nâu
###
Mình lấy yếm ăn thỏ con lót khăn bông 2 cái, 1 nghệ 1 lá già nhé. Địa chỉ công ty: số 5 Duy Tân, phường Cầu Giấy, Hà Nội. Đỗ Phương Anh 0912 448 773. Giao trong giờ hành chính
=> name Đỗ Phương Anh | phone 0912448773 | street số 5 Duy Tân | ward Phường Cầu Giấy | province Thành phố Hà Nội | note Giao trong giờ hành chính | item 1 MM-BI-02 - Nghệ | item 1 MM-BI-02 - Lá già
###
Cho anh đặt 1 thỏ bông mặc váy vườn nhà màu chàm làm quà thôi nôi. Giao cho vợ anh, Trần Thị Thanh Loan, 0918 226 705, 44 Phạm Văn Đồng, phường Pleiku, Gia Lai. Viết thiệp giúp anh: Chúc mừng con gái một tuổi
=> name Trần Thị Thanh Loan | phone 0918226705 | street 44 Phạm Văn Đồng | ward Phường Pleiku | province Gia Lai | gift | note Viết thiệp giúp anh: Chúc mừng con gái một tuổi | item 1 MM-TH-01 - Chàm
###
E muốn đổi địa chỉ đơn hôm qua thành 15 Trần Quốc Toản, phường Xuân Hương - Đà Lạt, Lâm Đồng ạ. E tên Gia Hân, 0866 220 147
=> name Gia Hân | phone 0866220147 | street 15 Trần Quốc Toản | ward Phường Xuân Hương - Đà Lạt | province Lâm Đồng
###
Quần bloomer đũi nghệ 12-18m 1 cái, quần bloomer thêu hoa sen phấn 12-18m 1 cái. Hà Kiều Trang, 0388 117 425, Khu phố 6, phường Trấn Biên, Đồng Nai. COD
=> name Hà Kiều Trang | phone 0388117425 | street Khu phố 6 | ward Phường Trấn Biên | province Thành phố Đồng Nai | pay cod | item 1 MM-BL-01 12-18M Nghệ nhạt | item 1 MM-BL-02 12-18M Sen phấn
###
Shop có ship Côn Đảo không ạ? Em lấy 1 mũ bèo đi dạo đất nung 9-12m. Em Yến Nhi 0702 441 338, đường Nguyễn Huệ, đặc khu Côn Đảo, TPHCM
=> name Yến Nhi | phone 0702441338 | street đường Nguyễn Huệ | ward Đặc khu Côn Đảo | province Thành phố Hồ Chí Minh | item 1 MM-MU-02 9-12M Đất nung
###
Con ơi, bác mua cái áo khoác len đất nung 5Y nhé, thêu tên cháu là Minh Khôi. Nhà bác số 17 tổ 9, phường Việt Trì, Phú Thọ. Bác Hạnh, 0912 664 801
=> name Bác Hạnh | phone 0912664801 | street số 17 tổ 9 | ward Phường Việt Trì | province Phú Thọ | note thêu tên cháu là Minh Khôi | item 1 MM-LE-02 5Y Đất nung
###
1 đầm cổ lá sen chàm 18-24m + 1 mũ bèo đi dạo lá sả 12-18m
Tường Vy | 0935 882 417 | K45/7 Thái Phiên, phường Hải Châu, Đà Nẵng
Ship nhanh giúp em
=> name Tường Vy | phone 0935882417 | street K45/7 Thái Phiên | ward Phường Hải Châu | province Thành phố Đà Nẵng | note Ship nhanh giúp em | item 1 MM-DA-01 18-24M Chàm | item 1 MM-MU-02 12-18M Lá sả
###
Good morning, may I order two sage gingham onesies, one 3-6M and one 6-9M? Deliver to Nguyen Thanh Tam, 0903 118 552, 31 Pasteur, Sai Gon ward, Ho Chi Minh City. I'll pay cash.
=> name Nguyen Thanh Tam | phone 0903118552 | street 31 Pasteur | ward Phường Sài Gòn | province Thành phố Hồ Chí Minh | pay cod | item 1 MM-LQ-01 3-6M Lá sả | item 1 MM-LQ-01 6-9M Lá sả
###
Yếm quần kẻ ô nắng nghệ 18-24m shop nhé. Đc em vẫn như lần trước, tên Hải Yến, đt 0987 116 403
=> name Hải Yến | phone 0987116403 | item 1 MM-YQ-01 18-24M Nghệ
###
Shop ơi bộ khăn xô có thấm tốt không? Mình lấy 1 bộ màu nghệ nhạt. Người nhận: Cao Mỹ Duyên, số nhà 88, ấp Vĩnh Hòa, xã Vĩnh Thuận, An Giang, 0944 226 718
=> name Cao Mỹ Duyên | phone 0944226718 | street số nhà 88, ấp Vĩnh Hòa | ward Xã Vĩnh Thuận | province An Giang | item 1 MM-KX-01 - Nghệ nhạt
###
em bị giao thiếu 1 yếm ăn, shop kiểm tra giúp em. Đơn tên Phương Thúy 0933 447 129
=> name Phương Thúy | phone 0933447129
###
Lấy giúp em body chấm nổi 3-6m, chăn ủ hoa nhí thêu tên (thêu: Mít). Em ở 9 ngõ 4 Trần Phú, phường Bắc Giang, Bắc Ninh. Em Vũ Lan Hương, 0969 228 714, em chuyển khoản
=> name Vũ Lan Hương | phone 0969228714 | street 9 ngõ 4 Trần Phú | ward Phường Bắc Giang | province Bắc Ninh | pay bank | note thêu: Mít | item 1 MM-LQ-02 3-6M Sen phấn | item 1 MM-CH-02 - Sen phấn
###
Áo khoác len thêu hoa chàm khói, bé em 2 tuổi rưỡi nên cho em size 3Y. Kiều Loan, 0822 117 640, 230 Nguyễn Sinh Sắc, phường Sa Đéc, Đồng Tháp, chiều mai em ở nhà
=> name Kiều Loan | phone 0822117640 | street 230 Nguyễn Sinh Sắc | ward Phường Sa Đéc | province Đồng Tháp | item 1 MM-LE-01 3Y Chàm khói
`
