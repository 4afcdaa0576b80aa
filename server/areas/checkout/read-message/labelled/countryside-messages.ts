/** As in `messages.ts`: dialects of all regions, grandparents and aunts. Labelled before they were read for the first time. */
export const countrysideMessages = String.raw`
O ơi con lấy 1 cái áo liền quần kẻ sọc cho em bé 6-9 tháng hí, con tên Thanh Nhã, nhà con ở kiệt 12 Nguyễn Sinh Cung, phường Vỹ Dạ, Huế. Số con 0905 884 217
=> name Thanh Nhã | phone 0905884217 | street kiệt 12 Nguyễn Sinh Cung | ward Phường Vỹ Dạ | province Thành phố Huế | item 1 MM-LQ-03 6-9M Chàm khói
###
mệ mua cho cháu ngoại cấy đầm chấm nổi 4 tuổi, gởi vô cho cháu là Lê Thị Thu Sương, 118 Lê Văn Việt, phường Tăng Nhơn Phú, Sài Gòn, điện thoại cháu 0938 447 201 nghe con
=> name Lê Thị Thu Sương | phone 0938447201 | street 118 Lê Văn Việt | ward Phường Tăng Nhơn Phú | province Thành phố Hồ Chí Minh | item 1 MM-DA-02 4Y Lá sả
###
Bác là bà nội cháu Tôm. Bác đặt cho cháu 1 bộ áo dài gấm hoa sen củ nâu size 3 tuổi. Gửi về nhà bác: bà Phạm Thị Tính, số 6 đường Trần Nhân Tông, phường Nam Định, Ninh Bình. Số máy bác 0912 660 341.
=> name Bà Phạm Thị Tính | phone 0912660341 | street số 6 đường Trần Nhân Tông | ward Phường Nam Định | province Ninh Bình | item 1 MM-AD-01 3Y Củ nâu
###
Cho tui hai cái yếm ăn thỏ con lót khăn bông màu lá già nghen. Tui là Út Hiền, ấp Tân Lợi, xã Tân Hòa, Đồng Tháp, 0907 335 118, tới gọi trước nghen
=> name Út Hiền | phone 0907335118 | street ấp Tân Lợi | ward Xã Tân Hòa | province Đồng Tháp | note tới gọi trước nghen | item 2 MM-BI-02 - Lá già
###
chi oi cho e xin 1 quan bloomer theu hoa sen phan 9-12m, 1 cai mu vanh moc 9-12m. ve xom 5 xa Hung Nguyen, Nghe An. e Thuy Hien 0983 440 716
=> name Thuy Hien | phone 0983440716 | street xom 5 | ward Xã Hưng Nguyên | province Nghệ An | item 1 MM-BL-02 9-12M Sen phấn | item 1 MM-MU-03 9-12M Mộc
###
Rứa áo khoác len đất nung có size 5y khôn o? Có thì cho tau một cấy, gửi về 21 Đặng Huy Trứ, phường An Cựu, Huế, tau Mỹ Lệ 0935 118 443 đây
=> name Mỹ Lệ | phone 0935118443 | street 21 Đặng Huy Trứ | ward Phường An Cựu | province Thành phố Huế | item 1 MM-LE-02 5Y Đất nung
###
Dì Sáu nè con. Con lấy cho dì 3 cái khăn xô bộ màu sen nghen, dì ở chợ Vàm Cống, xã Lấp Vò, Đồng Tháp, số dì 0918 772 304
=> name Dì Sáu | phone 0918772304 | street chợ Vàm Cống | ward Xã Lấp Vò | province Đồng Tháp | item 3 MM-KX-01 - Sen
###
Chào cô, tôi là Trần Văn Mão, bộ đội về hưu. Tôi muốn mua tặng cháu nội một túi ngủ tổ ong loại 3-6 tháng. Cô gửi giúp về khối 4, phường Vinh Phú, Nghệ An. Điện thoại của tôi: 0988 114 605. Tôi trả tiền khi nhận hàng.
=> name Trần Văn Mão | phone 0988114605 | street khối 4 | ward Phường Vinh Phú | province Nghệ An | pay cod | gift | item 1 MM-TN-01 3-6M Lá sả
###
em gái ơi chị lấy thêm 1 đôi giày tập đi 9-12m nựa hí, giao về nhà mạ chị: mệ Nguyễn Thị Gái, thôn Dạ Lê, phường Thanh Thủy, Huế, 0796 225 108
=> name Mệ Nguyễn Thị Gái | phone 0796225108 | street thôn Dạ Lê | ward Phường Thanh Thủy | province Thành phố Huế | item 1 MM-GL-02 9-12M Lá sả
###
Em ở Quảng Bình cũ ạ, chừ là Quảng Trị. Địa chỉ em: 45 Trần Hưng Đạo, phường Đồng Hới, Quảng Trị. Em tên Diệu Linh, 0916 005 284. Cho em 1 mũ vành cotton nắng sớm chàm khói 12-18m
=> name Diệu Linh | phone 0916005284 | street 45 Trần Hưng Đạo | ward Phường Đồng Hới | province Quảng Trị | item 1 MM-MU-04 12-18M Chàm khói
###
chi Ut cho Ba Chieu, sap 14, phuong Gia Dinh, TPHCM 0909 118 663 lay 2 ao gile len mau nghe 3y 1 mau cham 3y
=> name Chi Ut | phone 0909118663 | street cho Ba Chieu, sap 14 | ward Phường Gia Định | province Thành phố Hồ Chí Minh | item 2 MM-LE-03 3Y Nghệ | item 1 MM-LE-03 3Y Chàm
###
Anh Hai ơi à quên chị Hai ơi, lấy em 1 yếm quần kẻ sọc Thuận An 12-18m nha. Em Tư Lành ở đối diện nhà thờ Cái Mơn, xã Chợ Lách, Vĩnh Long. Đt 0367 228 915
=> name Tư Lành | phone 0367228915 | street đối diện nhà thờ Cái Mơn | ward Xã Chợ Lách | province Vĩnh Long | item 1 MM-YQ-02 12-18M Chàm
###
Nhà em ở bản Bó, xã Mường Bú, Sơn La ạ. Em là Lò Thị Hoa, sđt 0345 228 117. Em lấy 1 chăn ủ kẻ ô lót tổ ong màu chàm nhạt, nhận hàng em trả tiền ạ
=> name Lò Thị Hoa | phone 0345228117 | street bản Bó | ward Xã Mường Bú | province Sơn La | pay cod | item 1 MM-CH-01 - Chàm nhạt
###
Bà ngoại Bin đây, gởi cho bà cái áo len thêu hoa màu chàm khói bận cho thằng nhỏ 3 tuổi. Địa chỉ bà: 27/4 hẻm 12 Nguyễn Trung Trực, phường Rạch Giá, An Giang. Gọi số con gái bà là Thu 0944 116 728
=> name Bà ngoại Bin | phone 0944116728 | street 27/4 hẻm 12 Nguyễn Trung Trực | ward Phường Rạch Giá | province An Giang | item 1 MM-LE-01 3Y Chàm khói
###
Mi ơi gửi tau 2 bộ khăn xô lá sả nhạt hí, địa chỉ như bựa trước, tau Hạnh Nhi 0905 220 147
=> name Hạnh Nhi | phone 0905220147 | item 2 MM-KX-01 - Lá sả nhạt
###
Bé nhà mình tên Cún 14 tháng nặng 10kg. Mình lấy áo liền quần kẻ ô lá sả, size nào vừa thì gửi giúp. Mẹ Cún - Hà Thị Vân, 0971 552 308, tổ 3, phường Sông Công, Thái Nguyên
=> name Hà Thị Vân | phone 0971552308 | street tổ 3 | ward Phường Sông Công | province Thái Nguyên | item 1 MM-LQ-01 ? Lá sả
###
Chú Bảy đây. Vợ chú biểu mua cho con Na cái đầm hoa nhí màu chàm size 5 tuổi, chú chuyển khoản rồi đó. Gởi về 88 ấp Bình Tây, xã Gò Công Đông, Đồng Tháp, tên vợ chú là Huỳnh Thị Nết, 0978 334 026
=> name Huỳnh Thị Nết | phone 0978334026 | street 88 ấp Bình Tây | ward Xã Gò Công Đông | province Đồng Tháp | pay bank | item 1 MM-DA-01 5Y Chàm
###
dạ o cho con hỏi mũ bèo hoa nhí sơ sinh còn không o, còn thì o để con 1 cái 0-3m, con qua lấy, con là Như Ý con mệ Bông ở Kim Long, 0762 118 340
=> name Như Ý | phone 0762118340 | item 1 MM-MU-01 0-3M Sen phấn
###
Thím Ba nhờ con đặt dùm 1 áo dài mai vàng 6 tuổi. Người nhận thím: Võ Thị Bông, thôn An Lưu, xã Hà Nha, Đà Nẵng, 0905 661 027. Con là Thảo, 0775 118 204
=> name Võ Thị Bông | phone 0905661027 | other 0775118204 | street thôn An Lưu | ward Xã Hà Nha | province Thành phố Đà Nẵng | item 1 MM-AD-02 6Y Nghệ nhạt
###
e nhắn lại đ/c nha c: trường tiểu học Hòa Lân, phường Thuận Giao, HCM, cô Bích Liễu lớp 3/2, 0933 205 174, giao trước 11h
=> name Cô Bích Liễu | phone 0933205174 | street trường tiểu học Hòa Lân | ward Phường Thuận Giao | province Thành phố Hồ Chí Minh | note giao trước 11h
`
