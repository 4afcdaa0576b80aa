/** As in `messages.ts`, for the figure alone: written when the rules were done, and no rule was changed for them since. */
export const unseenMessages = String.raw`
Chị Diễm 0935 447 128 24 Nguyễn Công Trứ phường Thuận Hóa Huế, lấy 1 bộ áo yếm thêu sen củ nâu 2y
=> name Chị Diễm | phone 0935447128 | street 24 Nguyễn Công Trứ | ward Phường Thuận Hóa | province Thành phố Huế | item 1 MM-YE-01 2Y Củ nâu
###
Trần Thị Gấm 0347 118 602 thôn Phú Gia xã Chân Mây - Lăng Cô Huế
=> name Trần Thị Gấm | phone 0347118602 | street thôn Phú Gia | ward Xã Chân Mây - Lăng Cô | province Thành phố Huế
###
em o Phượng bên Kim Long nì, ship về 115 Vạn Xuân, phường Kim Long, Huế nghe, sđt 0762 330 418
=> name Phượng | phone 0762330418 | street 115 Vạn Xuân | ward Phường Kim Long | province Thành phố Huế
###
Họ tên: Phùng Thị Bích Liên
SDT: 0983 440 172
Dc: so 5 ngach 12/3 Le Trong Tan, phuong Phuong Liet, Ha Noi
Don: 1 tui ngu to ong 6-9m
=> name Phùng Thị Bích Liên | phone 0983440172 | street so 5 ngach 12/3 Le Trong Tan | ward Phường Phương Liệt | province Thành phố Hà Nội | item 1 MM-TN-01 6-9M Lá sả
###
gui cho em Luu Thuy Duong, 0961 552 037, ktx dai hoc su pham, phuong Cau Giay, ha noi. em ck roi
=> name Luu Thuy Duong | phone 0961552037 | street ktx dai hoc su pham | ward Phường Cầu Giấy | province Thành phố Hà Nội | pay bank
###
[14:22, 9/11/2026] Kim Anh: Shop gửi cho chị gái mình nhé
[14:23, 9/11/2026] Kim Anh: Hoàng Kim Oanh 0912 668 305
[14:23, 9/11/2026] Kim Anh: Số 20 Nguyễn Thái Học, phường Yên Bái, Lào Cai
=> name Hoàng Kim Oanh | phone 0912668305 | street Số 20 Nguyễn Thái Học | ward Phường Yên Bái | province Lào Cai
###
Ma Thị Dợ, bản Phiêng Cành, xã Vân Hồ, Sơn La. 0372 405 118. Cod
=> name Ma Thị Dợ | phone 0372405118 | street bản Phiêng Cành | ward Xã Vân Hồ | province Sơn La | pay cod
###
Lê Ngọc Mai 0904 113 572 hoặc 0988 201 664, 15 Tô Hiến Thành, phường Hạc Thành, Thanh Hóa, giao giờ hành chính
=> name Lê Ngọc Mai | phone 0904113572 | other 0988201664 | street 15 Tô Hiến Thành | ward Phường Hạc Thành | province Thanh Hóa | note giao giờ hành chính
###
Người gửi: Vũ Bảo Châu 0917 330 642
Người nhận: Vũ Thị Thục 0356 204 771
Xóm 2, xã Đô Lương, Nghệ An
=> name Vũ Thị Thục | phone 0356204771 | other 0917330642 | street Xóm 2 | ward Xã Đô Lương | province Nghệ An
###
lấy cho mình 2 mũ bèo đi dạo: 1 cái 6-9m màu lá sả, 1 cái 9-12m màu đất nung. Đinh Thùy Trang 0378 226 905, 3 Lê Quý Đôn, phường Thái Bình, Hưng Yên
=> name Đinh Thùy Trang | phone 0378226905 | street 3 Lê Quý Đôn | ward Phường Thái Bình | province Hưng Yên | item 1 MM-MU-02 6-9M Lá sả | item 1 MM-MU-02 9-12M Đất nung
###
bà nội bé nhận nhé: Lưu Thị Mận, 0326 118 440, khu 4, phường Việt Trì, Phú Thọ
=> name Lưu Thị Mận | phone 0326118440 | street khu 4 | ward Phường Việt Trì | province Phú Thọ
###
tran minh tuyen 0909225713 87/12 le van luong phuong tan hung tphcm, 1 bo ao yem theu sen mau sen 9-12m
=> name Tran Minh Tuyen | phone 0909225713 | street 87/12 le van luong | ward Phường Tân Hưng | province Thành phố Hồ Chí Minh | item 1 MM-YE-01 9-12M Sen
###
Chị gửi về cho chị Kiều 0773 402 116, tiệm vàng Kim Hoa, 5 chợ Sa Đéc, phường Sa Đéc, Đồng Tháp
=> name Chị Kiều | phone 0773402116 | street tiệm vàng Kim Hoa, 5 chợ Sa Đéc | ward Phường Sa Đéc | province Đồng Tháp
###
Út Hiền
ấp 2 xã U Minh Cà Mau
0947 118 226
=> name Út Hiền | phone 0947118226 | street ấp 2 | ward Xã U Minh | province Cà Mau
###
Đ/c: 66/3 Phan Xích Long, P.2, Phú Nhuận, TPHCM - Đặng Uyên Phương - 0933 118 527 - MoMo nha
=> name Đặng Uyên Phương | phone 0933118527 | street 66/3 Phan Xích Long | ward Phường Cầu Kiệu | province Thành phố Hồ Chí Minh | pay momo
###
Cho em 1 túi ngủ mỏng đêm hè chàm 3-6m. Giao tới Lầu 4, 12 Tôn Đản, phường Xóm Chiếu, TP.HCM. Em Vy 0898 226 341
=> name Vy | phone 0898226341 | street Lầu 4, 12 Tôn Đản | ward Phường Xóm Chiếu | province Thành phố Hồ Chí Minh | item 1 MM-TN-02 3-6M Chàm
###
Tên e: Ngọc Hân, sđt 0818 440 275, địa chỉ 9 đường 30/4, phường Ninh Kiều, Cần Thơ, thanh toán khi nhận hàng ạ
=> name Ngọc Hân | phone 0818440275 | street 9 đường 30/4 | ward Phường Ninh Kiều | province Thành phố Cần Thơ | pay cod
###
Danh Thị Sa Ly ấp Xẻo Nhàu xã Vân Khánh An Giang 0386 227 014
=> name Danh Thị Sa Ly | phone 0386227014 | street ấp Xẻo Nhàu | ward Xã Vân Khánh | province An Giang
###
Name: Olivia Brown, phone 0909 447 263, address: Unit 7B, 30 Le Thanh Ton, Sai Gon Ward, Ho Chi Minh City. 2 MM-BI-01
=> name Olivia Brown | phone 0909447263 | street Unit 7B, 30 Le Thanh Ton | ward Phường Sài Gòn | province Thành phố Hồ Chí Minh | item 2 MM-BI-01 - Sen phấn
###
It's a birthday gift for my niece. Send to Phan Khanh Linh, 0917 336 204, 18 Quang Trung, Hai Chau ward, Da Nang
=> name Phan Khanh Linh | phone 0917336204 | street 18 Quang Trung | ward Phường Hải Châu | province Thành phố Đà Nẵng | gift
###
Hương Ly 0702 118 336, 45 Hùng Vương, phường Pleiku, Gia Lai. Hàng tặng nên đừng để giá nha shop
=> name Hương Ly | phone 0702118336 | street 45 Hùng Vương | ward Phường Pleiku | province Gia Lai | gift | note Hàng tặng nên đừng để giá nha shop
###
Thái Thị Lựu, 0369 220 715, thôn Bắc Phước, xã Triệu Phong, Quảng Trị. Cho 1 yếm quần kẻ sọc Thuận An 18-24m
=> name Thái Thị Lựu | phone 0369220715 | street thôn Bắc Phước | ward Xã Triệu Phong | province Quảng Trị | item 1 MM-YQ-02 18-24M Chàm
###
Nguyễn Trọng Nghĩa (chồng Hạnh) 0905 663 128 - 40 Lê Lợi - Phường Hội An - Đà Nẵng
=> name Nguyễn Trọng Nghĩa | phone 0905663128 | street 40 Lê Lợi | ward Phường Hội An | province Thành phố Đà Nẵng
###
Mình ở 27 Phù Đổng, phường Xuân Hương - Đà Lạt, Lâm Đồng, tên Mỹ Duyên, số 0971 204 663
=> name Mỹ Duyên | phone 0971204663 | street 27 Phù Đổng | ward Phường Xuân Hương - Đà Lạt | province Lâm Đồng
`
