/** As in `messages.ts`: dialects, floors and flats, amounts beside codes, corrections. Labelled and measured before a rule was changed for them. */
export const dialectMessages = String.raw`
Mi ơi tau đặt 2 MM-BI-01 nghe. Tau là Lý, ở 14 Chi Lăng, phường Phú Xuân, Huế, 0935 612 470
=> name Lý | phone 0935612470 | street 14 Chi Lăng | ward Phường Phú Xuân | province Thành phố Huế | item 2 MM-BI-01 - Sen phấn
###
dạ em tên Huỳnh Thị Ngọc Mận, em ở ấp 3, xã Cần Giuộc, Tây Ninh, sđt em 0378 204 915 ạ, em lấy MM-BI-01 x2
=> name Huỳnh Thị Ngọc Mận | phone 0378204915 | street ấp 3 | ward Xã Cần Giuộc | province Tây Ninh | item 2 MM-BI-01 - Sen phấn
###
Chị Sáu ở 45/7 Nguyễn Trãi, phường Ninh Kiều, Cần Thơ nè, 0918 330 562. Chị lấy 2 cái MM-BI-01 với 1 bộ khăn xô màu sen, cod nha cưng
=> name Chị Sáu | phone 0918330562 | street 45/7 Nguyễn Trãi | ward Phường Ninh Kiều | province Thành phố Cần Thơ | pay cod | item 2 MM-BI-01 - Sen phấn | item 1 MM-KX-01 - Sen
###
Nguyễn Hà Vy
0934 772 108
Lầu 4, 212 Pasteur, phường Xuân Hòa, TP.HCM
Cho mình 1 đầm chấm nổi 3Y
=> name Nguyễn Hà Vy | phone 0934772108 | street Lầu 4, 212 Pasteur | ward Phường Xuân Hòa | province Thành phố Hồ Chí Minh | item 1 MM-DA-02 3Y Lá sả
###
P.1204 toà CT2 chung cư Xuân Mai, phường Yên Nghĩa, Hà Nội. Đặng Thu Hoài 0983 615 207
=> name Đặng Thu Hoài | phone 0983615207 | street P.1204 toà CT2 chung cư Xuân Mai | ward Phường Yên Nghĩa | province Thành phố Hà Nội
###
Mình là Thảo Vi, giao cho mình ở tầng 3 nhà B ktx Hương Sơn, phường Thủy Xuân, Huế nhé. 0326 118 745. 1 mũ bèo đi dạo size 9-12m màu lá sả
=> name Thảo Vi | phone 0326118745 | street tầng 3 nhà B ktx Hương Sơn | ward Phường Thủy Xuân | province Thành phố Huế | item 1 MM-MU-02 9-12M Lá sả
###
o ơi còn đầm hoa nhí màu chàm khôn, con lấy 1 cái size 4y. con tên Hoàng Oanh, nhà ở kiệt 7 Nhật Lệ phường Thuận Hòa Huế, gọi con số 0899 214 330 nghe o
=> name Hoàng Oanh | phone 0899214330 | street kiệt 7 Nhật Lệ | ward Phường Phú Xuân | province Thành phố Huế | item 1 MM-DA-01 4Y Chàm
###
ĐƠN HÀNG
Họ và tên: Tạ Thị Kim Xuyến
Điện thoại: 0909 441 826
Địa chỉ nhận: 88 đường số 3, KDC Trung Sơn, phường Tân Hưng, TP Hồ Chí Minh
Sản phẩm: Áo khoác len thêu hoa
Size: 2Y
Màu: kem
Số lượng: 1
Thanh toán: chuyển khoản
=> name Tạ Thị Kim Xuyến | phone 0909441826 | street 88 đường số 3, KDC Trung Sơn | ward Phường Tân Hưng | province Thành phố Hồ Chí Minh | pay bank | item 1 MM-LE-01 2Y Kem
###
sop cho e 1 tui ngu mong dem he mau cham sz 6-9m, dia chi: phong 305 nha A2 tap the Nghia Tan, p nghia do, ha noi, nguoi nhan Pham Hong Nhung 0967 301 884
=> name Pham Hong Nhung | phone 0967301884 | street phong 305 nha A2 tap the Nghia Tan | ward Phường Nghĩa Đô | province Thành phố Hà Nội | item 1 MM-TN-02 6-9M Chàm
###
Gửi cho em Cẩm Tú 0905 338 127, 30 Tố Hữu phường Vỹ Dạ Huế, 1 áo gile len nghệ size 3y à nhầm size 4y nha chị
=> name Cẩm Tú | phone 0905338127 | street 30 Tố Hữu | ward Phường Vỹ Dạ | province Thành phố Huế | item 1 MM-LE-03 4Y Nghệ
###
Em Diễm My đây chị, sđt 0774 209 551, à nhầm 0774 209 515 mới đúng. Nhà 17 Đặng Dung, phường Phú Xuân, Huế
=> name Diễm My | phone 0774209515 | street 17 Đặng Dung | ward Phường Phú Xuân | province Thành phố Huế
###
Lương Thị Mỹ Duyên - 0912 663 408 / 0836 120 774 - thôn Trung Chánh, xã Cam Lộ, Quảng Trị - ship cod cho xem hàng
=> name Lương Thị Mỹ Duyên | phone 0912663408 | other 0836120774 | street thôn Trung Chánh | ward Xã Cam Lộ | province Quảng Trị | pay cod | note cho xem hàng
###
chi oi be nha em 3 tuoi mac size nao vay a, em lay 1 ao dai gam hoa sen mau cu nau size 4y, em Ngoc Anh 0345 660 128 dia chi 52 Nguyen Binh Khiem, phuong Quy Nhon, Gia Lai
=> name Ngoc Anh | phone 0345660128 | street 52 Nguyen Binh Khiem | ward Phường Quy Nhơn | province Gia Lai | item 1 MM-AD-01 4Y Củ nâu
###
Răng lâu ri shop hè. Mệ Thẻo, xóm 4 thôn Thanh Phước, xã Hương Phong cũ chừ là phường Hóa Châu, Huế. 0367 881 205
=> name Mệ Thẻo | phone 0367881205 | street xóm 4 thôn Thanh Phước | ward Phường Hóa Châu | province Thành phố Huế
###
Cho mình đặt 1 chăn ủ hoa nhí thêu tên và 1 thỏ bông mặc váy màu chàm, gói quà giúp mình. Gửi: Vũ Khánh Linh, 0988 142 603, số 4 ngõ 172 Âu Cơ, phường Hồng Hà, Hà Nội
=> name Vũ Khánh Linh | phone 0988142603 | street số 4 ngõ 172 Âu Cơ | ward Phường Hồng Hà | province Thành phố Hà Nội | gift | item 1 MM-CH-02 - Sen phấn | item 1 MM-TH-01 - Chàm
###
[20:41, 25/11/2026] Mai Trâm: Dạ địa chỉ em là 9 Hoà Bình
[20:41, 25/11/2026] Mai Trâm: phường Phú Xuân, Huế
[20:42, 25/11/2026] Mẹ May: Dạ tiệm xin số điện thoại ạ
[20:44, 25/11/2026] Mai Trâm: 0702 551 930. Tên Lê Mai Trâm
[20:45, 25/11/2026] Mai Trâm: Lấy cho em bộ áo yếm thêu sen màu sen size 18-24m
=> name Lê Mai Trâm | phone 0702551930 | street 9 Hoà Bình | ward Phường Phú Xuân | province Thành phố Huế | item 1 MM-YE-01 18-24M Sen
###
Đồng Thị Hà, căn hộ 15A08, block B, Opal Tower, phường Thạnh Mỹ Tây, TPHCM, 0933 208 417. Giao sau 18h giúp em
=> name Đồng Thị Hà | phone 0933208417 | street căn hộ 15A08, block B, Opal Tower | ward Phường Thạnh Mỹ Tây | province Thành phố Hồ Chí Minh | note Giao sau 18h giúp em
###
em ở Dĩ An nha shop, 12/5 đường Lý Thường Kiệt, khu phố Thống Nhất, phường Dĩ An, HCM. Em là Kiều Oanh sdt 0798 336 210
=> name Kiều Oanh | phone 0798336210 | street 12/5 đường Lý Thường Kiệt, khu phố Thống Nhất | ward Phường Dĩ An | province Thành phố Hồ Chí Minh
###
mẹ Sóc 0914 207 338 lầu 2 tiệm thuốc Minh Châu 118 Trần Hưng Đạo phường Hải Châu Đà Nẵng 2 yếm quần kẻ sọc thuận an size 2y
=> name Mẹ Sóc | phone 0914207338 | street lầu 2 tiệm thuốc Minh Châu 118 Trần Hưng Đạo | ward Phường Hải Châu | province Thành phố Đà Nẵng | item 2 MM-YQ-02 2Y Chàm
###
Tau lấy cho mạ tau 1 áo khoác len đất nung thêu tên size 5y hí, gửi về cho mạ: Trần Thị Lụt, 0978 105 462, 22 Đinh Tiên Hoàng, phường Phú Xuân, Huế. Số tau 0905 771 336
=> name Trần Thị Lụt | phone 0978105462 | other 0905771336 | street 22 Đinh Tiên Hoàng | ward Phường Phú Xuân | province Thành phố Huế | item 1 MM-LE-02 5Y Đất nung
###
Trịnh Ngọc Hân, 0386 114 907, số 31 Nguyễn Khuyến, phường Ea Tam, Buôn Ma Thuột, Đắk Lắk. Đặt 1 quần bloomer đũi nghệ cho bé 10 tháng
=> name Trịnh Ngọc Hân | phone 0386114907 | street số 31 Nguyễn Khuyến | ward Phường Ea Kao | province Đắk Lắk | item 1 MM-BL-01 9-12M Nghệ nhạt
###
Chi oi gui e 2 yem an tho con hoa li ti + 1 giay len tap di 12-18m. E Thu Ba, 0326 909 174, ap Phu Thuan, xa Tan Phu Trung, Dong Thap, nhan hang tra tien nha
=> name Thu Ba | phone 0326909174 | street ap Phu Thuan | ward Xã Tân Phú Trung | province Đồng Tháp | pay cod | item 2 MM-BI-01 - Sen phấn | item 1 MM-GL-02 12-18M Lá sả
###
Hello shop, mình muốn đặt MM-DA-01 chàm 5Y x1, MM-MU-03 2Y x2. Người nhận Bùi Thanh Tâm - 0904 228 653 - toà nhà Vietcombank tầng 7, 78 Hùng Vương, phường Thuận Hóa, tp Huế
=> name Bùi Thanh Tâm | phone 0904228653 | street toà nhà Vietcombank tầng 7, 78 Hùng Vương | ward Phường Thuận Hóa | province Thành phố Huế | item 1 MM-DA-01 5Y Chàm | item 2 MM-MU-03 2Y Mộc
###
chi Hoa cho Dong Ba, lo 24 hang vai, phuong Phu Xuan, Hue. dt 0914 552 067. cho chi 3 cai yem an MM-BI-02 mau nghe
=> name Chi Hoa | phone 0914552067 | street cho Dong Ba, lo 24 hang vai | ward Phường Phú Xuân | province Thành phố Huế | item 3 MM-BI-02 - Nghệ
###
Ship giúp em về cơ quan: Chi cục Thuế, số 2 Lê Lai, P. Đông Hà cũ thuộc Quảng Trị, người nhận Nguyễn Thị Hồng Gấm, liên hệ 0911 470 336, giao giờ hành chính
=> name Nguyễn Thị Hồng Gấm | phone 0911470336 | street Chi cục Thuế, số 2 Lê Lai | ward Phường Đông Hà | province Quảng Trị | note giao giờ hành chính
###
dạ con là Bảo Châu cháu cô Hường, cô Hường nhờ con đặt 1 mũ vành cotton nắng sớm nghệ size 2y gửi về nhà cô: Phan Thị Hường, 0905 202 818, 61 Phan Chu Trinh, phường Thuận Hóa, Huế
=> name Phan Thị Hường | phone 0905202818 | street 61 Phan Chu Trinh | ward Phường Thuận Hóa | province Thành phố Huế | item 1 MM-MU-04 2Y Nghệ
###
Nhà mình ở Hòa Xuân nhé shop: 25 Thanh Lương 9, phường Hòa Xuân, Đà Nẵng. Mình: Quỳnh Như. ĐT: 0769 330 145. Mình ck rồi ạ
=> name Quỳnh Như | phone 0769330145 | street 25 Thanh Lương 9 | ward Phường Hòa Xuân | province Thành phố Đà Nẵng | pay bank
###
0395 117 260 e Hà ở P302 nhà N5 khu đô thị Đồng Tàu, phường Thịnh Liệt, Hoàng Mai, HN. lấy áo liền quần chấm nổi 3-6m 2 cái nha c
=> name Hà | phone 0395117260 | street P302 nhà N5 khu đô thị Đồng Tàu | ward Phường Hoàng Mai | province Thành phố Hà Nội | item 2 MM-LQ-02 3-6M Sen phấn
###
Chú Tư (0949 117 536) bên hông chợ Lái Thiêu, số 6 Phan Đình Phùng, phường Lái Thiêu, TP.HCM. Gấp trước thứ 7 nha
=> name Chú Tư | phone 0949117536 | street bên hông chợ Lái Thiêu, số 6 Phan Đình Phùng | ward Phường Lái Thiêu | province Thành phố Hồ Chí Minh | note Gấp trước thứ 7 nha
###
Em gái chị tên Ánh Tuyết nhận giùm nha, số của Tuyết 0862 405 117, số chị 0913 660 258. Đc: 140 Phạm Văn Đồng, tổ 5, phường Pleiku, Gia Lai. 1 bộ khăn xô lá sả nhạt
=> name Ánh Tuyết | phone 0862405117 | other 0913660258 | street 140 Phạm Văn Đồng, tổ 5 | ward Phường Pleiku | province Gia Lai | item 1 MM-KX-01 - Lá sả nhạt
`
