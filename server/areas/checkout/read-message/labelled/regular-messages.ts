/** As in `messages.ts`: ordinary, dialect and long ones. Labelled and measured before a rule was changed for them. */
export const regularMessages = String.raw`
Shop ơi mình đặt 1 bộ ba khăn xô màu lá sả nhạt và 2 yếm ăn lót khăn bông màu nghệ. Ship về cho mình: Hoàng Thị Diệu Thu, 0989 226 317, 44 Lương Khánh Thiện, phường Ngô Quyền, Hải Phòng. COD nhé
=> name Hoàng Thị Diệu Thu | phone 0989226317 | street 44 Lương Khánh Thiện | ward Phường Ngô Quyền | province Thành phố Hải Phòng | pay cod | item 1 MM-KX-01 - Lá sả nhạt | item 2 MM-BI-02 - Nghệ
###
Người nhận: Đinh Gia Linh
Điện thoại: 0356 447 208
Địa chỉ: Tổ dân phố 6, phường Bắc Kạn, Thái Nguyên
Hàng: yếm quần đũi đất nung 18-24m x1
=> name Đinh Gia Linh | phone 0356447208 | street Tổ dân phố 6 | ward Phường Bắc Kạn | province Thái Nguyên | item 1 MM-YQ-03 18-24M Đất nung
###
chị lấy mã MM-TN-02 chàm 6-9m nha em, chị Quyên 0918 226 704, 12 Hồ Xuân Hương, phường Quy Nhơn, Gia Lai, chuyển khoản
=> name Chị Quyên | phone 0918226704 | street 12 Hồ Xuân Hương | ward Phường Quy Nhơn | province Gia Lai | pay bank | item 1 MM-TN-02 6-9M Chàm
###
le thi cam nhung, 0387 226 014, so 7 duong 30/4, phuong ninh kieu, can tho, lay 1 dam hoa nhi mau cham 3y, ship cod
=> name Le Thi Cam Nhung | phone 0387226014 | street so 7 duong 30/4 | ward Phường Ninh Kiều | province Thành phố Cần Thơ | pay cod | item 1 MM-DA-01 3Y Chàm
###
Dạ em muốn mua quà thôi nôi cho cháu: 1 áo dài gấm hoa sen màu chàm size 2Y, gói quà giúp em. Gửi về cho chị em: Nguyễn Hoài Thương, 0935 774 206, 25 Trưng Nữ Vương, phường Hòa Cường, Đà Nẵng. Em là Hoài Nam 0905 226 118, em chuyển khoản ạ
=> name Nguyễn Hoài Thương | phone 0935774206 | other 0905226118 | street 25 Trưng Nữ Vương | ward Phường Hòa Cường | province Thành phố Đà Nẵng | pay bank | gift | item 1 MM-AD-01 2Y Chàm
###
Hi, I want to buy one morning-sun hat in smoky indigo, size 12-18M. Ship to: Marta Rossi, Hoa Binh Green apartment, room 1507, 505 Minh Khai, Vinh Tuy ward, Hanoi. Phone: +84 912 447 083. Bank transfer.
=> name Marta Rossi | phone 0912447083 | street Hoa Binh Green apartment, room 1507, 505 Minh Khai | ward Phường Vĩnh Tuy | province Thành phố Hà Nội | pay bank | item 1 MM-MU-04 12-18M Chàm khói
###
Mệ Thí đây o nờ, o để cho mệ cấy áo khoác len màu kem thêu hoa 2 tuổi, mệ ở kiệt 2 Chi Lăng, phường Phú Xuân, Huế, số mệ 0905 447 330
=> name Mệ Thí | phone 0905447330 | street kiệt 2 Chi Lăng | ward Phường Phú Xuân | province Thành phố Huế | item 1 MM-LE-01 2Y Kem
###
Cho cô 1 cái túi ngủ tổ ong 3-6 tháng nghen con. Cô là Bảy Lượm, 0376 226 418, ấp An Thạnh, xã Ba Tri, Vĩnh Long. Cô nhận hàng rồi trả tiền
=> name Bảy Lượm | phone 0376226418 | street ấp An Thạnh | ward Xã Ba Tri | province Vĩnh Long | pay cod | item 1 MM-TN-01 3-6M Lá sả
###
[25/11 10:02] Bích Hạnh: c ơi bộ áo yếm sen còn size 12-18m ko
[25/11 10:05] Mẹ May: dạ còn ạ
[25/11 10:06] Bích Hạnh: vậy lấy e 1 bộ
[25/11 10:07] Bích Hạnh: e Bích Hạnh 0937 226 415, 8A Thái Văn Lung, phường Sài Gòn, TP.HCM
=> name Bích Hạnh | phone 0937226415 | street 8A Thái Văn Lung | ward Phường Sài Gòn | province Thành phố Hồ Chí Minh | item 1 MM-YE-01 12-18M Sen
###
Tôi cần đặt 2 mũ vành đũi mộc, 1 cái size 2Y, 1 cái size 3Y. Tên: Phan Văn Tài. Số điện thoại 0914 558 207. Giao tại: UBND phường Hồng Gai, Quảng Ninh
=> name Phan Văn Tài | phone 0914558207 | street UBND | ward Phường Hồng Gai | province Quảng Ninh | item 1 MM-MU-03 2Y Mộc | item 1 MM-MU-03 3Y Mộc
###
Chị ơi, hôm qua em nhận được hàng rồi, đẹp lắm ạ. Nay em lấy thêm 1 quần bloomer thêu hoa sen phấn 9-12m cho bé nha. Địa chỉ: 120 Trần Hưng Đạo, phường Mỹ Tho, Đồng Tháp. Em Ngọc Diễm 0788 226 140
=> name Ngọc Diễm | phone 0788226140 | street 120 Trần Hưng Đạo | ward Phường Mỹ Tho | province Đồng Tháp | item 1 MM-BL-02 9-12M Sen phấn
###
Bùi Thị Lan Hương / 0963 114 205 / Thôn Trung, xã Ân Thi, Hưng Yên / 1 chăn ủ kẻ ô chàm nhạt / nhận hàng thanh toán
=> name Bùi Thị Lan Hương | phone 0963114205 | street Thôn Trung | ward Xã Ân Thi | province Hưng Yên | pay cod | item 1 MM-CH-01 - Chàm nhạt
###
Em đặt cho bé nhà em áo gile len hàng hoa ạ. Màu nghệ chị nhé. Bé em 3 tuổi, chị lấy size 3Y cho em. Em tên Hạ Vy, số 0905 884 206, địa chỉ 9 Đoàn Thị Điểm, phường Phú Xuân, Huế
=> name Hạ Vy | phone 0905884206 | street 9 Đoàn Thị Điểm | ward Phường Phú Xuân | province Thành phố Huế | item 1 MM-LE-03 3Y Nghệ
###
Shop còn tuyển người may không ạ, em may được áo dài trẻ em
=>
###
Ship cho e đơn này lên cty nha: Cty TNHH Phong Phú, đường số 2 KCN Tân Tạo, phường Tân Tạo, TPHCM. e Mỹ Linh phòng kế toán, 0902 884 317. 1 thỏ bông mặc váy lá sả
=> name Mỹ Linh | phone 0902884317 | street Cty TNHH Phong Phú, đường số 2 KCN Tân Tạo | ward Phường Tân Tạo | province Thành phố Hồ Chí Minh | item 1 MM-TH-01 - Lá sả
###
Chị Tâm 0977 884 120 nhận hộ em gái, 16 ngõ 68 Ngọc Thụy, phường Bồ Đề, Hà Nội. Em lấy 1 giày len tập đi 9-12m, 1 mũ bèo đi dạo lá sả 9-12m
=> name Chị Tâm | phone 0977884120 | street 16 ngõ 68 Ngọc Thụy | ward Phường Bồ Đề | province Thành phố Hà Nội | item 1 MM-GL-02 9-12M Lá sả | item 1 MM-MU-02 9-12M Lá sả
###
Đơn này em gửi đi Đà Lạt tặng bạn. Bạn em tên Thanh Trúc, sđt 0946 884 217, 33 Phan Đình Phùng, phường Xuân Hương - Đà Lạt, Lâm Đồng. 1 đầm chấm nổi vườn chanh 2Y
=> name Thanh Trúc | phone 0946884217 | street 33 Phan Đình Phùng | ward Phường Xuân Hương - Đà Lạt | province Lâm Đồng | gift | item 1 MM-DA-02 2Y Lá sả
###
Vy Vy: chốt 2 yếm ăn hoa li ti
Vy Vy: 0707 226 884
Vy Vy: 215 Nguyễn Trãi, phường Thanh Xuân, Hà Nội, giao giờ hành chính
=> name Vy Vy | phone 0707226884 | street 215 Nguyễn Trãi | ward Phường Thanh Xuân | province Thành phố Hà Nội | note giao giờ hành chính | item 2 MM-BI-01 - Sen phấn
###
Chị muốn lấy áo liền quần kẻ ô cho bé sơ sinh, size 0-3m lấy 2 cái. Nhà chị 5/3 Nguyễn Thị Minh Khai, phường Bảo Lộc 1, Lâm Đồng - Chị Hà Giang 0915 884 632 - gọi chị trước khi giao
=> name Chị Hà Giang | phone 0915884632 | street 5/3 Nguyễn Thị Minh Khai | ward Phường 1 Bảo Lộc | province Lâm Đồng | note gọi chị trước khi giao | item 2 MM-LQ-01 0-3M Lá sả
###
Anh Huy đặt cho vợ: 1 chăn ủ hoa nhí thêu tên, thêu tên Bắp. Anh Huy 0903 884 215, B12.05 chung cư Sky Center, 5B Phổ Quang, phường Tân Sơn Hòa, TPHCM. Ck rồi nhé shop
=> name Anh Huy | phone 0903884215 | street B12.05 chung cư Sky Center, 5B Phổ Quang | ward Phường Tân Sơn Hòa | province Thành phố Hồ Chí Minh | pay bank | note thêu tên Bắp | item 1 MM-CH-02 - Sen phấn
`
