/** As in `messages.ts`: ordinary, dialect and long ones. Labelled and measured before a rule was changed for them. */
export const variedMessages = String.raw`
Hải Yến 0982 337 104
12 ngõ 5 phố Nguyễn Khánh Toàn, phường Nghĩa Đô, Hà Nội
- Yếm quần kẻ sọc Thuận An size 2Y: 1
- Giày len tập đi 12-18M: 1
Thanh toán COD
=> name Hải Yến | phone 0982337104 | street 12 ngõ 5 phố Nguyễn Khánh Toàn | ward Phường Nghĩa Đô | province Thành phố Hà Nội | pay cod | item 1 MM-YQ-02 2Y Chàm | item 1 MM-GL-02 12-18M Lá sả
###
dạ em chốt áo khoác len thêu hoa màu kem, size 12-18 tháng, số lượng một cái ạ. Người nhận là Hồ Ngọc Diệp. Nhà em số 14 kiệt 30 Bạch Đằng, phường Phú Xuân, Huế. Điện thoại em không chín không năm... à em ghi số luôn 0905 118 347
=> name Hồ Ngọc Diệp | phone 0905118347 | street số 14 kiệt 30 Bạch Đằng | ward Phường Phú Xuân | province Thành phố Huế | item 1 MM-LE-01 12-18M Kem
###
Mình là Thục Anh, đặt giùm chị dâu đang ở cữ. Ship về tên chị dâu: Mai Thị Hoàng Yến, 0938 227 105, chung cư Botanica Premier tầng 9, 108 Hồng Hà, phường Tân Sơn Hòa, TP.HCM. 1 túi ngủ tổ ong 0-3m với 1 giày len sơ sinh kem 0-3m. Có gì gọi mình 0907 330 118 đừng gọi chị dâu
=> name Mai Thị Hoàng Yến | phone 0938227105 | other 0907330118 | street chung cư Botanica Premier tầng 9, 108 Hồng Hà | ward Phường Tân Sơn Hòa | province Thành phố Hồ Chí Minh | note đừng gọi chị dâu | item 1 MM-TN-01 0-3M Lá sả | item 1 MM-GL-01 0-3M Kem
###
Xin lỗi shop em đặt nhầm, đầm chấm nổi lấy size 4y chứ không phải 3y nha. Đơn em Phương Uyên 0356 220 471
=> name Phương Uyên | phone 0356220471 | item 1 MM-DA-02 4Y Lá sả
###
Hey there, it's Rachel from the Hue expat group :) I'd love 2 little rabbit bibs (the towelling ones) in leaf green, and 1 garden rabbit in sage. Drop off at 8/12 Chu Van An, Phu Xuan ward, Hue. You can reach me on Zalo 0796 447 102. Cash ok?
=> name Rachel | phone 0796447102 | street 8/12 Chu Van An | ward Phường Phú Xuân | province Thành phố Huế | pay cod | item 2 MM-BI-02 - Lá già | item 1 MM-TH-01 - Lá sả
###
Chú Năm Đò nè, gởi cho chú 1 cái mũ vành nắng sớm màu nghệ 18-24m, với 1 cái đầm hoa nhí 3 tuổi màu sen phấn. Nhà chú ở cuối đường Nguyễn Huệ, phường Cao Lãnh, Đồng Tháp, qua cây cầu sắt là thấy. Sđt chú 0919 448 210
=> name Chú Năm Đò | phone 0919448210 | street cuối đường Nguyễn Huệ | ward Phường Cao Lãnh | province Đồng Tháp | item 1 MM-MU-04 18-24M Nghệ | item 1 MM-DA-01 3Y Sen phấn
###
e ck 830k rồi đó c check giúp e. Đơn e gồm 1 bộ áo yếm chàm 9-12m + 1 chăn ủ hoa nhí. Ship: Trần Lê Bảo Hân, 0888 204 117, sảnh A chung cư Saigon Pearl, 92 Nguyễn Hữu Cảnh, phường Thạnh Mỹ Tây, HCM
=> name Trần Lê Bảo Hân | phone 0888204117 | street sảnh A chung cư Saigon Pearl, 92 Nguyễn Hữu Cảnh | ward Phường Thạnh Mỹ Tây | province Thành phố Hồ Chí Minh | pay bank | item 1 MM-YE-01 9-12M Chàm | item 1 MM-CH-02 - Sen phấn
###
chị lấy cho cháu nội con mũ len... à không, mũ vành đũi mộc 2y. về số 3 đường Hàm Nghi, phường Hải Châu, Đà Nẵng. cô Lệ 0905 663 218
=> name Cô Lệ | phone 0905663218 | street số 3 đường Hàm Nghi | ward Phường Hải Châu | province Thành phố Đà Nẵng | item 1 MM-MU-03 2Y Mộc
###
Ngày mai có người nhà ở Huế ghé lấy hàng nên shop khỏi ship nha. Mình lấy 2 bộ ba khăn xô: 1 sen 1 lá sả nhạt. Tên người lấy: Phan Đình Quốc, 0914 220 671
=> name Phan Đình Quốc | phone 0914220671 | item 1 MM-KX-01 - Sen | item 1 MM-KX-01 - Lá sả nhạt
###
Gửi hàng tới tiệm vàng Kim Thành, 45 Trần Phú, phường Long Châu, Vĩnh Long, giao cho chị Kiều 0918 663 025. Chị Kiều trả tiền nha shop. 3 áo liền quần kẻ sọc, 1 cái 6-9m, 2 cái 12-18m
=> name Chị Kiều | phone 0918663025 | street tiệm vàng Kim Thành, 45 Trần Phú | ward Phường Long Châu | province Vĩnh Long | pay cod | item 1 MM-LQ-03 6-9M Chàm khói | item 2 MM-LQ-03 12-18M Chàm khói
###
ten: bui thi hang nga
dia chi: so 20 to 4 phuong tan giang tinh cao bang
sdt: 0349228106
lay 1 quan bloomer cotton theu hoa mau la sa size 12-18m, ship cod
=> name Bui Thi Hang Nga | phone 0349228106 | street so 20 to 4 | ward Phường Tân Giang | province Cao Bằng | pay cod | item 1 MM-BL-02 12-18M Lá sả
###
Sáng mai chị ghé shop được không? Chị ở 30 Chi Lăng gần đó thôi. Muốn thử áo dài gấm hoa sen củ nâu cho bé 7 tuổi. Chị Như Nguyệt 0905 004 718
=> name Chị Như Nguyệt | phone 0905004718
###
Mẹ chồng em khen cái áo liền quần kẻ ô dễ thương quá trời nên em lấy thêm 2 cái nữa, 9-12m và 12-18m mỗi size 1 cái. Gửi như cũ cho em: Lê Thị Ái Vân, 0977 204 663, 12B Nguyễn Viết Xuân, phường Pleiku, Gia Lai
=> name Lê Thị Ái Vân | phone 0977204663 | street 12B Nguyễn Viết Xuân | ward Phường Pleiku | province Gia Lai | item 1 MM-LQ-01 9-12M Lá sả | item 1 MM-LQ-01 12-18M Lá sả
###
Dạ con chào cô, con là Quỳnh Như học trò cũ của cô. Con muốn tặng bé nhà cô 1 yếm quần kẻ ô nắng nghệ 12-18m, cô cho con địa chỉ để con nhờ tiệm gửi nha cô
=> name Quỳnh Như | item 1 MM-YQ-01 12-18M Nghệ | gift
###
Đặt 1 áo dài bé mai vàng đặt may size 8Y. Cao Thị Ngọc Ánh. Thôn Tân Mỹ, xã Cát Tiến, Gia Lai. 0389.118.046. Chuyển khoản.
=> name Cao Thị Ngọc Ánh | phone 0389118046 | street Thôn Tân Mỹ | ward Xã Cát Tiến | province Gia Lai | pay bank | item 1 MM-AD-02 8Y Nghệ nhạt
###
[2/12 21:40] Thiên Kim: ad ơi mình ở Vũng Tàu ship mấy ngày ạ
[2/12 21:41] Mẹ May: dạ 3-4 ngày ạ
[2/12 21:45] Thiên Kim: ok ad, cho mình 1 thỏ bông váy kẻ ô, thêu tên "Sữa"
[2/12 21:46] Thiên Kim: 14 Thùy Vân, phường Vũng Tàu, TP.HCM - 0933 118 462
=> name Thiên Kim | phone 0933118462 | street 14 Thùy Vân | ward Phường Vũng Tàu | province Thành phố Hồ Chí Minh | note thêu tên "Sữa" | item 1 MM-TH-02 - Sen đậm
###
bé trai 4 tuổi cao 1m02 nặng 16kg thì áo gile len mặc size mấy vậy shop? mình thích màu chàm. Mình ở Thái Nguyên
=> province Thái Nguyên
###
Chị giao giúp em trước 5h chiều nay được hông, em cần đi thôi nôi. 1 bộ áo yếm thêu sen màu sen 12-18m. 7 Nguyễn Sinh Cung, phường Vỹ Dạ, Huế. Em Thủy Tiên, 0763 220 418
=> name Thủy Tiên | phone 0763220418 | street 7 Nguyễn Sinh Cung | ward Phường Vỹ Dạ | province Thành phố Huế | note trước 5h chiều nay được hông | item 1 MM-YE-01 12-18M Sen
###
Nhờ shop gửi 2 kiện riêng. Kiện 1: 1 đầm chấm nổi 3y, Đỗ Thị Lan 0912 118 330, 9 Hoàng Diệu, phường Hồng Bàng, Hải Phòng. Kiện 2: 1 mũ vành mộc 3y, Đỗ Thị Huệ 0912 118 331, 20 Trần Phú, phường Hạ Long, Quảng Ninh
=> name Đỗ Thị Lan | phone 0912118330 | other 0912118331 | street 9 Hoàng Diệu | ward Phường Hồng Bàng | province Thành phố Hải Phòng | item 1 MM-DA-02 3Y Lá sả | item 1 MM-MU-03 3Y Mộc
###
Anh Bảy bán tạp hóa Thu Hương, ngay ngã ba Cây Điều, xã Long Thành, Đồng Nai. 0918 447 206. Lấy cho vợ tui 4 cái yếm ăn thỏ con hoa li ti nha, tiền tui đưa shipper
=> name Anh Bảy | phone 0918447206 | street tạp hóa Thu Hương, ngay ngã ba Cây Điều | ward Phường Long Thành | province Thành phố Đồng Nai | pay cod | item 4 MM-BI-01 - Sen phấn
`
