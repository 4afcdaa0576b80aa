/** As in `messages.ts`: 20 in strong dialect, 20 ordinary and 20 long or messy ones. Labelled and measured before a rule was changed for them. */
export const regionalDialectMessages = String.raw`
O ơi o, gửi cho con 1 cái túi ngủ mỏng đêm hè màu chàm size 6-9m hí. Con là Thu Thủy, nhà con ở kiệt 12 Đặng Thái Thân, phường Phú Xuân, Huế. Sđt con 0935 774 206
=> name Thu Thủy | phone 0935774206 | street kiệt 12 Đặng Thái Thân | ward Phường Phú Xuân | province Thành phố Huế | item 1 MM-TN-02 6-9M Chàm
###
chị ơi em ở trong Vinh nì, 24 Lê Hồng Phong phường Trường Vinh Nghệ An, em tên Hoài Thương 0978 330 614, lấy cho em 2 cấy MM-BI-01 hè
=> name Hoài Thương | phone 0978330614 | street 24 Lê Hồng Phong | ward Phường Trường Vinh | province Nghệ An | item 2 MM-BI-01 - Sen phấn
###
Mi gửi vô cho mệ ngoại hắn giùm tau: mệ Hoàng Thị Bê, xóm Đình, xã Phú Vang, Huế, 0367 204 518, ship cod nghe mi
=> name mệ Hoàng Thị Bê | phone 0367204518 | street xóm Đình | ward Xã Phú Vang | province Thành phố Huế | pay cod
###
Dzạ cho em xin cái đầm chấm nổi size 3y nghen, em tên Kiều Oanh, ở ấp Tân Bình, xã Lai Vung, Đồng Tháp, sđt 0773 118 204 nghen shop
=> name Kiều Oanh | phone 0773118204 | street ấp Tân Bình | ward Xã Lai Vung | province Đồng Tháp | item 1 MM-DA-02 3Y Lá sả
###
Chế ơi, nhỏ con em 2 tuổi, lấy cho nó 1 bộ áo yếm thêu sen màu củ nâu size 2y. Em Bích Trâm 0939 204 771 nhà ở 38/5 Mậu Thân, phường Ninh Kiều, Cần Thơ. Có gì chế alo em nha
=> name Bích Trâm | phone 0939204771 | street 38/5 Mậu Thân | ward Phường Ninh Kiều | province Thành phố Cần Thơ | item 1 MM-YE-01 2Y Củ nâu
###
Mần răng đặt rứa shop, cho mềnh 1 mũ vành đũi mộc sz 2y với. Nguyễn Thị Lài, thôn Trung Sơn, xã Gio Linh, Quảng Trị. 0382 664 105
=> name Nguyễn Thị Lài | phone 0382664105 | street thôn Trung Sơn | ward Xã Gio Linh | province Quảng Trị | item 1 MM-MU-03 2Y Mộc
###
bựa ni có yếm quần đũi đất nung size 3y không rứa? có thì gửi cho tui 1 cấy, tui tên Phan Thị Hường, xóm 7 xã Đức Thọ Hà Tĩnh, đt 0975 330 286
=> name Phan Thị Hường | phone 0975330286 | street xóm 7 | ward Xã Đức Thọ | province Hà Tĩnh | item 1 MM-YQ-03 3Y Đất nung
###
Út ơi lấy cho Ba Thắm hai cái yếm ăn MM-BI-01 nghen, nhà Ba ở sát bên chợ Cái Răng, 17 Ngô Quyền, phường Cái Răng, Cần Thơ, đt 0918 664 270
=> name Ba Thắm | phone 0918664270 | street sát bên chợ Cái Răng, 17 Ngô Quyền | ward Phường Cái Răng | province Thành phố Cần Thơ | item 2 MM-BI-01 - Sen phấn
###
dạ em ni ở Đà Nẵng nì chị, K54/12 Ông Ích Khiêm, phường Hải Châu. Tên em Như Quỳnh, số 0905 884 317. Chị gởi em 1 áo gile len màu mộc size 3y hỉ
=> name Như Quỳnh | phone 0905884317 | street K54/12 Ông Ích Khiêm | ward Phường Hải Châu | province Thành phố Đà Nẵng | item 1 MM-LE-03 3Y Mộc
###
Tau lấy cấy đầm hoa nhí màu chàm sai 5y cho con Bống, mi nhớ gói quà cho tau nghe. Cao Thị Diệu, 6 Ngự Bình, phường An Cựu, Huế 0914 027 358
=> name Cao Thị Diệu | phone 0914027358 | street 6 Ngự Bình | ward Phường An Cựu | province Thành phố Huế | gift | item 1 MM-DA-01 5Y Chàm
###
Cho tui hỏi có giao xuống Năm Căn hông? Có thì giao cho Lê Út Nhỏ, ấp Cái Nai, xã Năm Căn, Cà Mau, 0947 330 185, trả tiền lúc nhận nghen
=> name Lê Út Nhỏ | phone 0947330185 | street ấp Cái Nai | ward Xã Năm Căn | province Cà Mau | pay cod
###
chị ui nhà em nằm trong hẻm 42 đường Trần Phú, đối diện trường Võ Thị Sáu, phường Vĩnh Long chi đó, à giờ là phường Long Châu, Vĩnh Long. Em Hồng Thắm 0799 204 663
=> name Hồng Thắm | phone 0799204663 | street hẻm 42 đường Trần Phú, đối diện trường Võ Thị Sáu | ward Phường Long Châu | province Vĩnh Long
###
bác ơi đơn của cháu: 1 chăn ủ kẻ ô màu nâu trầm. Cháu tên Vi Thị Nhàn, bản Xiềng, xã Môn Sơn, Nghệ An, số 0387 205 614. Bác gửi bưu điện hộ cháu nhá
=> name Vi Thị Nhàn | phone 0387205614 | street bản Xiềng | ward Xã Môn Sơn | province Nghệ An | note Bác gửi bưu điện hộ cháu nhá | item 1 MM-CH-01 - Nâu trầm
###
Ê bà, giao cho tui ở 119/8 Nguyễn Văn Đậu, phường Bình Lợi Trung, Sài Gòn nha. Tui Thanh Thúy 0903 664 218. Một bộ khăn xô màu sen thôi à
=> name Thanh Thúy | phone 0903664218 | street 119/8 Nguyễn Văn Đậu | ward Phường Bình Lợi Trung | province Thành phố Hồ Chí Minh | item 1 MM-KX-01 - Sen
###
nhà mềnh đàng sau ga Vinh, số 4 ngõ 11 Lệ Ninh, phường Thành Vinh, Nghệ An. Mềnh tên Trần Thị Nga, gọi mềnh số 0912 447 305 hí
=> name Trần Thị Nga | phone 0912447305 | street đàng sau ga Vinh, số 4 ngõ 11 Lệ Ninh | ward Phường Thành Vinh | province Nghệ An
###
Cô Tư Hạnh nè con, gởi cô hai đôi giày len tập đi size 9-12m về ấp Phú Thạnh, xã Chợ Mới, An Giang. Số cô 0376 118 429
=> name Cô Tư Hạnh | phone 0376118429 | street ấp Phú Thạnh | ward Xã Chợ Mới | province An Giang | item 2 MM-GL-02 9-12M Lá sả
###
Chừ em đổi địa chỉ hí chị: 31 Lê Duẩn, phường Đông Hà, Quảng Trị. Vẫn tên Thùy Nhiên, vẫn số 0941 226 803
=> name Thùy Nhiên | phone 0941226803 | street 31 Lê Duẩn | ward Phường Đông Hà | province Quảng Trị
###
Cháu nhà em mô tê 8 tháng rồi, lấy 1 quần bloomer đũi nghệ size 6-9m hè. Võ Thị Lý, khối 3, phường Sông Trí, Hà Tĩnh, đt 0989 118 364
=> name Võ Thị Lý | phone 0989118364 | street khối 3 | ward Phường Sông Trí | province Hà Tĩnh | item 1 MM-BL-01 6-9M Nghệ nhạt
###
Thím Bảy Lượm, chợ Bình Thủy, phường Bình Thủy, Cần Thơ. 0918 027 346. Cho thím cái áo dài gấm hoa sen màu củ nâu size 6y nghe bây
=> name Thím Bảy Lượm | phone 0918027346 | street chợ Bình Thủy | ward Phường Bình Thủy | province Thành phố Cần Thơ | item 1 MM-AD-01 6Y Củ nâu
###
u ơi nhà con ở ngõ 5 làng Vạn Phúc, phường Hà Đông, Hà Nội. Con là Tố Uyên ạ, 0983 664 127. U cho con cái thỏ bông mặc váy màu chàm nhá
=> name Tố Uyên | phone 0983664127 | street ngõ 5 làng Vạn Phúc | ward Phường Hà Đông | province Thành phố Hà Nội | item 1 MM-TH-01 - Chàm
`
export const regionalOrdinaryMessages = String.raw`
Nguyễn Thị Thu Trang
0963 220 517
Số 14 ngách 32/15 Đặng Văn Ngữ, phường Kim Liên, Hà Nội
1 túi ngủ tổ ong size 3-6m
=> name Nguyễn Thị Thu Trang | phone 0963220517 | street Số 14 ngách 32/15 Đặng Văn Ngữ | ward Phường Kim Liên | province Thành phố Hà Nội | item 1 MM-TN-01 3-6M Lá sả
###
mình đặt 1 áo liền quần chấm nổi 6-9m và 1 mũ bèo hoa nhí 3-6m. Phạm Hồng Vân, 0904 228 163, 27 Trần Quốc Toản, phường Cửa Nam, Hà Nội. COD
=> name Phạm Hồng Vân | phone 0904228163 | street 27 Trần Quốc Toản | ward Phường Cửa Nam | province Thành phố Hà Nội | pay cod | item 1 MM-LQ-02 6-9M Sen phấn | item 1 MM-MU-01 3-6M Sen phấn
###
Địa chỉ: 56 Hàm Nghi, phường Thanh Khê, Đà Nẵng. Người nhận: Trương Mỹ Lệ. Điện thoại: 0935 118 664
=> name Trương Mỹ Lệ | phone 0935118664 | street 56 Hàm Nghi | ward Phường Thanh Khê | province Thành phố Đà Nẵng
###
dat 1 ao khoac len theu hoa mau kem 2y, ten Bui Thanh Ha, sdt 0975 118 326, dc 9 ngo 40 Ta Quang Buu, phuong Bach Mai, ha noi
=> name Bui Thanh Ha | phone 0975118326 | street 9 ngo 40 Ta Quang Buu | ward Phường Bạch Mai | province Thành phố Hà Nội | item 1 MM-LE-01 2Y Kem
###
Chị Thảo, 0918 226 734, 102 Nguyễn Văn Trỗi, phường Phú Nhuận, TP.HCM, giao giờ hành chính nha
=> name Chị Thảo | phone 0918226734 | street 102 Nguyễn Văn Trỗi | ward Phường Phú Nhuận | province Thành phố Hồ Chí Minh | note giao giờ hành chính nha
###
Cho em 1 đầm cổ lá sen hoa nhí size 4y màu sen phấn. Lê Ngọc Diệp - 0934 207 118 - 15A Phạm Ngọc Thạch - phường Xuân Hòa - TP HCM. Em chuyển khoản
=> name Lê Ngọc Diệp | phone 0934207118 | street 15A Phạm Ngọc Thạch | ward Phường Xuân Hòa | province Thành phố Hồ Chí Minh | pay bank | item 1 MM-DA-01 4Y Sen phấn
###
Đỗ Thị Hải Yến / 0987 224 061 / thôn Đông, xã Diễn Châu, Nghệ An / 1 yếm quần kẻ ô 12-18m
=> name Đỗ Thị Hải Yến | phone 0987224061 | street thôn Đông | ward Xã Diễn Châu | province Nghệ An | item 1 MM-YQ-01 12-18M Nghệ
###
HỒ THỊ KIM CHI, 0905 664 227, 88 TRƯNG NỮ VƯƠNG, PHƯỜNG HẢI CHÂU, ĐÀ NẴNG, 2 MM-BI-01
=> name Hồ Thị Kim Chi | phone 0905664227 | street 88 TRƯNG NỮ VƯƠNG | ward Phường Hải Châu | province Thành phố Đà Nẵng | item 2 MM-BI-01 - Sen phấn
###
Tôi tên Lê Minh Khôi, số điện thoại 0913 224 806, gửi đến tầng 8 tòa Viettel, phường Hòa Hưng, TP Hồ Chí Minh
=> name Lê Minh Khôi | phone 0913224806 | street tầng 8 tòa Viettel | ward Phường Hòa Hưng | province Thành phố Hồ Chí Minh
###
Căn 12A05 chung cư Monarchy, phường An Hải, Đà Nẵng - Nguyễn Hà Giang - 0702 334 118
=> name Nguyễn Hà Giang | phone 0702334118 | street Căn 12A05 chung cư Monarchy | ward Phường An Hải | province Thành phố Đà Nẵng
###
người gửi: Mai Phương 0912 774 306
người nhận: Trần Thị Tâm 0356 118 207
xóm 4, xã Yên Thành, Nghệ An
1 chăn ủ hoa nhí thêu tên
=> name Trần Thị Tâm | phone 0356118207 | other 0912774306 | street xóm 4 | ward Xã Yên Thành | province Nghệ An | item 1 MM-CH-02 - Sen phấn
###
Lâm Ngọc Yến 0939 118 205, 71 Nguyễn Huệ, phường Cao Lãnh, Đồng Tháp. Mình lấy mũ vành cotton màu chàm khói size 18-24m
=> name Lâm Ngọc Yến | phone 0939118205 | street 71 Nguyễn Huệ | ward Phường Cao Lãnh | province Đồng Tháp | item 1 MM-MU-04 18-24M Chàm khói
###
Giao cho mình ở 20 Hùng Vương, phường Thuận Hóa, Huế. Mình là Tường Vi, 0905 227 461. Đặt 1 yếm quần kẻ sọc Thuận An 2y
=> name Tường Vi | phone 0905227461 | street 20 Hùng Vương | ward Phường Thuận Hóa | province Thành phố Huế | item 1 MM-YQ-02 2Y Chàm
###
SĐT: 0868 224 517
Tên: Ngô Thị Hậu
ĐC: Ki ốt 6 chợ Đô Lương, xã Đô Lương, Nghệ An
SP: áo dài bé mai vàng size 5y
=> name Ngô Thị Hậu | phone 0868224517 | street Ki ốt 6 chợ Đô Lương | ward Xã Đô Lương | province Nghệ An | item 1 MM-AD-02 5Y Nghệ nhạt
###
Trịnh Bảo Ngọc, 0909 338 214, 35/2A đường số 12, phường Tam Bình, Thủ Đức, TPHCM
=> name Trịnh Bảo Ngọc | phone 0909338214 | street 35/2A đường số 12 | ward Phường Tam Bình | province Thành phố Hồ Chí Minh
###
Mua 1 thỏ bông váy kẻ ô thêu tên làm quà sinh nhật. Gửi Hà Bảo Châu, 0944 118 372, 60 Lý Thường Kiệt, phường Đồng Hới, Quảng Trị. MoMo
=> name Hà Bảo Châu | phone 0944118372 | street 60 Lý Thường Kiệt | ward Phường Đồng Hới | province Quảng Trị | pay momo | gift | item 1 MM-TH-02 - Sen đậm
###
anh Dũng 0983 227 104, 5 Phan Chu Trinh, phường Tam Kỳ, Đà Nẵng
=> name anh Dũng | phone 0983227104 | street 5 Phan Chu Trinh | ward Phường Tam Kỳ | province Thành phố Đà Nẵng
###
cần 1 giày len sơ sinh nơ nhỏ màu sen 0-3m, ship về Nguyễn Mỹ Tâm, 0786 224 118, 14/3 Cách Mạng Tháng 8, phường Cái Khế, Cần Thơ
=> name Nguyễn Mỹ Tâm | phone 0786224118 | street 14/3 Cách Mạng Tháng 8 | ward Phường Cái Khế | province Thành phố Cần Thơ | item 1 MM-GL-01 0-3M Sen
###
Shop gửi giúp mình về 12 Tô Hiệu, P. Dịch Vọng, Cầu Giấy, Hà Nội. Tên: Đào Mai Lan. Sđt: 0977 118 240
=> name Đào Mai Lan | phone 0977118240 | street 12 Tô Hiệu | province Thành phố Hà Nội | ward?
###
Hello shop, 1 blouse... à nhầm 1 quần bloomer thêu hoa màu lá sả 9-12m nhé, Lương Gia Hân, 0908 227 316, 45 Bạch Đằng, phường Gia Định, HCM
=> name Lương Gia Hân | phone 0908227316 | street 45 Bạch Đằng | ward Phường Gia Định | province Thành phố Hồ Chí Minh | item 1 MM-BL-02 9-12M Lá sả
`
export const regionalMessyMessages = String.raw`
[09:12, 12/11/2026] Hà Nhi: shop ơi còn đầm hoa nhí ko ạ
[09:15, 12/11/2026] Mẹ May: dạ còn ạ, chị lấy size nào ạ
[09:16, 12/11/2026] Hà Nhi: 3y màu chàm nha
[09:17, 12/11/2026] Hà Nhi: à thôi lấy màu sen phấn đi
[09:18, 12/11/2026] Hà Nhi: Hà Nhi 0935 447 026, 8 Ngô Gia Tự phường Hải Châu Đà Nẵng
=> name Hà Nhi | phone 0935447026 | street 8 Ngô Gia Tự | ward Phường Hải Châu | province Thành phố Đà Nẵng | item 1 MM-DA-01 3Y Sen phấn
###
e đặt r mà chưa thấy shop rep 😢 đơn e là 2 yếm ăn lót khăn bông màu lá già vs 1 mũ bèo đi dạo lá sả 6-9m, e Thùy Dung 0978 224 631 đc số 3 ngõ 68 Cầu Giấy, phường Cầu Giấy, HN. ship đc trc thứ 7 ko ạ
=> name Thùy Dung | phone 0978224631 | street số 3 ngõ 68 Cầu Giấy | ward Phường Cầu Giấy | province Thành phố Hà Nội | note ship đc trc thứ 7 ko ạ | item 2 MM-BI-02 - Lá già | item 1 MM-MU-02 6-9M Lá sả
###
chị ơi cho em hỏi bé nhà em 11kg cao 80cm mặc size gì ạ, nếu được thì lấy em 1 bộ áo yếm thêu sen màu chàm size 18-24m, còn địa chỉ thì em ở 22 đường Hoàng Diệu phường Long Xuyên tỉnh An Giang em tên là Trần Thị Cẩm Loan số điện thoại 0919 336 240 cảm ơn chị
=> name Trần Thị Cẩm Loan | phone 0919336240 | street 22 đường Hoàng Diệu | ward Phường Long Xuyên | province An Giang | item 1 MM-YE-01 18-24M Chàm
###
ALO SHOP, CHỊ ĐẶT HÔM QUA ĐÓ. ĐỔI ĐỊA CHỈ GIÚP CHỊ VỀ CƠ QUAN: SỞ Y TẾ, 103 HÙNG VƯƠNG, PHƯỜNG HẢI CHÂU, ĐÀ NẴNG. CHỊ NGA 0905 118 273. GIAO GIỜ HÀNH CHÍNH
=> name Chị Nga | phone 0905118273 | street SỞ Y TẾ, 103 HÙNG VƯƠNG | ward Phường Hải Châu | province Thành phố Đà Nẵng | note giao giờ hành chính
###
2 bé nhà mình: bé lớn 1 áo dài gấm hoa sen chàm 5y, bé nhỏ 1 bộ áo yếm thêu sen chàm 2y. Gửi Vũ Thị Minh Nguyệt, 0912 338 107, P1508 CT1A KĐT Nghĩa Đô, phường Nghĩa Đô, Hà Nội. Ck trước
=> name Vũ Thị Minh Nguyệt | phone 0912338107 | street P1508 CT1A KĐT Nghĩa Đô | ward Phường Nghĩa Đô | province Thành phố Hà Nội | pay bank | item 1 MM-AD-01 5Y Chàm | item 1 MM-YE-01 2Y Chàm
###
😍😍 đẹp quá shop ơi
Em lấy 1 túi ngủ mỏng sen phấn 0-3m nha
Em là Bảo Hân
Sđt e: 0789.224.605 (zalo luôn)
Đc: 230/14/5 Lạc Long Quân, phường Bình Thới, TPHCM
=> name Bảo Hân | phone 0789224605 | street 230/14/5 Lạc Long Quân | ward Phường Bình Thới | province Thành phố Hồ Chí Minh | item 1 MM-TN-02 0-3M Sen phấn
###
lay 1 dam cham noi 4y 1 mu vanh dui moc 3y tong 2 mon, nguoi nhan le thi my linh 0968224137, xom 5 xa nam dan nghe an, goi truoc khi giao
=> name Le Thi My Linh | phone 0968224137 | street xom 5 | ward Xã Nam Đàn | province Nghệ An | note goi truoc khi giao | item 1 MM-DA-02 4Y Lá sả | item 1 MM-MU-03 3Y Mộc
###
Mình mua tặng con bạn mới sinh: 1 chăn ủ kẻ ô màu chàm nhạt, 1 giày len sơ sinh kem 0-3m. Gói quà, đừng bỏ hoá đơn. Bạn mình tên Hoàng Yến, 0903 447 206, 77 Nguyễn Thái Bình, phường Bến Thành, HCM. Sđt mình 0938 205 117
=> name Hoàng Yến | phone 0903447206 | other 0938205117 | street 77 Nguyễn Thái Bình | ward Phường Bến Thành | province Thành phố Hồ Chí Minh | gift | note đừng bỏ hoá đơn | item 1 MM-CH-01 - Chàm nhạt | item 1 MM-GL-01 0-3M Kem
###
Đơn chị Loan
- 1 áo liền quần kẻ sọc 9-12m
- 1 quần bloomer đũi nghệ 9-12m
- 2 bộ khăn xô (1 sen, 1 nghệ nhạt)
Loan Phạm, 0946 118 320
Nhà số 9, tổ 4, phường Vị Thanh, Cần Thơ
=> name Loan Phạm | phone 0946118320 | street số 9, tổ 4 | ward Phường Vị Thanh | province Thành phố Cần Thơ | item 1 MM-LQ-03 9-12M Chàm khói | item 1 MM-BL-01 9-12M Nghệ nhạt | item 1 MM-KX-01 - Sen | item 1 MM-KX-01 - Nghệ nhạt
###
Hi shop, can I get 1 muslin set in lotus and 1 bunny MM-TH-01 in indigo? Name: Anna Tran, tel 0902 447 318, Apt 0905 Block B, Sunrise Riverside, Nha Be commune, HCMC. Please call before delivery, thanks!
=> name Anna Tran | phone 0902447318 | street Apt 0905 Block B, Sunrise Riverside | ward Xã Nhà Bè | province Thành phố Hồ Chí Minh | note Please call before delivery | item 1 MM-KX-01 - Sen | item 1 MM-TH-01 - Chàm
###
nhà em có 2 địa chỉ, ban ngày giao 15 Nguyễn Huệ, phường Thuận Hóa, Huế; em tên Diệu Hiền 0905 226 718, 1 áo gile len chàm 4y
=> name Diệu Hiền | phone 0905226718 | street 15 Nguyễn Huệ | ward Phường Thuận Hóa | province Thành phố Huế | item 1 MM-LE-03 4Y Chàm
###
[Hôm qua 21:05] Ngọc Mỹ
Cho mình 1 mũ vành cotton nghệ size 12-18m
[Hôm qua 21:06] Ngọc Mỹ
0917 224 503 Ngọc Mỹ
[Hôm qua 21:06] Ngọc Mỹ
Thôn Tân An, xã Bố Trạch, Quảng Trị
=> name Ngọc Mỹ | phone 0917224503 | street Thôn Tân An | ward Xã Bố Trạch | province Quảng Trị | item 1 MM-MU-04 12-18M Nghệ
###
Giá 395k đúng ko shop? Chốt cho mình 1 đầm chấm nổi 5y nha. Phan Thị Thanh Nhàn, 0985 224 671, 18 đường 2/9, phường Hòa Cường, Đà Nẵng, free ship đúng hông
=> name Phan Thị Thanh Nhàn | phone 0985224671 | street 18 đường 2/9 | ward Phường Hòa Cường | province Thành phố Đà Nẵng | item 1 MM-DA-02 5Y Lá sả
###
sđt 0912 118 447 (nếu ko nghe máy gọi 0376 224 105 ck mình). Nguyễn Bích Thủy, 6 ngõ 9 Vân Hồ 3, phường Hai Bà Trưng, HN
=> name Nguyễn Bích Thủy | phone 0912118447 | other 0376224105 | street 6 ngõ 9 Vân Hồ 3 | ward Phường Hai Bà Trưng | province Thành phố Hà Nội
###
Mình lấy áo khoác len đất nung, bé 3 tuổi 14kg thì size 3y nhỉ? OK chốt 3y. Ship về lớp Mầm 2, trường mầm non Sơn Ca, phường Vỹ Dạ, Huế, cô Hạnh nhận giúp, 0935 224 186
=> name cô Hạnh | phone 0935224186 | street lớp Mầm 2, trường mầm non Sơn Ca | ward Phường Vỹ Dạ | province Thành phố Huế | item 1 MM-LE-02 3Y Đất nung
###
Quận 7 cũ á shop: 45 đường số 41, phường Tân Quy, quận 7, TPHCM. Lý Tuyết Nhi 0933 224 108. Lấy 3 cái MM-BI-01, nhớ bọc kỹ giúp em
=> name Lý Tuyết Nhi | phone 0933224108 | street 45 đường số 41 | ward Phường Tân Hưng | province Thành phố Hồ Chí Minh | note nhớ bọc kỹ giúp em | item 3 MM-BI-01 - Sen phấn
###
tên Kim Ngân sđt 0794118226 đc ấp 4 xã Cái Bè Đồng Tháp gần cầu Cái Bè, lấy yếm quần đũi 18-24m 1 cái. ship cod. thanks shop nhiều ạ ❤️
=> name Kim Ngân | phone 0794118226 | street ấp 4, gần cầu Cái Bè | ward Xã Cái Bè | province Đồng Tháp | pay cod | item 1 MM-YQ-03 18-24M Đất nung
###
Ơ mình chưa gửi địa chỉ à? Đây: nhà B5 lô 12 khu đô thị Đại Kim, phường Định Công, Hà Nội. Tạ Quỳnh Chi 0961 224 370. Vẫn 1 túi ngủ tổ ong 12-18m như hôm trước nhé
=> name Tạ Quỳnh Chi | phone 0961224370 | street nhà B5 lô 12 khu đô thị Đại Kim | ward Phường Định Công | province Thành phố Hà Nội | item 1 MM-TN-01 12-18M Lá sả
###
cho minh 1 ao lien quan ke o size 6-9m di, size 3-6m so chat. huynh ngoc tram 0932 118 507 so nha 40 cho vinh hai phuong bac nha trang khanh hoa
=> name Huynh Ngoc Tram | phone 0932118507 | street so nha 40 cho vinh hai | ward Phường Bắc Nha Trang | province Khánh Hòa | item 1 MM-LQ-01 6-9M Lá sả
###
Chồng mình nhận hàng: anh Phạm Quốc Bảo, 0988 224 716, bốt bảo vệ cổng 2 KCN Bắc Vinh, phường Vinh Hưng, Nghệ An. Mình là Hạnh 0979 118 203. Không gọi buổi trưa giúp mình
=> name anh Phạm Quốc Bảo | phone 0988224716 | other 0979118203 | street bốt bảo vệ cổng 2 KCN Bắc Vinh | ward Phường Vinh Hưng | province Nghệ An | note Không gọi buổi trưa giúp mình
`
