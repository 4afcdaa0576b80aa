/** As in `messages.ts`: orders as most are, from all parts of the country. Written before the rules that were mended for them. */
export const ordinaryMessages = String.raw`
Shop cho mình đặt 1 đầm cổ lá sen hoa nhí màu chàm size 2Y, 1 mũ vành cotton nắng sớm màu chàm khói size 2Y. Mình tên Đoàn Khánh Ly, sđt 0983 116 472, địa chỉ số 14 ngõ 53 Nguyễn Ngọc Vũ, phường Yên Hòa, Hà Nội. Thanh toán chuyển khoản nhé shop.
=> name Đoàn Khánh Ly | phone 0983116472 | street số 14 ngõ 53 Nguyễn Ngọc Vũ | ward Phường Yên Hòa | province Thành phố Hà Nội | pay bank | item 1 MM-DA-01 2Y Chàm | item 1 MM-MU-04 2Y Chàm khói
###
Em lấy 1 bộ khăn xô muslin màu sen ạ
Em là Trúc Mai - 0938 664 127
Địa chỉ: 220/15 Xô Viết Nghệ Tĩnh, phường Thạnh Mỹ Tây, TP.HCM
Em nhận hàng thanh toán ạ
=> name Trúc Mai | phone 0938664127 | street 220/15 Xô Viết Nghệ Tĩnh | ward Phường Thạnh Mỹ Tây | province Thành phố Hồ Chí Minh | pay cod | item 1 MM-KX-01 - Sen
###
Còn gile màu mộc size 3y k ạ? còn thì cho e 1 cái. E Hạ Vi 0345 117 628, 8 Trần Nguyên Đán, phường Hạc Thành, Thanh Hóa nha
=> name Hạ Vi | phone 0345117628 | street 8 Trần Nguyên Đán | ward Phường Hạc Thành | province Thanh Hóa | item 1 MM-LE-03 3Y Mộc
###
chi oi cho e dat 1 ao dai gam hoa sen mau cham size 6Y nhe, ship ve 35 Ly Thuong Kiet, phuong Ha Dong, Ha Noi. E ten Pham Thu Ha 0978 225 114. E ck ạ
=> name Pham Thu Ha | phone 0978225114 | street 35 Ly Thuong Kiet | ward Phường Hà Đông | province Thành phố Hà Nội | pay bank | item 1 MM-AD-01 6Y Chàm
###
Tên: Bùi Thanh Vân
SĐT: 0913 552 087
Địa chỉ: Số 19, tổ 4, phường Tô Hiệu, tỉnh Sơn La
Đặt: 1 túi ngủ tổ ong trăng khuyết size 12-18M, 1 chăn ủ kẻ ô nâu trầm
Thanh toán: COD
=> name Bùi Thanh Vân | phone 0913552087 | street Số 19, tổ 4 | ward Phường Tô Hiệu | province Sơn La | pay cod | item 1 MM-TN-01 12-18M Lá sả | item 1 MM-CH-01 - Nâu trầm
###
Mình muốn đặt yếm quần kẻ ô nắng nghệ size 2Y, bao lâu thì nhận được hàng ạ? Mình ở 77 Nguyễn Văn Cừ, phường Bảo Vinh, Đồng Nai. Tên Mộng Cầm, sđt 0909 441 206
=> name Mộng Cầm | phone 0909441206 | street 77 Nguyễn Văn Cừ | ward Phường Bảo Vinh | province Thành phố Đồng Nai | item 1 MM-YQ-01 2Y Nghệ
###
Gửi shop thông tin ạ: Trần Lê Bảo Hân, 0776 225 341, 16B Võ Văn Tần, phường Xuân Hòa, HCM. Em lấy áo khoác len thêu hoa màu kem size 2Y và giày len tập đi 12-18m
=> name Trần Lê Bảo Hân | phone 0776225341 | street 16B Võ Văn Tần | ward Phường Xuân Hòa | province Thành phố Hồ Chí Minh | item 1 MM-LE-01 2Y Kem | item 1 MM-GL-02 12-18M Lá sả
###
Lấy chị 1 body kẻ sọc chàm khói 18-24m, 1 yếm quần đũi đất nung 2Y. Chị Vân Khánh, 0914 006 238. Giao công ty chị: 45 Hùng Vương, phường Điện Biên Phủ, Điện Biên, giờ hành chính nha em
=> name Chị Vân Khánh | phone 0914006238 | street 45 Hùng Vương | ward Phường Điện Biên Phủ | province Điện Biên | note giờ hành chính nha em | item 1 MM-LQ-03 18-24M Chàm khói | item 1 MM-YQ-03 2Y Đất nung
###
Con lấy 2 cái yếm ăn lót khăn bông nghe cô, 1 nghệ 1 lá già. Gửi con ở ấp Tân Thuận, xã Tân Hưng, Tây Ninh. Con tên Kim Thoa, 0379 226 504. Tiền con đưa anh giao hàng
=> name Kim Thoa | phone 0379226504 | street ấp Tân Thuận | ward Xã Tân Hưng | province Tây Ninh | pay cod | item 1 MM-BI-02 - Nghệ | item 1 MM-BI-02 - Lá già
###
Mình chốt đầm chấm nổi vườn chanh 2Y, 4Y mỗi size 1 cái nhé. Phùng Thị Nguyệt, thôn Cẩm Sơn, xã Cẩm Xuyên, Hà Tĩnh, 0392 118 774
=> name Phùng Thị Nguyệt | phone 0392118774 | street thôn Cẩm Sơn | ward Xã Cẩm Xuyên | province Hà Tĩnh | item 1 MM-DA-02 2Y Lá sả | item 1 MM-DA-02 4Y Lá sả
###
Shop ơi mình đặt 1 chăn ủ hoa nhí thêu tên, tên bé là Khả Hân. Giao trước thứ 7 được không ạ? Địa chỉ: 26 Bà Huyện Thanh Quan, phường Nhiêu Lộc, TPHCM. Người nhận Vương Gia Mẫn 0908 775 213
=> name Vương Gia Mẫn | phone 0908775213 | street 26 Bà Huyện Thanh Quan | ward Phường Nhiêu Lộc | province Thành phố Hồ Chí Minh | note tên bé là Khả Hân. Giao trước thứ 7 được không ạ | item 1 MM-CH-02 - Sen phấn
###
Đặt giúp mình mũ bèo hoa nhí sơ sinh 3-6m nha, 1 cái thôi. Ship Phú Yên được hông? 12 Hùng Vương, phường Sông Cầu, Đắk Lắk. Thiên Kim 0826 114 039
=> name Thiên Kim | phone 0826114039 | street 12 Hùng Vương | ward Phường Sông Cầu | province Đắk Lắk | item 1 MM-MU-01 3-6M Sen phấn
###
Em chào chị, em lấy 1 bộ áo yếm thêu sen sen 18-24M nha. Địa chỉ em: Ký túc xá khu B, đường Mạc Đĩnh Chi, phường Đông Hòa, TPHCM. À mà em lấy thêm cái mũ bèo đi dạo lá sả 12-18M nữa. Em Như Quỳnh, 0865 221 730, em ck ạ
=> name Như Quỳnh | phone 0865221730 | street Ký túc xá khu B, đường Mạc Đĩnh Chi | ward Phường Đông Hòa | province Thành phố Hồ Chí Minh | pay bank | item 1 MM-YE-01 18-24M Sen | item 1 MM-MU-02 12-18M Lá sả
###
84 905 771 326 - Hoàng Oanh - 110/4 Ông Ích Khiêm, phường Hải Châu, Đà Nẵng - áo liền quần chấm nổi 9-12m - 2 cái
=> name Hoàng Oanh | phone 0905771326 | street 110/4 Ông Ích Khiêm | ward Phường Hải Châu | province Thành phố Đà Nẵng | item 2 MM-LQ-02 9-12M Sen phấn
###
A chị ơi em đổi size nha, áo gile chàm hồi sáng em đặt 2Y đổi thành 3Y giúp em. Em Bích Trâm 0914 882 306
=> name Bích Trâm | phone 0914882306 | item 1 MM-LE-03 3Y Chàm
###
Có mẫu nào cho bé sơ sinh mặc mùa đông không shop, gửi mình xem với ạ
=>
###
Minh muon mua 1 tho bong mac vay mau la sa tang be, ship toi: Dang Hoang Yen, 0703 441 285, 7 Hai Thuong Lan Ong, phuong Da Kao? a khong, phuong Tan Dinh, TPHCM
=> name Dang Hoang Yen | phone 0703441285 | street 7 Hai Thuong Lan Ong | ward Phường Tân Định | province Thành phố Hồ Chí Minh | gift | item 1 MM-TH-01 - Lá sả
###
Nhà em ở xã Ba Vì, Hà Nội, thôn Cổ Đô ạ. Em đặt 1 áo gile nghệ 18-24m, 1 quần bloomer thêu hoa lá sả 18-24m. Lê Thị Phượng 0386 114 720. Nếu hết nghệ thì lấy mộc giúp em
=> name Lê Thị Phượng | phone 0386114720 | street thôn Cổ Đô | ward Xã Ba Vì | province Thành phố Hà Nội | note Nếu hết nghệ thì lấy mộc giúp em | item 1 MM-LE-03 18-24M Nghệ | item 1 MM-BL-02 18-24M Lá sả
###
Cho mình xin 1 bodysuit kẻ ô lá sả 3-6m, 1 bodysuit chấm nổi 3-6m, 1 bodysuit kẻ sọc 3-6m. Tổng bao nhiêu ạ? Mình ck luôn. Tạ Minh Nguyệt, 0942 336 108, 12A Hồ Tùng Mậu, phường Lộc Thọ, Nha Trang, Khánh Hòa
=> name Tạ Minh Nguyệt | phone 0942336108 | street 12A Hồ Tùng Mậu | ward Phường Nha Trang | province Khánh Hòa | pay bank | item 1 MM-LQ-01 3-6M Lá sả | item 1 MM-LQ-02 3-6M Sen phấn | item 1 MM-LQ-03 3-6M Chàm khói
###
I'd like to order one apricot blossom ao dai, size 5Y, for Tet. Name: Jessica Le, phone 0767 114 258, address: 24 Nguyen Thi Minh Khai, Thuan Hoa ward, Hue. COD please. Can it arrive before January 20?
=> name Jessica Le | phone 0767114258 | street 24 Nguyen Thi Minh Khai | ward Phường Thuận Hóa | province Thành phố Huế | pay cod | item 1 MM-AD-02 5Y Nghệ nhạt
`
