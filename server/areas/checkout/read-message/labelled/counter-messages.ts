/** As in `messages.ts`: what a shop takes down on an ordinary day. Written before the rules that were mended for them. */
export const counterMessages = String.raw`
Mình đặt 1 áo khoác len đất nung thêu tên size 3Y (thêu: Khoai). Nguyễn Thu Trà, 0904 228 716, 33 Lạch Tray, phường Gia Viên, Hải Phòng. Chuyển khoản.
=> name Nguyễn Thu Trà | phone 0904228716 | street 33 Lạch Tray | ward Phường Gia Viên | province Thành phố Hải Phòng | pay bank | note thêu: Khoai | item 1 MM-LE-02 3Y Đất nung
###
Chị gửi em 2 yếm ăn thỏ con hoa li ti với 1 chăn ủ kẻ ô chàm nhạt nhé. Em Tố Nga, 0977 441 206, 120 Phố Huế, phường Hai Bà Trưng, Hà Nội. Em nhận hàng trả tiền.
=> name Tố Nga | phone 0977441206 | street 120 Phố Huế | ward Phường Hai Bà Trưng | province Thành phố Hà Nội | pay cod | item 2 MM-BI-01 - Sen phấn | item 1 MM-CH-01 - Chàm nhạt
###
Cho mình đặt đầm cổ lá sen hoa nhí chàm size 4Y
Họ tên: Phan Lê Thùy Dung
Số điện thoại: 0933 208 447
Địa chỉ nhận hàng: 19 đường số 5, khu phố 4, phường Tam Bình, TP. Hồ Chí Minh
=> name Phan Lê Thùy Dung | phone 0933208447 | street 19 đường số 5, khu phố 4 | ward Phường Tam Bình | province Thành phố Hồ Chí Minh | item 1 MM-DA-01 4Y Chàm
###
em mua 1 mu vanh dui moc size 18-24m gui ve thon Nam, xa Dong Hung, Hung Yen cho me em la Nguyen Thi Hai 0369 224 715 nhe, em ck
=> name Nguyen Thi Hai | phone 0369224715 | street thon Nam | ward Xã Đông Hưng | province Hưng Yên | pay bank | item 1 MM-MU-03 18-24M Mộc
###
Lấy 1 túi ngủ mỏng đêm hè sen phấn 6-9m, 1 túi ngủ tổ ong 6-9m. Anh Quốc Huy 0912 338 470, tòa S3 Vinhomes Ocean Park, xã Gia Lâm, Hà Nội. Giao tối sau 19h
=> name Anh Quốc Huy | phone 0912338470 | street tòa S3 Vinhomes Ocean Park | ward Xã Gia Lâm | province Thành phố Hà Nội | note Giao tối sau 19h | item 1 MM-TN-02 6-9M Sen phấn | item 1 MM-TN-01 6-9M Lá sả
###
Dạ em muốn mua áo dài gấm hoa sen màu củ nâu size 2Y cho bé mặc Tết ạ. Địa chỉ em là 88/12 Nguyễn Văn Trỗi, phường Long Xuyên, An Giang. Em tên Ngọc Giàu, sđt 0949 117 336, em thanh toán momo
=> name Ngọc Giàu | phone 0949117336 | street 88/12 Nguyễn Văn Trỗi | ward Phường Long Xuyên | province An Giang | pay momo | item 1 MM-AD-01 2Y Củ nâu
###
Áo gile len hàng hoa - nghệ - 5Y - 1 cái
Võ Kim Hoàng
0905.447.226
14 Hoàng Diệu, P. Xuân Hương - Đà Lạt, Lâm Đồng
=> name Võ Kim Hoàng | phone 0905447226 | street 14 Hoàng Diệu | ward Phường Xuân Hương - Đà Lạt | province Lâm Đồng | item 1 MM-LE-03 5Y Nghệ
###
Shop ơi em đặt 1 bộ khăn xô muslin sen, 1 áo liền quần kẻ ô 0-3m. Em Lan Phương 0766 331 208, 5 Nguyễn Đình Chiểu, Q1, TPHCM (phường Sài Gòn mới ạ)
=> name Lan Phương | phone 0766331208 | street 5 Nguyễn Đình Chiểu | ward Phường Sài Gòn | province Thành phố Hồ Chí Minh | item 1 MM-KX-01 - Sen | item 1 MM-LQ-01 0-3M Lá sả
###
Gửi giúp c 1 đầm chấm nổi vườn chanh 3Y, c ck rồi nha e. Cao Thị Minh Hiếu - 0918 007 542 - 60 Lý Thái Tổ - phường Tây Ninh... à không, phường Ninh Thạnh - Tây Ninh
=> name Cao Thị Minh Hiếu | phone 0918007542 | street 60 Lý Thái Tổ | ward Phường Ninh Thạnh | province Tây Ninh | pay bank | item 1 MM-DA-02 3Y Lá sả
###
Con chào chú, con đặt cho em con 1 yếm quần kẻ sọc Thuận An 9-12m. Nhà con 27 đường Phan Chu Trinh, phường Hội An, Đà Nẵng. Con tên Trương Thị Mỹ Duyên, sđt 0775 442 019. Con trả tiền lúc nhận nha chú
=> name Trương Thị Mỹ Duyên | phone 0775442019 | street 27 đường Phan Chu Trinh | ward Phường Hội An | province Thành phố Đà Nẵng | pay cod | item 1 MM-YQ-02 9-12M Chàm
###
Quần bloomer thêu hoa lá sả 3-6m có sẵn không em? Lấy chị 1, ship 40 Nguyễn Công Trứ, phường Rạch Giá, An Giang, chị Ái Liên 0913 664 207
=> name Chị Ái Liên | phone 0913664207 | street 40 Nguyễn Công Trứ | ward Phường Rạch Giá | province An Giang | item 1 MM-BL-02 3-6M Lá sả
###
Đơn của Tường Lam nhé: giày len sơ sinh kem 3-6m 1 đôi, mũ bèo đi dạo lá sả 3-6m 1 cái. SĐT 0985 114 630. Đ/c: SN 12, ngõ 7, đường Lê Lai, phường Hàm Rồng, Thanh Hóa. COD
=> name Tường Lam | phone 0985114630 | street SN 12, ngõ 7, đường Lê Lai | ward Phường Hàm Rồng | province Thanh Hóa | pay cod | item 1 MM-GL-01 3-6M Kem | item 1 MM-MU-02 3-6M Lá sả
###
Mình cần 5 cái yếm ăn lót khăn bông (3 nghệ, 2 lá già) làm quà cho lớp. Giao trường mẫu giáo Bông Sen, 11 Ngô Gia Tự, phường Buôn Ma Thuột, Đắk Lắk. Cô Hồng Thắm nhận, 0905 336 148
=> name Cô Hồng Thắm | phone 0905336148 | street trường mẫu giáo Bông Sen, 11 Ngô Gia Tự | ward Phường Buôn Ma Thuột | province Đắk Lắk | gift | item 3 MM-BI-02 - Nghệ | item 2 MM-BI-02 - Lá già
###
Chốt mũ vành cotton nắng sớm màu chàm khói 9-12m nha shop, 2 cái ạ. Em Cẩm Ly, 0327 448 106, xã Cần Giuộc, Tây Ninh, 215 quốc lộ 50
=> name Cẩm Ly | phone 0327448106 | street 215 quốc lộ 50 | ward Xã Cần Giuộc | province Tây Ninh | item 2 MM-MU-04 9-12M Chàm khói
###
Em đặt rồi mà quên ghi chú, đơn tên Hoài An 0907 115 263, giao giờ hành chính giúp em nha shop
=> name Hoài An | phone 0907115263 | note giao giờ hành chính giúp em nha shop
###
Lấy thỏ bông mặc váy chàm 1, bodysuit chấm nổi 6-9m 1. Gửi quà nên đừng để hóa đơn. Người nhận: Ngô Bảo Trâm, 0398 226 417, 71 Lê Lợi, phường Lạng Sơn... quên, phường Lương Văn Tri, Lạng Sơn
=> name Ngô Bảo Trâm | phone 0398226417 | street 71 Lê Lợi | ward Phường Lương Văn Tri | province Lạng Sơn | gift | note Gửi quà nên đừng để hóa đơn | item 1 MM-TH-01 - Chàm | item 1 MM-LQ-02 6-9M Sen phấn
###
Hi, 1 lotus yem set 2Y and 1 natural linen sun hat 2Y please. Ship to Hana Kim, 0769 118 224, Room 1203, Muong Thanh apartment, 60 Tran Phu, Nha Trang ward, Khanh Hoa. Bank transfer is fine.
=> name Hana Kim | phone 0769118224 | street Room 1203, Muong Thanh apartment, 60 Tran Phu | ward Phường Nha Trang | province Khánh Hòa | pay bank | item 1 MM-YE-01 2Y Sen | item 1 MM-MU-03 2Y Mộc
###
Tôi mua cho cháu ngoại 1 tuổi cái yếm quần kẻ ô nắng nghệ, lấy cỡ 12-18 tháng. Tôi tên Phạm Văn Thành, ở số 3 ngách 2 ngõ Trại Cá, phường Tương Mai, Hà Nội. Điện thoại 0912 004 773. Hàng đến tôi trả tiền
=> name Phạm Văn Thành | phone 0912004773 | street số 3 ngách 2 ngõ Trại Cá | ward Phường Tương Mai | province Thành phố Hà Nội | pay cod | item 1 MM-YQ-01 12-18M Nghệ
###
Ad ơi gửi thêm cho mình 1 quần bloomer đũi nghệ 6-9m vào đơn cũ với, mình Kiều Diễm, 0348 225 716
=> name Kiều Diễm | phone 0348225716 | item 1 MM-BL-01 6-9M Nghệ nhạt
###
Chị Hoa ơi em Ly đây, cho em 1 áo khoác len thêu hoa kem 9-12M, gửi về cơ quan em: Kho bạc, 22 Trần Phú, phường Bắc Kạn, Thái Nguyên, sđt em 0916 448 302
=> name Ly | phone 0916448302 | street Kho bạc, 22 Trần Phú | ward Phường Bắc Kạn | province Thái Nguyên | item 1 MM-LE-01 9-12M Kem
`
