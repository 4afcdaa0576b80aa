/** As in `messages.ts`: ordinary, dialect and long ones. Measured after the rules were made for all others; an amount was mended since. */
export const finalMessages = String.raw`
Em chào shop, em đặt 1 đầm cổ lá sen hoa nhí màu chàm size 4Y ạ. Em là Trương Khánh Hòa, số điện thoại 0948 226 713, địa chỉ 73 Lê Duẩn, phường Buôn Ma Thuột, Đắk Lắk. Em thanh toán khi nhận hàng.
=> name Trương Khánh Hòa | phone 0948226713 | street 73 Lê Duẩn | ward Phường Buôn Ma Thuột | province Đắk Lắk | pay cod | item 1 MM-DA-01 4Y Chàm
###
2 bodysuit kẻ ô lá sả 3-6m
1 chăn ủ kẻ ô nâu trầm
Chị Bảo Yến
0909 773 218
35/8 Trần Đình Xu, phường Cầu Ông Lãnh, TPHCM
=> name Chị Bảo Yến | phone 0909773218 | street 35/8 Trần Đình Xu | ward Phường Cầu Ông Lãnh | province Thành phố Hồ Chí Minh | item 2 MM-LQ-01 3-6M Lá sả | item 1 MM-CH-01 - Nâu trầm
###
ship mình 1 mũ vành cotton nắng sớm nghệ 2y về số 2 ngõ 106 Hoàng Quốc Việt, phường Nghĩa Đô, HN nhé. Mai Thu Giang 0982 663 407, ck luôn
=> name Mai Thu Giang | phone 0982663407 | street số 2 ngõ 106 Hoàng Quốc Việt | ward Phường Nghĩa Đô | province Thành phố Hà Nội | pay bank | item 1 MM-MU-04 2Y Nghệ
###
Họ tên: Phan Thị Ánh Hồng. ĐT: 0374 663 218. ĐC: Thôn Phú Lộc, xã Hòa Tiến, Đà Nẵng. Mua: bộ áo yếm thêu sen củ nâu size 18-24m.
=> name Phan Thị Ánh Hồng | phone 0374663218 | street Thôn Phú Lộc | ward Xã Hòa Tiến | province Thành phố Đà Nẵng | item 1 MM-YE-01 18-24M Củ nâu
###
gui ve dia chi: 118 Phan Chau Trinh, phuong Ban Thach, Da Nang. Nguoi nhan: co Tuyet 0905 663 147. Hang: 1 tho bong mac vay mau cham, goi qua dum em
=> name Co Tuyet | phone 0905663147 | street 118 Phan Chau Trinh | ward Phường Bàn Thạch | province Thành phố Đà Nẵng | gift | item 1 MM-TH-01 - Chàm
###
Mình mua tặng chị đồng nghiệp mới sinh bé trai: 2 áo liền quần kẻ sọc 3-6m, 1 túi ngủ tổ ong 3-6m. Người nhận: Lê Minh Châu, 0903 228 664, 27 Nguyễn Trung Trực, phường Bến Thành, TP.HCM. Mình tên Thùy, sđt 0938 447 663. Đừng ghi giá nha shop
=> name Lê Minh Châu | phone 0903228664 | other 0938447663 | street 27 Nguyễn Trung Trực | ward Phường Bến Thành | province Thành phố Hồ Chí Minh | gift | note Đừng ghi giá nha shop | item 2 MM-LQ-03 3-6M Chàm khói | item 1 MM-TN-01 3-6M Lá sả
###
O Lài ơi, con Thủy đây. O lấy cho con 2 cái yếm ăn thỏ con hoa li ti hí, con nhờ o gửi về 6 kiệt 18 Ngự Bình, phường An Cựu, Huế, số con 0935 226 774
=> name Thủy | phone 0935226774 | street 6 kiệt 18 Ngự Bình | ward Phường An Cựu | province Thành phố Huế | item 2 MM-BI-01 - Sen phấn
###
Good afternoon, I need a gift for a baby shower: one waffle blanket in pale indigo (MM-CH-01) and newborn booties in cream 0-3M. Please send to Mrs. Pham Thu Ha, 88 Hoang Van Thai, Tan My ward, HCMC, phone 0918 226 447. My phone is 0906 331 775 (David). I'll transfer today.
=> name Mrs Pham Thu Ha | phone 0918226447 | other 0906331775 | street 88 Hoang Van Thai | ward Phường Tân Mỹ | province Thành phố Hồ Chí Minh | pay bank | gift | item 1 MM-CH-01 - Chàm nhạt | item 1 MM-GL-01 0-3M Kem
###
Dì Tám ở Sa Đéc nè, con gởi cho dì cái áo gile len màu nghệ 3 tuổi nghen. Nhà dì 45 Trần Hưng Đạo, phường Sa Đéc, Đồng Tháp, số dì 0918 663 204. Dì trả tiền lúc nhận.
=> name Dì Tám | phone 0918663204 | street 45 Trần Hưng Đạo | ward Phường Sa Đéc | province Đồng Tháp | pay cod | item 1 MM-LE-03 3Y Nghệ
###
[26/11/2026, 20:31] Hà Trang: Shop ơi quần bloomer đũi còn size 6-9m không
[26/11/2026, 20:33] Mẹ May: Dạ còn chị ạ
[26/11/2026, 20:34] Hà Trang: Lấy mình 2 cái nhé
[26/11/2026, 20:35] Hà Trang: Nguyễn Hà Trang, 0964 226 318, 15 Tôn Đức Thắng, phường Ô Chợ Dừa, Hà Nội. COD
=> name Nguyễn Hà Trang | phone 0964226318 | street 15 Tôn Đức Thắng | ward Phường Ô Chợ Dừa | province Thành phố Hà Nội | pay cod | item 2 MM-BL-01 6-9M Nghệ nhạt
###
Em muốn đổi size đầm chấm nổi từ 3y lên 4y, em gửi trả hàng về shop rồi ạ, mã vận đơn em chụp ở dưới. Em tên Kiều Trinh 0934 663 220
=> name Kiều Trinh | phone 0934663220
###
Cháu là Hoàng, con bà Thơm. Bà nhờ cháu đặt giúp 1 áo dài bé mai vàng size 7Y cho em gái cháu. Gửi cho bà: Nguyễn Thị Thơm, xóm Chùa, xã Thanh Miện, Hải Phòng, 0363 447 260
=> name Nguyễn Thị Thơm | phone 0363447260 | street xóm Chùa | ward Xã Thanh Miện | province Thành phố Hải Phòng | item 1 MM-AD-02 7Y Nghệ nhạt
###
Chị lấy 1 áo khoác len thêu hoa chàm khói 12-18m, 1 mũ bèo đi dạo lá sả 12-18m. Giao về Công ty Cổ phần Dệt May Huế, 122 Dương Thiệu Tước, phường Thanh Thủy, Huế. Chị Vân Anh phòng nhân sự 0914 336 207. Giao trước 16h nhé
=> name Chị Vân Anh | phone 0914336207 | street Công ty Cổ phần Dệt May Huế, 122 Dương Thiệu Tước | ward Phường Thanh Thủy | province Thành phố Huế | note Giao trước 16h nhé | item 1 MM-LE-01 12-18M Chàm khói | item 1 MM-MU-02 12-18M Lá sả
###
Ơ sao đơn em đặt từ thứ 2 mà giờ chưa thấy giao vậy shop? Đơn tên Lý Thu Thảo 0377 663 148 ạ
=> name Lý Thu Thảo | phone 0377663148
###
Chốt cho em mẫu yếm quần kẻ sọc Thuận An ạ, bé em mặc size 2Y. Tên em: Dương Mỹ Hạnh. SĐT em: 0702 447 618. Nhà em: 10 hẻm 51 đường Mậu Thân, phường Ninh Kiều, Cần Thơ
=> name Dương Mỹ Hạnh | phone 0702447618 | street 10 hẻm 51 đường Mậu Thân | ward Phường Ninh Kiều | province Thành phố Cần Thơ | item 1 MM-YQ-02 2Y Chàm
###
Ngô Thị Mận, bản Pa Khóa, xã Bum Tở, Lai Châu. Số 0338 226 471. Em mua 1 giày len tập đi 12-18m ạ, trả tiền lúc nhận ạ
=> name Ngô Thị Mận | phone 0338226471 | street bản Pa Khóa | ward Xã Bum Tở | province Lai Châu | pay cod | item 1 MM-GL-02 12-18M Lá sả
###
Em ơi gửi cho chị 1 áo liền quần chấm nổi sen phấn 9-12m, gửi chung với đơn của em Hạnh nhé, địa chỉ 19 Đặng Thùy Trâm, phường Phú Xuân, Huế, chị Lệ Thu 0905 114 772
=> name Chị Lệ Thu | phone 0905114772 | street 19 Đặng Thùy Trâm | ward Phường Phú Xuân | province Thành phố Huế | item 1 MM-LQ-02 9-12M Sen phấn
###
Cho mình hỏi áo dài gấm hoa sen có màu chàm size 5Y không shop? Nếu có mình lấy 2 bộ luôn cho 2 bé sinh đôi. Mình ở 220 Hùng Vương, phường Pleiku, Gia Lai, tên Siu H'Lan, 0976 447 215
=> name Siu H'Lan | phone 0976447215 | street 220 Hùng Vương | ward Phường Pleiku | province Gia Lai | item 2 MM-AD-01 5Y Chàm
###
Bé Bún 9 tháng mặc size nào chị? Em lấy quần bloomer thêu hoa lá sả size 9-12m đi. Về 64 Bà Triệu, phường Hai Bà Trưng, Hà Nội cho em, Vũ Hoàng Anh Thư 0888 447 126
=> name Vũ Hoàng Anh Thư | phone 0888447126 | street 64 Bà Triệu | ward Phường Hai Bà Trưng | province Thành phố Hà Nội | item 1 MM-BL-02 9-12M Lá sả
###
Đơn này hai địa chỉ nha shop: người đặt là em, Quế Chi, 0905 663 881, 14 Lê Lợi, phường Hải Châu, Đà Nẵng. Người nhận là mẹ em, bà Trần Thị Hợi, 0372 663 450, thôn An Bình, xã Nghi Lộc, Nghệ An. Hàng: 1 túi ngủ mỏng đêm hè sen phấn 12-18m
=> name Bà Trần Thị Hợi | phone 0372663450 | other 0905663881 | street thôn An Bình | ward Xã Nghi Lộc | province Nghệ An | item 1 MM-TN-02 12-18M Sen phấn
`
