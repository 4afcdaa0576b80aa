/**
 * Messages as parents write them, with what they say: the message, then `=>` and the fields. A field that is not named is empty.
 * `item` is `quantity product size colour`; `ward?` are candidates, the ward stays empty. The rules may be improved with these.
 */
export const messages = String.raw`
Chị Lan 0905 123 456, 12 Nguyễn Huệ, P. Thuận Hóa, Huế, lấy 2 đầm hoa nhí size 3 tuổi màu chàm, ship COD
=> name Chị Lan | phone 0905123456 | street 12 Nguyễn Huệ | ward Phường Thuận Hóa | province Thành phố Huế | pay cod | item 2 MM-DA-01 3Y Chàm
###
Nguyễn Thị Hoa
0912345678
45/2 Lê Lợi, phường Hải Châu, Đà Nẵng
=> name Nguyễn Thị Hoa | phone 0912345678 | street 45/2 Lê Lợi | ward Phường Hải Châu | province Thành phố Đà Nẵng
###
Tên: Trần Văn Minh
SĐT: 0987.654.321
Địa chỉ: số 8 ngõ 12 Láng Hạ, P. Láng, Hà Nội
Mua: 1 đầm hoa nhí size 2 tuổi màu chàm và 1 mũ vành đũi mộc size 2y
Ck trước nhé
=> name Trần Văn Minh | phone 0987654321 | street số 8 ngõ 12 Láng Hạ | ward Phường Láng | province Thành phố Hà Nội | pay bank | item 1 MM-DA-01 2Y Chàm | item 1 MM-MU-03 2Y Mộc
###
shop ơi cho em đặt 1 túi ngủ tổ ong size 6-9m, gửi về Lê Thị Mai, kiệt 42 Bùi Thị Xuân, phường Thủy Xuân, tp Huế. SĐT 0935111222, thanh toán momo
=> name Lê Thị Mai | phone 0935111222 | street kiệt 42 Bùi Thị Xuân | ward Phường Thủy Xuân | province Thành phố Huế | pay momo | item 1 MM-TN-01 6-9M Lá sả
###
e Hằng - 84903222333 - 123 Nguyễn Trãi, P.5, Q.5, TP.HCM - 3 cái yếm ăn thỏ con hoa li ti
=> name Hằng | phone 0903222333 | street 123 Nguyễn Trãi | ward Phường An Đông | province Thành phố Hồ Chí Minh | item 3 MM-BI-01 - Sen phấn
###
Mẹ Bống (0978 000 111), thôn 3, xã Quảng Điền, Thừa Thiên Huế. ship cod
=> name Mẹ Bống | phone 0978000111 | street thôn 3 | ward Xã Quảng Điền | province Thành phố Huế | pay cod
###
c Huế 0905999888, 7 Trần Phú, phường Nha Trang, Khánh Hoà, giao giờ hành chính, gọi trước 30p
=> name Huế | phone 0905999888 | street 7 Trần Phú | ward Phường Nha Trang | province Khánh Hòa | note giao giờ hành chính. gọi trước 30p
###
Người nhận: phạm thu trang, đt 0868123123, chung cư The Sun toà B tầng 12, phường từ liêm, hn
=> name Phạm Thu Trang | phone 0868123123 | street chung cư The Sun toà B tầng 12 | ward Phường Từ Liêm | province Thành phố Hà Nội
###
Hoàng Yến 0905 444 555, 20 Hùng Vương, Vỹ Dạ, Huế
=> name Hoàng Yến | phone 0905444555 | street 20 Hùng Vương | ward Phường Vỹ Dạ | province Thành phố Huế
###
Ms Linh, +84 912 000 999, 5A Nguyen Hue P. Ben Nghe, Quan 1, Sai Gon, order 2 ao lien quan ke o size 3-6m + 1 bo khan xo, nhận hàng trả tiền
=> name Ms Linh | phone 0912000999 | street 5A Nguyen Hue | ward Phường Sài Gòn | province Thành phố Hồ Chí Minh | pay cod | item 2 MM-LQ-01 3-6M Lá sả | item 1 MM-KX-01 - ?
###
gửi cho chị Thảo 0906.777.888
101 Phan Đình Phùng
P Phú Xuân
TP Huế
mình lấy một áo dài gấm size 4 tuổi màu củ nâu nhé
=> name Chị Thảo | phone 0906777888 | street 101 Phan Đình Phùng | ward Phường Phú Xuân | province Thành phố Huế | item 1 MM-AD-01 4Y Củ nâu
###
12 Nguyễn Huệ, Phường Thuận Hóa, Thành phố Huế
=> street 12 Nguyễn Huệ | ward Phường Thuận Hóa | province Thành phố Huế
###
0905123123 Cô Bảy, 3 Quang Trung, P. Hạc Thành, Thanh Hoá
=> name Cô Bảy | phone 0905123123 | street 3 Quang Trung | ward Phường Hạc Thành | province Thanh Hóa
###
sop oi cho e 2 dam cham noi sz 3y mau la sa nha, gui ve 23 le loi, p vinh ninh, tp hue, ten Thu, sdt 0914 222 333
=> name Thu | phone 0914222333 | street 23 le loi | ward Phường Thuận Hóa | province Thành phố Huế | item 2 MM-DA-02 3Y Lá sả
###
cho minh dat 1 vay hoa nhi sz 2y mau cham vs 1 mu vanh moc sz 2y nha c. sdt e 0935 444 555 ten Hanh, dc: 88 Ba Trieu, phuong Phu Hoi, Hue
=> name Hanh | phone 0935444555 | street 88 Ba Trieu | ward Phường Thuận Hóa | province Thành phố Huế | item 1 MM-DA-01 2Y Chàm | item 1 MM-MU-03 2Y Mộc
###
Gửi giúp em: Nguyễn Thu Thảo, 0978123456, 12/4 Lê Văn Sỹ, P. 13, Q. 3, TP.HCM. Lấy MM-DA-02 size 4Y x1. Cod nha
=> name Nguyễn Thu Thảo | phone 0978123456 | street 12/4 Lê Văn Sỹ | ward Phường Nhiêu Lộc | province Thành phố Hồ Chí Minh | pay cod | item 1 MM-DA-02 4Y Lá sả
###
Phạm Hồng Nhung. 0988777666. Số 5 ngách 12 ngõ 100 Đội Cấn, phường Ngọc Hà, Hà Nội. Em lấy 1 yếm quần kẻ sọc Thuận An size 2y + 1 yếm ăn thỏ con hoa li ti nha
=> name Phạm Hồng Nhung | phone 0988777666 | street Số 5 ngách 12 ngõ 100 Đội Cấn | ward Phường Ngọc Hà | province Thành phố Hà Nội | item 1 MM-YQ-02 2Y Chàm | item 1 MM-BI-01 - Sen phấn
###
Lê Văn Tám 0356789012 thôn Phước Lộc, xã Tịnh Khê, Quảng Ngãi
=> name Lê Văn Tám | phone 0356789012 | street thôn Phước Lộc | ward Xã Tịnh Khê | province Quảng Ngãi
###
- Tên: Bùi Ngọc Ánh
- SĐT: 0905.876.543
- ĐC: 15 Trần Hưng Đạo, phường Phú Xuân, Huế
- 1 chăn ủ hoa nhí thêu tên
- 2 bộ ba khăn xô
- 1 thỏ bông váy kẻ ô thêu tên
CK trước
=> name Bùi Ngọc Ánh | phone 0905876543 | street 15 Trần Hưng Đạo | ward Phường Phú Xuân | province Thành phố Huế | pay bank | item 1 MM-CH-02 - Sen phấn | item 2 MM-KX-01 - ? | item 1 MM-TH-02 - Sen đậm
###
c Vân 0909 123 321, 55 Yersin, p. Phú Cường, TP Thủ Dầu Một, Bình Dương, lấy 1 túi ngủ mỏng đêm hè màu chàm size 3-6m
=> name Vân | phone 0909123321 | street 55 Yersin | ward Phường Thủ Dầu Một | province Thành phố Hồ Chí Minh | item 1 MM-TN-02 3-6M Chàm
###
[20:14] Bống Mẹ: shop ơi còn đầm hoa nhí size 4 tuổi màu sen phấn ko
[20:15] Mẹ May: dạ còn chị ơi, giá 385k ạ
[20:16] Bống Mẹ: lấy mình 1 cái nha
[20:17] Bống Mẹ: Đỗ Hải Yến 0983 456 789, 18 Hàng Bài, phường Cửa Nam, Hà Nội
=> name Đỗ Hải Yến | phone 0983456789 | street 18 Hàng Bài | ward Phường Cửa Nam | province Thành phố Hà Nội | item 1 MM-DA-01 4Y Sen phấn
###
🌸🌸 Em đặt 1 giày len tập đi size 9-12m 🌸 090.33.44.555 đc 88 Trần Phú, phường Hải Châu, Đà Nẵng. giao giờ hành chính giúp e ạ 😘
=> phone 0903344555 | street 88 Trần Phú | ward Phường Hải Châu | province Thành phố Đà Nẵng | note giao giờ hành chính giúp e ạ | item 1 MM-GL-02 9-12M Lá sả
###
Trần Thị Bé 0939 111 000 (0907 222 111), Ấp 4, xã Tân Phú, huyện Châu Thành, Bến Tre
=> name Trần Thị Bé | phone 0939111000 | other 0907222111 | street Ấp 4 | ward Xã Tân Phú | province Vĩnh Long
###
bé 14kg cao 96cm mặc size nào ạ?
=>
###
MM-LE-03 nghệ 3Y x2, MM-TH-01 chàm x1
Ngọc 0866 555 444, 9 Phạm Ngũ Lão, phường Thuận Hóa, Huế
=> name Ngọc | phone 0866555444 | street 9 Phạm Ngũ Lão | ward Phường Thuận Hóa | province Thành phố Huế | item 2 MM-LE-03 3Y Nghệ | item 1 MM-TH-01 - Chàm
###
Mình tên Lan 0901234567 đặt tặng bạn: gửi cho Mai Phương 0931234567, 34 Lê Duẩn, phường Bến Thành, HCM. Không ghi giá nha shop
=> name Mai Phương | phone 0931234567 | other 0901234567 | street 34 Lê Duẩn | ward Phường Bến Thành | province Thành phố Hồ Chí Minh | gift | note Không ghi giá nha shop
###
le thi thu / 0977 888 999 / 12 tran phu / phuong thuan hoa / hue / 1 mu beo di dao size 6-9m mau dat nung / cod
=> name Le Thi Thu | phone 0977888999 | street 12 tran phu | ward Phường Thuận Hóa | province Thành phố Huế | pay cod | item 1 MM-MU-02 6-9M Đất nung
###
[10:32, 5/11/2026] Lan: chị ơi e lấy 1 bộ áo yếm thêu sen màu củ nâu size 2 tuổi
[10:33, 5/11/2026] Lan: gửi cho chị Hoa 0905 777 333, 6 Nguyễn Trãi, phường Phú Xuân, Huế nha
=> name Chị Hoa | phone 0905777333 | street 6 Nguyễn Trãi | ward Phường Phú Xuân | province Thành phố Huế | item 1 MM-YE-01 2Y Củ nâu
###
gửi cho chị Hoa 0905111333, em tên Lan nha shop. đc 20 Nguyễn Công Trứ, phường Vỹ Dạ, Huế
=> name Chị Hoa | phone 0905111333 | street 20 Nguyễn Công Trứ | ward Phường Vỹ Dạ | province Thành phố Huế
###
Cho em 1 yếm quần đũi đất nung 3 tuổi, em ck. Người nhận Hồ Thị Thanh Tâm, 0944 555 666, tổ 5 khu phố 2, phường Dĩ An, TPHCM
=> name Hồ Thị Thanh Tâm | phone 0944555666 | street tổ 5 khu phố 2 | ward Phường Dĩ An | province Thành phố Hồ Chí Minh | pay bank | item 1 MM-YQ-03 3Y Đất nung
###
shop cho mình 1 áo khoác len thêu hoa màu kem size 12-18m với 1 giày len sơ sinh nơ nhỏ màu sen 3-6m. Quách Mỹ Linh 0918 000 222 số 3 Võ Thị Sáu p Xuân Hương Đà Lạt, Lâm Đồng
=> name Quách Mỹ Linh | phone 0918000222 | street số 3 Võ Thị Sáu | ward Phường Xuân Hương - Đà Lạt | province Lâm Đồng | item 1 MM-LE-01 12-18M Kem | item 1 MM-GL-01 3-6M Sen
###
đầm chấm nổi 2 cái size 3 và size 4
=> item 2 MM-DA-02 ? Lá sả
###
cho 2 mũ vành cotton nắng sớm mỗi màu 1 size 2y
=> item 1 MM-MU-04 2Y Chàm khói | item 1 MM-MU-04 2Y Nghệ
###
Anh Tuấn 0986 321 123
Cty Dệt may, lô B2 KCN Phú Bài, phường Phú Bài, Huế
thanh toán khi nhận hàng
=> name Anh Tuấn | phone 0986321123 | street Cty Dệt may, lô B2 KCN Phú Bài | ward Phường Phú Bài | province Thành phố Huế | pay cod
###
0912.111.222 Ngô Thị Kim Chi, số 9 đường 2/9, phường Hòa Cường, Đà Nẵng
=> name Ngô Thị Kim Chi | phone 0912111222 | street số 9 đường 2/9 | ward Phường Hòa Cường | province Thành phố Đà Nẵng
###
ship cho em về xã Phú Vang, Huế nhé: Phan Thị Ngọc Trâm, 0332 444 555, thôn Hà Trung
=> name Phan Thị Ngọc Trâm | phone 0332444555 | ward Xã Phú Vang | province Thành phố Huế | street thôn Hà Trung
###
Bên mình có bộ ba khăn xô không? Nếu có lấy 3 bộ. Vũ Thị Hà - 0963 258 147 - 25 Lạch Tray, phường Lê Chân, Hải Phòng
=> name Vũ Thị Hà | phone 0963258147 | street 25 Lạch Tray | ward Phường Lê Chân | province Thành phố Hải Phòng | item 3 MM-KX-01 - ?
###
Đặng Thu Hiền, sđt 0977.123.987, địa chỉ 2 Ngô Quyền, phường Hoàn Kiếm, HN. Gói quà giúp mình, 1 thỏ bông mặc váy vườn nhà màu lá sả
=> name Đặng Thu Hiền | phone 0977123987 | street 2 Ngô Quyền | ward Phường Hoàn Kiếm | province Thành phố Hà Nội | gift | item 1 MM-TH-01 - Lá sả
###
em đặt 1 quần bloomer đũi nghệ sz 12-18 tháng. e tên Quỳnh 0394 567 890 ở 17 Nguyễn Văn Cừ, Q. Long Biên, Hà Nội
=> name Quỳnh | phone 0394567890 | street 17 Nguyễn Văn Cừ | ward? | province Thành phố Hà Nội | item 1 MM-BL-01 12-18M Nghệ nhạt
###
Chị ơi em chuyển khoản rồi nha. Ship em về: Hoàng Anh Thư - 0357 159 753 - 120/5/2 Nguyễn Thị Minh Khai, P. Võ Thị Sáu, Q.3, HCM
=> name Hoàng Anh Thư | phone 0357159753 | street 120/5/2 Nguyễn Thị Minh Khai | ward Phường Xuân Hòa | province Thành phố Hồ Chí Minh | pay bank
###
Nguyen Van A 0901112223 so 10 duong so 3, phuong Hiep Phu, quan 9, hcm
=> name Nguyen Van A | phone 0901112223 | street so 10 duong so 3 | ward Phường Tăng Nhơn Phú | province Thành phố Hồ Chí Minh
###
Lấy cho chị áo gile len hàng hoa màu mộc size 2 tuổi, gửi bưu điện về xã Hương Khê Hà Tĩnh, chị Thủy 0915 753 951
=> name Chị Thủy | phone 0915753951 | ward Xã Hương Khê | province Hà Tĩnh | item 1 MM-LE-03 2Y Mộc
###
E Trang nè shop, 0798 111 222. Giao tới 45 Phan Chu Trinh, phường 2, TP Đà Lạt, Lâm Đồng nha. Tks shop
=> name Trang | phone 0798111222 | street 45 Phan Chu Trinh | ward Phường Xuân Hương - Đà Lạt | province Lâm Đồng
###
Cho mình đặt 1 áo dài mai vàng size 5 tuổi để tết. MoMo luôn nhé. Lý Gia Hân / 0908 246 810 / 78 Hùng Vương / P. Ninh Kiều / Cần Thơ
=> name Lý Gia Hân | phone 0908246810 | street 78 Hùng Vương | ward Phường Ninh Kiều | province Thành phố Cần Thơ | pay momo | item 1 MM-AD-02 5Y Nghệ nhạt
###
áo liền quần kẻ sọc chàm khói 9-12m x 2
c Nga 0972 135 246
27 Lý Thường Kiệt, p Đồng Hới, Quảng Trị
=> name Nga | phone 0972135246 | street 27 Lý Thường Kiệt | ward Phường Đồng Hới | province Quảng Trị | item 2 MM-LQ-03 9-12M Chàm khói
###
Shop gửi cho mẹ mình: bà Nguyễn Thị Lài, sđt 0382 654 321, thôn An Lỗ, xã Phong Hiền, Phong Điền, TT Huế
=> name Bà Nguyễn Thị Lài | phone 0382654321 | street thôn An Lỗ | ward Phường Phong Thái | province Thành phố Huế
###
2 bodysuit kẻ ô sz 0-3m nhen shop, sdt 0905 12 34 56 hoặc 0935 12 34 56, Trương Mỹ Duyên, 14 Hải Phòng, p. Thạch Thang, q. Hải Châu, Đà Nẵng
=> name Trương Mỹ Duyên | phone 0905123456 | other 0935123456 | street 14 Hải Phòng | ward Phường Hải Châu | province Thành phố Đà Nẵng | item 2 MM-LQ-01 0-3M Lá sả
###
em Bích, sn 24, đường Lê Hồng Phong, phường Vinh Phú, Nghệ An, 0966123321 lấy 1 túi ngủ mỏng đêm hè màu sen phấn size 0-3 tháng, 1 mũ bèo hoa nhí sơ sinh 0-3m
=> name Bích | phone 0966123321 | street sn 24, đường Lê Hồng Phong | ward Phường Vinh Phú | province Nghệ An | item 1 MM-TN-02 0-3M Sen phấn | item 1 MM-MU-01 0-3M Sen phấn
###
Giao sau 17h giúp em với ạ. Đinh Hoài An 0943 210 987, P1204 toà S2 Vinhomes Smart City, phường Tây Mỗ, Hà Nội
=> name Đinh Hoài An | phone 0943210987 | street P1204 toà S2 Vinhomes Smart City | ward Phường Tây Mỗ | province Thành phố Hà Nội | note Giao sau 17h giúp em với ạ
###
nguyen thi bich ngoc
0906 333 222
52 duong 30/4 p hung loi q ninh kieu can tho
vay cham noi 4y 1 cai
cod nhe
=> name Nguyen Thi Bich Ngoc | phone 0906333222 | street 52 duong 30/4 | ward Phường Tân An | province Thành phố Cần Thơ | pay cod | item 1 MM-DA-02 4Y Lá sả
###
Mình lấy mã MM-YE-01 chàm 18-24m với MM-BI-02 lá già. Gửi Lương Thị Hòa 0912 888 777 số 1 Trần Nguyên Hãn, phường Bắc Giang, Bắc Ninh
=> name Lương Thị Hòa | phone 0912888777 | street số 1 Trần Nguyên Hãn | ward Phường Bắc Giang | province Bắc Ninh | item 1 MM-YE-01 18-24M Chàm | item 1 MM-BI-02 - Lá già
###
alo shop, ship cod dc k ạ
=> pay cod
###
Cho em xin stk ck nha. 1 chăn ủ kẻ ô màu nâu trầm. Phùng Khánh Vy, 0769 852 741, 36 Nguyễn Đình Chiểu, P. Đa Kao, Q1
=> name Phùng Khánh Vy | phone 0769852741 | street 36 Nguyễn Đình Chiểu | ward Phường Tân Định | province Thành phố Hồ Chí Minh | pay bank | item 1 MM-CH-01 - Nâu trầm
###
Tặng bé nhà chị Hường nha, viết giúp em thiệp "Chúc bé hay ăn chóng lớn". Người nhận: Hường 0905 321 654, 8 Tố Hữu, phường An Cựu, Huế
=> name Hường | phone 0905321654 | street 8 Tố Hữu | ward Phường An Cựu | province Thành phố Huế | gift | note viết giúp em thiệp "Chúc bé hay ăn chóng lớn"
###
Cô Ba Sương, số đt 0287 300 1234, ấp Bình Hòa, xã Bình Chánh, Sài Gòn
=> name Cô Ba Sương | street ấp Bình Hòa | ward Xã Bình Chánh | province Thành phố Hồ Chí Minh | phone 02873001234
###
sz 2t đầm hoa nhí chàm còn k c?
=> item 1 MM-DA-01 2Y Chàm
###
mình muốn mua áo khoác len đất nung thêu tên Bống size 3t. mình ở 99 Quang Trung, phường Quy Nhơn, Gia Lai. Tên Nhã Uyên, 0905 808 909
=> name Nhã Uyên | phone 0905808909 | street 99 Quang Trung | ward Phường Quy Nhơn | province Gia Lai | item 1 MM-LE-02 3Y Đất nung
###
Nhận: Tạ Minh Châu
Đt: 0938-555-777
Đ/c: 11A Hoàng Diệu, phường Xóm Chiếu, TP HCM
Sp: mũ bèo đi dạo màu lá sả size 9-12m (1 cái)
=> name Tạ Minh Châu | phone 0938555777 | street 11A Hoàng Diệu | ward Phường Xóm Chiếu | province Thành phố Hồ Chí Minh | item 1 MM-MU-02 9-12M Lá sả
###
Thu Hà – 0971 000 333 – ngõ 5 Trần Thái Tông, phường Cầu Giấy, Hà Nội – 1 yếm quần kẻ ô nắng nghệ 12-18m – COD
=> name Thu Hà | phone 0971000333 | street ngõ 5 Trần Thái Tông | ward Phường Cầu Giấy | province Thành phố Hà Nội | pay cod | item 1 MM-YQ-01 12-18M Nghệ
###
sdt 0913 456 78, ten Loan, 3 Ly Tu Trong, hue
=> name Loan | street 3 Ly Tu Trong | province Thành phố Huế
###
dạ em gửi địa chỉ: Kiều Oanh, 0989 101 202, Khu 7, xã Hùng Lô... à nhầm phường Việt Trì, Phú Thọ
=> name Kiều Oanh | phone 0989101202 | street Khu 7 | ward Phường Việt Trì | province Phú Thọ
###
Cho chị 3 yếm ăn: 2 cái hoa li ti, 1 cái lót khăn bông màu nghệ
=> item 2 MM-BI-01 - Sen phấn | item 1 MM-BI-02 - Nghệ
###
quần bloomer cotton thêu hoa mỗi màu 1 size 6-9m nha shop. 0905717273 Diễm My 12 Duy Tân, phường An Cựu, TP. Huế
=> name Diễm My | phone 0905717273 | street 12 Duy Tân | ward Phường An Cựu | province Thành phố Huế | item 1 MM-BL-02 6-9M Lá sả | item 1 MM-BL-02 6-9M Sen phấn
###
Ship về Vũng Tàu: chị Phượng, 0909 987 654, 15 Ba Cu, phường 1, TP Vũng Tàu
=> name Chị Phượng | phone 0909987654 | street 15 Ba Cu | ward Phường Vũng Tàu | province Thành phố Hồ Chí Minh
###
Buôn Ma Thuột nha shop. 200 Phan Chu Trinh, p. Tân Lợi, bmt, đắk lắk. H'Mai 0944 123 123
=> name H'Mai | phone 0944123123 | street 200 Phan Chu Trinh | ward Phường Buôn Ma Thuột | province Đắk Lắk
###
mẹ Sóc 0777 666 555 kiệt 5/12 Nguyễn Lộ Trạch, Xuân Phú, TP Huế. 1 mũ vành cotton nắng sớm màu nghệ 18-24m. ck
=> name Mẹ Sóc | phone 0777666555 | street kiệt 5/12 Nguyễn Lộ Trạch | ward Phường Vỹ Dạ | province Thành phố Huế | pay bank | item 1 MM-MU-04 18-24M Nghệ
###
CHỊ NGUYỄN THỊ TUYẾT NHUNG
0984 010 203
XÓM 6, XÃ DIỄN CHÂU, NGHỆ AN
=> name Chị Nguyễn Thị Tuyết Nhung | phone 0984010203 | street XÓM 6 | ward Xã Diễn Châu | province Nghệ An
###
em muốn đổi size được không ạ, đơn MM261124
=>
###
áo gile 2y nghệ 1, thỏ bông chàm 1, tất cả gói quà. Đoàn Thanh Vân 0961 741 852. 6 ngõ 45 Võng Thị, phường Tây Hồ Hà Nội
=> name Đoàn Thanh Vân | phone 0961741852 | street 6 ngõ 45 Võng Thị | ward Phường Tây Hồ | province Thành phố Hà Nội | gift | item 1 MM-LE-03 2Y Nghệ | item 1 MM-TH-01 - Chàm
###
Người đặt: Hoài Thương 0905 600 700. Người nhận: Châu Ngọc Bảo 0914 600 700, 72 Mai Thúc Loan, phường Phú Xuân, Huế. Tặng sinh nhật, đừng ghi giá
=> name Châu Ngọc Bảo | phone 0914600700 | other 0905600700 | street 72 Mai Thúc Loan | ward Phường Phú Xuân | province Thành phố Huế | gift | note đừng ghi giá
###
Đc e: 5 Lê Thánh Tôn, P Lộc Thọ, TP Nha Trang, Khánh Hòa. Sđt: 0935.678.901. Tên: Khánh Linh
=> name Khánh Linh | phone 0935678901 | street 5 Lê Thánh Tôn | ward Phường Nha Trang | province Khánh Hòa
###
Ship 1 giày len sơ sinh màu kem size 0-3m về Sóc Trăng dc ko shop. Thạch Thị Sa Rây 0388 222 444, khóm 3, phường 5, TP Sóc Trăng
=> name Thạch Thị Sa Rây | phone 0388222444 | street khóm 3 | ward Phường Sóc Trăng | province Thành phố Cần Thơ | item 1 MM-GL-01 0-3M Kem
`
