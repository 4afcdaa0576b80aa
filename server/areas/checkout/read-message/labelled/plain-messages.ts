/** As in `messages.ts`: ordinary, dialect and long ones. Labelled and measured before a rule was changed for them. */
export const plainMessages = String.raw`
Chị cho em đặt 1 yếm quần kẻ ô nắng nghệ size 12-18m với 1 mũ vành đũi mộc size 12-18m nhé. Gửi em về 47 Nguyễn Hoàng, phường An Khê, Đà Nẵng. Em Thu Hiền, 0905 664 281. Em ck trước ạ
=> name Thu Hiền | phone 0905664281 | street 47 Nguyễn Hoàng | ward Phường An Khê | province Thành phố Đà Nẵng | pay bank | item 1 MM-YQ-01 12-18M Nghệ | item 1 MM-MU-03 12-18M Mộc
###
Trịnh Thị Thanh Mai
0384 226 710
Thôn 2, xã Triệu Sơn, Thanh Hóa
Lấy 2 yếm ăn thỏ con hoa li ti
=> name Trịnh Thị Thanh Mai | phone 0384226710 | street Thôn 2 | ward Xã Triệu Sơn | province Thanh Hóa | item 2 MM-BI-01 - Sen phấn
###
Tên người nhận: Lâm Bích Ngọc - SĐT: 0909.447.182 - Địa chỉ: 102/5 Phan Huy Ích, phường An Hội Tây, TP.HCM - SP: MM-LE-03 màu mộc size 2Y - COD
=> name Lâm Bích Ngọc | phone 0909447182 | street 102/5 Phan Huy Ích | ward Phường An Hội Tây | province Thành phố Hồ Chí Minh | pay cod | item 1 MM-LE-03 2Y Mộc
###
shop oi con dam cham noi size 4y khong a, con thi cho minh 1 cai, minh o 18 Nguyen Van Cu, phuong Long Bien, Ha Noi, Bui Hong Hanh 0983 114 507
=> name Bui Hong Hanh | phone 0983114507 | street 18 Nguyen Van Cu | ward Phường Long Biên | province Thành phố Hà Nội | item 1 MM-DA-02 4Y Lá sả
###
[09:12, 25/11/2026] Minh Thư: Em đặt 1 áo khoác len thêu hoa kem 18-24m ạ
[09:13, 25/11/2026] Mẹ May: dạ chị gửi em thông tin nhận hàng nhé
[09:20, 25/11/2026] Minh Thư: Nguyễn Minh Thư, 0394 228 617, 9 đường Lê Hồng Phong, phường Nam Nha Trang, Khánh Hòa
[09:21, 25/11/2026] Minh Thư: nhận hàng trả tiền nha chị
=> name Nguyễn Minh Thư | phone 0394228617 | street 9 đường Lê Hồng Phong | ward Phường Nam Nha Trang | province Khánh Hòa | pay cod | item 1 MM-LE-01 18-24M Kem
###
Mình muốn gửi quà cho bạn: 1 thỏ bông mặc váy màu chàm. Người nhận Đỗ Phương Linh, 0977 330 264, số 25 ngõ 97 Thái Thịnh, phường Đống Đa, Hà Nội. Người gửi Thu Trang 0904 226 187. Shop gói quà giúp mình, không để hoá đơn nhé
=> name Đỗ Phương Linh | phone 0977330264 | other 0904226187 | street số 25 ngõ 97 Thái Thịnh | ward Phường Đống Đa | province Thành phố Hà Nội | gift | note không để hoá đơn nhé | item 1 MM-TH-01 - Chàm
###
o ơi để cho con cấy áo liền quần kẻ ô 6-9m hí, con qua lấy chiều ni, con tên Bảo Ngọc 0935 227 481
=> name Bảo Ngọc | phone 0935227481 | item 1 MM-LQ-01 6-9M Lá sả
###
Hi! Please send one bunny with the checked dress (MM-TH-02) to Mrs Helen Carter, Villa 12, Furama Villas, 105 Vo Nguyen Giap, Ngu Hanh Son ward, Da Nang. Phone 0702 118 563. It's a birthday gift so no price tag please.
=> name Mrs Helen Carter | phone 0702118563 | street Villa 12, Furama Villas, 105 Vo Nguyen Giap | ward Phường Ngũ Hành Sơn | province Thành phố Đà Nẵng | gift | note It's a birthday gift so no price tag please | item 1 MM-TH-02 - Sen đậm
###
Cô Ba Hường nè con, lấy cho cô 2 cái quần bloomer thêu hoa màu lá sả 9-12m nghen. Gởi về ấp Trung Hòa, xã Mỏ Cày, Vĩnh Long. Đt cô 0379 118 624
=> name Cô Ba Hường | phone 0379118624 | street ấp Trung Hòa | ward Xã Mỏ Cày | province Vĩnh Long | item 2 MM-BL-02 9-12M Lá sả
###
Em ơi chị đặt cho hai chị em nhà Bống: bé lớn 4 tuổi 1 đầm hoa nhí chàm, bé nhỏ 18 tháng 1 bộ áo yếm sen. Ship về công ty chị: tầng 6 toà nhà Viettel, 285 Cách Mạng Tháng 8, phường Hòa Hưng, TPHCM. Chị Diễm My 0908 662 104, giao giờ hành chính nha em
=> name Chị Diễm My | phone 0908662104 | street tầng 6 toà nhà Viettel, 285 Cách Mạng Tháng 8 | ward Phường Hòa Hưng | province Thành phố Hồ Chí Minh | note giao giờ hành chính nha em | item 1 MM-DA-01 4Y Chàm | item 1 MM-YE-01 18-24M Sen
###
mũ bèo đi dạo lá sả 6-9m x 1, giày len tập đi 6-9m x 1 / Hoàng Thu Uyên / 0868 330 412 / tổ 5 phường Sông Bằng, Cao Bằng
=> name Hoàng Thu Uyên | phone 0868330412 | street tổ 5 | ward Phường Nùng Trí Cao | province Cao Bằng | item 1 MM-MU-02 6-9M Lá sả | item 1 MM-GL-02 6-9M Lá sả
###
Chị ơi cho em sửa đơn lúc nãy, áo gile lấy màu nghệ thay vì màu mộc nha, size vẫn 3y. Đơn tên Cẩm Ly 0918 447 260 ạ
=> name Cẩm Ly | phone 0918447260 | item 1 MM-LE-03 3Y Nghệ
###
Dạ con gửi địa chỉ bà nội để shop giao quà Tết: bà Tôn Nữ Thị Huệ, 14 kiệt 7 Nguyễn Công Trứ, phường Thuận Hóa, Huế, điện thoại bà 0234 3822 417 hoặc 0905 118 662. 1 chăn ủ kẻ ô nâu trầm. Con chuyển khoản rồi ạ
=> name Bà Tôn Nữ Thị Huệ | phone 0905118662 | other 02343822417 | street 14 kiệt 7 Nguyễn Công Trứ | ward Phường Thuận Hóa | province Thành phố Huế | pay bank | gift | item 1 MM-CH-01 - Nâu trầm
###
Áo dài bé gấm hoa sen củ nâu, bé em 5 tuổi, 105cm, 17kg, chị xem size nào vừa giúp em. Em Tường An, 0367 552 018, 60 Hùng Vương, phường Tam Kỳ, Đà Nẵng
=> name Tường An | phone 0367552018 | street 60 Hùng Vương | ward Phường Tam Kỳ | province Thành phố Đà Nẵng | item 1 MM-AD-01 5Y Củ nâu
###
Nguyễn Hải Đăng 0912 330 745. Số 3 ngách 45/2 Trần Duy Hưng, P. Yên Hòa, HN. 1 túi ngủ tổ ong trăng khuyết 9-12m. Gọi trước khi giao 30 phút
=> name Nguyễn Hải Đăng | phone 0912330745 | street Số 3 ngách 45/2 Trần Duy Hưng | ward Phường Yên Hòa | province Thành phố Hà Nội | note Gọi trước khi giao 30 phút | item 1 MM-TN-01 9-12M Lá sả
###
Shop ơi tết này shop nghỉ từ ngày mấy vậy? Em tính đặt áo dài mà sợ không kịp
=>
###
Em lấy 3 bộ ba khăn xô, mỗi màu 1 bộ nha chị. Về chung cư Sunrise City, tháp W2, căn 1508, phường Tân Hưng, TP.HCM. Võ Ái Nhi 0938 220 617
=> name Võ Ái Nhi | phone 0938220617 | street chung cư Sunrise City, tháp W2, căn 1508 | ward Phường Tân Hưng | province Thành phố Hồ Chí Minh | item 1 MM-KX-01 - Lá sả nhạt | item 1 MM-KX-01 - Sen | item 1 MM-KX-01 - Nghệ nhạt
###
Bữa trước chị mua cho con bé nhà chị đầm chấm nổi mặc xinh lắm, nay chị lấy thêm 1 cái size 5y tặng cháu. Em gửi thẳng về cho cháu: Lương Gia Hân, 212 Lê Lợi, phường Bắc Giang, Bắc Ninh, sđt mẹ cháu 0986 114 273
=> name Lương Gia Hân | phone 0986114273 | street 212 Lê Lợi | ward Phường Bắc Giang | province Bắc Ninh | gift | item 1 MM-DA-02 5Y Lá sả
###
Thúy An Nguyễn: chốt giày len sơ sinh nơ nhỏ màu kem 3-6m
Thúy An Nguyễn: 0796 330 284, 55 Huỳnh Thúc Kháng, phường Hội An, Đà Nẵng
=> name Thúy An Nguyễn | phone 0796330284 | street 55 Huỳnh Thúc Kháng | ward Phường Hội An | province Thành phố Đà Nẵng | item 1 MM-GL-01 3-6M Kem
###
Bác cần mua 1 áo khoác len đất nung thêu tên cho cháu, cỡ 2 tuổi, thêu tên "Tí Nị". Nhà bác: Nguyễn Văn Lộc, xóm Đông, xã Vĩnh Bảo, Hải Phòng. Số bác 0975 220 348. Hàng tới bác trả tiền.
=> name Nguyễn Văn Lộc | phone 0975220348 | street xóm Đông | ward Xã Vĩnh Bảo | province Thành phố Hải Phòng | pay cod | note thêu tên "Tí Nị" | item 1 MM-LE-02 2Y Đất nung
`
