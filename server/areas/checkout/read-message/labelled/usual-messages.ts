/** As in `messages.ts`: ordinary, dialect and long ones. Labelled and measured before a rule was changed for them. */
export const usualMessages = String.raw`
Shop cho mình đặt hàng nhé: 2 áo liền quần kẻ sọc size 6-9m và 1 mũ bèo đi dạo màu đất nung size 6-9m. Người nhận: Phùng Thị Hải Yến. SĐT 0974 226 180. Địa chỉ: số 18 đường Lý Thường Kiệt, phường Phủ Lý, Ninh Bình. Thanh toán COD.
=> name Phùng Thị Hải Yến | phone 0974226180 | street số 18 đường Lý Thường Kiệt | ward Phường Phủ Lý | province Ninh Bình | pay cod | item 2 MM-LQ-03 6-9M Chàm khói | item 1 MM-MU-02 6-9M Đất nung
###
e lấy 1 bộ áo yếm sen 12-18m nha c. Ngô Bảo Châu 0905 771 284 - 77 Núi Thành, P. Hòa Cường, Đà Nẵng - ck
=> name Ngô Bảo Châu | phone 0905771284 | street 77 Núi Thành | ward Phường Hòa Cường | province Thành phố Đà Nẵng | pay bank | item 1 MM-YE-01 12-18M Sen
###
Tạ Kim Thoa
Đội 5, thôn Hạ, xã Ý Yên, Ninh Bình
0348 226 107
1 áo khoác len đất nung 4y
=> name Tạ Kim Thoa | phone 0348226107 | street Đội 5, thôn Hạ | ward Xã Ý Yên | province Ninh Bình | item 1 MM-LE-02 4Y Đất nung
###
minh mua 3 yem an lot khan bong mau la gia, gui cho minh ve 210 Le Hong Phong, phuong Cho Quan, TPHCM. Minh ten Vo Thuy Trang, so dien thoai 0907 118 624
=> name Vo Thuy Trang | phone 0907118624 | street 210 Le Hong Phong | ward Phường Chợ Quán | province Thành phố Hồ Chí Minh | item 3 MM-BI-02 - Lá già
###
Hello, could you please deliver 1 Swiss-dot dress MM-DA-02 size 4Y to Kate Nguyen, 5B Xuan Dieu, Tay Ho ward, Hanoi? My number is 0936 117 205. Cash on delivery is fine.
=> name Kate Nguyen | phone 0936117205 | street 5B Xuan Dieu | ward Phường Tây Hồ | province Thành phố Hà Nội | pay cod | item 1 MM-DA-02 4Y Lá sả
###
o ơi, con lấy cái đầm hoa nhí màu sen phấn 2 tuổi nghe o, gởi về cho con ở 15 kiệt 20 Hàn Thuyên, phường Phú Xuân, Huế, con tên Khánh An, số con 0794 336 218
=> name Khánh An | phone 0794336218 | street 15 kiệt 20 Hàn Thuyên | ward Phường Phú Xuân | province Thành phố Huế | item 1 MM-DA-01 2Y Sen phấn
###
Chú Út Lắm đây con. Con gởi chú 2 bộ ba khăn xô, 1 màu sen, 1 màu nghệ nhạt. Nhà chú ở ấp Thới Bình, xã Phong Điền, Cần Thơ. Số chú 0918 334 207. Hàng tới chú đưa tiền.
=> name Chú Út Lắm | phone 0918334207 | street ấp Thới Bình | ward Xã Phong Điền | province Thành phố Cần Thơ | pay cod | item 1 MM-KX-01 - Sen | item 1 MM-KX-01 - Nghệ nhạt
###
Quà đầy tháng cho con gái bạn em ạ: 1 chăn ủ hoa nhí + 1 giày len sơ sinh màu sen 0-3m. Gửi tới Bùi Thảo My 0966 118 274, 31 ngõ 2 Phạm Văn Đồng, phường Phú Diễn, Hà Nội. Số em là 0377 204 619 (Linh). Gói quà và đừng kèm hoá đơn giúp em
=> name Bùi Thảo My | phone 0966118274 | other 0377204619 | street 31 ngõ 2 Phạm Văn Đồng | ward Phường Phú Diễn | province Thành phố Hà Nội | gift | note Gói quà và đừng kèm hoá đơn giúp em | item 1 MM-CH-02 - Sen phấn | item 1 MM-GL-01 0-3M Sen
###
Chị ơi em hỏi tí, vải đũi của quần bloomer có dày không ạ, mùa hè mặc có bí không? Nếu mát thì em lấy 1 quần bloomer đũi nghệ 18-24m. Em là Yến Chi, 0389 220 146, tổ 3, phường Bàn Thạch, Đà Nẵng
=> name Yến Chi | phone 0389220146 | street tổ 3 | ward Phường Bàn Thạch | province Thành phố Đà Nẵng | item 1 MM-BL-01 18-24M Nghệ nhạt
###
[24/11/2026 19:02] Hồng Đào: mình lấy áo gile len hàng hoa màu chàm 4y
[24/11/2026 19:02] Hồng Đào: số lượng 1
[24/11/2026 19:05] Mẹ May: dạ vâng chị cho em xin địa chỉ
[24/11/2026 19:11] Hồng Đào: Trường THCS Trần Cao Vân, 12 Đống Đa, phường Thuận Hóa, Huế. Cô Đào 0914 227 630
=> name Cô Đào | phone 0914227630 | street Trường THCS Trần Cao Vân, 12 Đống Đa | ward Phường Thuận Hóa | province Thành phố Huế | item 1 MM-LE-03 4Y Chàm
###
Bé nhà mình 7kg 3 tháng tuổi, mình muốn mua túi ngủ tổ ong size 3-6m. Ship về: Chung cư Hà Đô Park View, phường Cầu Giấy, Hà Nội. Lưu Phương Thảo - 0983 664 120. Gọi trước khi giao nhé
=> name Lưu Phương Thảo | phone 0983664120 | street Chung cư Hà Đô Park View | ward Phường Cầu Giấy | province Thành phố Hà Nội | note Gọi trước khi giao nhé | item 1 MM-TN-01 3-6M Lá sả
###
Em đặt áo dài mai vàng cho bé 6Y, kịp trước Tết không chị? Địa chỉ em: 88 Nguyễn Tất Thành, phường Tuy Hòa, Đắk Lắk, Lê Thị Mộng Thu 0905 446 218. Em cọc trước qua chuyển khoản.
=> name Lê Thị Mộng Thu | phone 0905446218 | street 88 Nguyễn Tất Thành | ward Phường Tuy Hòa | province Đắk Lắk | pay bank | item 1 MM-AD-02 6Y Nghệ nhạt
###
Em ở trọ nên shop giao sau 17h30 nha. Lấy 1 thỏ bông váy kẻ ô thêu tên. Trần Như Quỳnh, 0786 220 413, 19/3 đường số 8, phường Linh Xuân, TP.HCM
=> name Trần Như Quỳnh | phone 0786220413 | street 19/3 đường số 8 | ward Phường Linh Xuân | province Thành phố Hồ Chí Minh | note giao sau 17h30 nha | item 1 MM-TH-02 - Sen đậm
###
Đơn cũ của mình chưa gửi đúng không shop? Cho mình thêm 1 mũ vành mộc 18-24m vào đơn với. Hoàng Lan Phương 0912 006 834
=> name Hoàng Lan Phương | phone 0912006834 | item 1 MM-MU-03 18-24M Mộc
###
Lấy cho em cái áo liền quần chấm nổi 3-6m với cái mũ bèo hoa nhí 3-6m luôn. Về bưu cục Hương Khê, xã Hương Khê, Hà Tĩnh, em ra lấy. Em Phan Thị Nhung 0327 118 465
=> name Phan Thị Nhung | phone 0327118465 | street bưu cục Hương Khê | ward Xã Hương Khê | province Hà Tĩnh | item 1 MM-LQ-02 3-6M Sen phấn | item 1 MM-MU-01 3-6M Sen phấn
###
Shop ơi hàng nhận rồi nha, vải mềm lắm. Cho mình feedback 5 sao
=>
###
Mẹ em nhận giúp em nha: Đoàn Thị Lý, 0393 447 108, số 6 đường Nguyễn Huệ, phường Sa Đéc, Đồng Tháp. Em lấy 1 yếm quần kẻ sọc 18-24m, em tên Trúc 0931 226 045, em thanh toán momo
=> name Đoàn Thị Lý | phone 0393447108 | other 0931226045 | street số 6 đường Nguyễn Huệ | ward Phường Sa Đéc | province Đồng Tháp | pay momo | item 1 MM-YQ-02 18-24M Chàm
###
Gửi cô chủ, tôi là bà nội cháu Su. Tôi mua cho cháu 1 áo khoác len thêu hoa, màu kem, cháu 3 tuổi. Địa chỉ của tôi: nhà 4, ngõ 15 phố Hàng Than, phường Ba Đình, Hà Nội. Tên tôi là Đặng Thị Bích, điện thoại 0912 774 036.
=> name Đặng Thị Bích | phone 0912774036 | street nhà 4, ngõ 15 phố Hàng Than | ward Phường Ba Đình | province Thành phố Hà Nội | item 1 MM-LE-01 3Y Kem
###
MM-MU-04 CHÀM KHÓI 12-18M + MM-DA-01 SEN PHẤN 18-24M, HỨA NGỌC TRÂN 0763 447 210, 5/12 LÊ LAI, PHƯỜNG BẾN THÀNH, TPHCM, COD
=> name Hứa Ngọc Trân | phone 0763447210 | street 5/12 LÊ LAI | ward Phường Bến Thành | province Thành phố Hồ Chí Minh | pay cod | item 1 MM-MU-04 12-18M Chàm khói | item 1 MM-DA-01 18-24M Sen phấn
###
Em bận đi làm cả ngày, ban ngày giao chỗ làm: Ngân hàng ACB, 25 Hùng Vương, phường Phú Nhuận, Huế. Em Thảo Vy 0905 338 471, lấy 1 đầm chấm nổi 3y với 1 yếm ăn hoa li ti
=> name Thảo Vy | phone 0905338471 | street Ngân hàng ACB, 25 Hùng Vương | ward Phường Thuận Hóa | province Thành phố Huế | item 1 MM-DA-02 3Y Lá sả | item 1 MM-BI-01 - Sen phấn
`
