/** As in `messages.ts`: orders for children of relatives and friends, and of those who order again. Written before the rules that were mended for them. */
export const relativesMessages = String.raw`
Chị ơi cho em đặt bộ áo yếm thêu sen màu củ nâu size 12-18M cho cháu gái em nha. Gửi về cho chị gái em: Nguyễn Thị Hồng Loan, số nhà 27 đường Lý Nhân Tông, phường Kinh Bắc, Bắc Ninh, sđt 0973 551 206. Em chuyển khoản trước ạ
=> name Nguyễn Thị Hồng Loan | phone 0973551206 | street số nhà 27 đường Lý Nhân Tông | ward Phường Kinh Bắc | province Bắc Ninh | pay bank | item 1 MM-YE-01 12-18M Củ nâu
###
Mẹ Bống 0912 664 035
2 quần bloomer thêu hoa sen phấn 12-18m
15 Đinh Tiên Hoàng, phường Hoa Lư, Ninh Bình
cod nha shop
=> name Mẹ Bống | phone 0912664035 | street 15 Đinh Tiên Hoàng | ward Phường Hoa Lư | province Ninh Bình | pay cod | item 2 MM-BL-02 12-18M Sen phấn
###
Em lấy thêm cho em 1 mũ bèo đi dạo màu đất nung size 12-18M gửi chung đơn hôm qua luôn nha shop. Em Phạm Ngọc Quyên 0908 226 713
=> name Phạm Ngọc Quyên | phone 0908226713 | item 1 MM-MU-02 12-18M Đất nung
###
Dì ơi con Thảo nè, dì để dành con cái áo dài gấm hoa sen chàm cỡ 5Y nghen. Con ở 68/9 Trần Hưng Đạo, phường Cái Khế, Cần Thơ. Số con 0939 117 452. Mai con chuyển tiền dì
=> name Thảo | phone 0939117452 | street 68/9 Trần Hưng Đạo | ward Phường Cái Khế | province Thành phố Cần Thơ | pay bank | item 1 MM-AD-01 5Y Chàm
###
Mình đặt 2 cái yếm quần kẻ sọc Thuận An cho hai anh em sinh đôi, đều size 18-24m. Người nhận là bà ngoại các bé: Đào Thị Liên, 0984 330 127, thôn Phú Mỹ, xã Quốc Oai, Hà Nội
=> name Đào Thị Liên | phone 0984330127 | street thôn Phú Mỹ | ward Xã Quốc Oai | province Thành phố Hà Nội | item 2 MM-YQ-02 18-24M Chàm
###
[Hôm qua 20:11] Cẩm Nhung: Chào shop, gile len mộc còn size 4Y không ạ
[Hôm qua 20:15] Mẹ May: Dạ còn chị nha
[Hôm qua 20:16] Cẩm Nhung: Vậy lấy mình 1 áo
[Hôm qua 20:17] Cẩm Nhung: Hồ Cẩm Nhung, 0795 338 114, 90 Nguyễn Tất Thành, phường Tuy Hòa, Đắk Lắk
[Hôm qua 20:17] Cẩm Nhung: Nhận hàng trả tiền nha
=> name Hồ Cẩm Nhung | phone 0795338114 | street 90 Nguyễn Tất Thành | ward Phường Tuy Hòa | province Đắk Lắk | pay cod | item 1 MM-LE-03 4Y Mộc
###
tặng sinh nhật con gái bạn: 1 thỏ bông mặc váy chàm, 1 đầm cổ lá sen chàm 3y cho đồng bộ
người nhận: Lý Mỹ Phụng 0918 440 527
địa chỉ 12 lô C cư xá Phú Lâm, phường Bình Phú, TPHCM
gói quà đẹp đẹp giúp mình
=> name Lý Mỹ Phụng | phone 0918440527 | street 12 lô C cư xá Phú Lâm | ward Phường Bình Phú | province Thành phố Hồ Chí Minh | gift | item 1 MM-TH-01 - Chàm | item 1 MM-DA-01 3Y Chàm
###
Shop gửi về quê giúp em cho mẹ chồng giữ bé: bà Nguyễn Thị Nhàn, xóm 7, xã Yên Thành, Nghệ An, điện thoại 0396 224 875. Em lấy 3 yếm ăn hoa li ti, 1 bộ khăn xô lá sả nhạt. Tiền em ck rồi, đừng thu của bà nha
=> name Bà Nguyễn Thị Nhàn | phone 0396224875 | street xóm 7 | ward Xã Yên Thành | province Nghệ An | pay bank | item 3 MM-BI-01 - Sen phấn | item 1 MM-KX-01 - Lá sả nhạt
###
Bé nhà chị giờ 3 tuổi rồi, đầm cũ 2Y chật, chị lấy đầm chấm nổi size 3Y nha em. Chị Như ở Vĩnh Long đây, địa chỉ 31 Phạm Thái Bường, phường Long Châu, số cũ của chị mất rồi, giờ dùng số 0822 114 670
=> name Chị Như | phone 0822114670 | street 31 Phạm Thái Bường | ward Phường Long Châu | province Vĩnh Long | item 1 MM-DA-02 3Y Lá sả
###
E chào c, e đặt cho cty tặng các mẹ mới sinh: 6 chăn ủ kẻ ô chàm nhạt, 6 giày len sơ sinh kem 0-3m. Giao về văn phòng: tầng 12 tòa nhà Lotte, 54 Liễu Giai, phường Giảng Võ, Hà Nội, gặp em Minh Châu phòng nhân sự 0902 118 634. Xuất hóa đơn công ty giúp e
=> name Minh Châu | phone 0902118634 | street tầng 12 tòa nhà Lotte, 54 Liễu Giai | ward Phường Giảng Võ | province Thành phố Hà Nội | gift | item 6 MM-CH-01 - Chàm nhạt | item 6 MM-GL-01 0-3M Kem
###
Con gái mình được 5 tháng, mình mua 1 túi ngủ mỏng màu chàm và 1 áo liền quần chấm nổi, lấy size 6-9m hết cho mặc lâu. Mình tên Hồng Gấm, nhà 47 Lê Duẩn, phường Hải Châu, Đà Nẵng. 0905 882 146
=> name Hồng Gấm | phone 0905882146 | street 47 Lê Duẩn | ward Phường Hải Châu | province Thành phố Đà Nẵng | item 1 MM-TN-02 6-9M Chàm | item 1 MM-LQ-02 6-9M Sen phấn
###
Chồng em đi Huế công tác, ghé lấy tại tiệm luôn được không chị? Em lấy 1 áo khoác len thêu hoa chàm khói 12-18M, ảnh tên Dũng, số 0977 120 448
=> name Dũng | phone 0977120448 | item 1 MM-LE-01 12-18M Chàm khói
###
O ơi, để cho con 2 cái mũ vành cotton màu nghệ, 1 cái 12-18m cho em, 1 cái 2Y cho chị. Nhà con ở kiệt 15 Nguyễn Lộ Trạch, phường An Cựu, Huế, con tên Thục Đoan, 0764 118 920
=> name Thục Đoan | phone 0764118920 | street kiệt 15 Nguyễn Lộ Trạch | ward Phường An Cựu | province Thành phố Huế | item 1 MM-MU-04 12-18M Nghệ | item 1 MM-MU-04 2Y Nghệ
###
Mình là cô giáo chủ nhiệm lớp lá, muốn đặt 3 thỏ bông váy kẻ ô thêu tên làm phần thưởng, thêu: An, Bình, Chi. Giao tới trường mầm non Vành Khuyên, 5 Tôn Đức Thắng, phường Kon Tum, Quảng Ngãi. Cô Trần Thị Hiền 0905 447 361
=> name Cô Trần Thị Hiền | phone 0905447361 | street trường mầm non Vành Khuyên, 5 Tôn Đức Thắng | ward Phường Kon Tum | province Quảng Ngãi | note thêu: An, Bình, Chi | item 3 MM-TH-02 - Sen đậm
###
lấy y như đơn trước nhưng size lên 1 số nha shop, vẫn địa chỉ cũ, Quỳnh Trâm 0933 775 102
=> name Quỳnh Trâm | phone 0933775102
###
Anh mua tặng vợ con ở quê. Một đầm cổ lá sen sen phấn size 4Y, một áo khoác len đất nung size 4Y thêu tên Minh Anh. Vợ anh tên Hoàng Thị Thơm, số 0968 210 773, bản Pom Coọng, xã Mai Châu, Phú Thọ. Anh đang đi làm xa, số anh 0389 662 410
=> name Hoàng Thị Thơm | phone 0968210773 | other 0389662410 | street bản Pom Coọng | ward Xã Mai Châu | province Phú Thọ | gift | note thêu tên Minh Anh | item 1 MM-DA-01 4Y Sen phấn | item 1 MM-LE-02 4Y Đất nung
###
Ship e cái áo liền quần kẻ ô 9-12m với yếm ăn thỏ con lót khăn bông màu lá già. Đ/c: ngõ 5, đường Trường Chinh, phường Ba Đồn, Quảng Trị. Sđt mẹ e 0915 226 087 (e đi làm cả ngày, mẹ e tên Xuân nhận giúp)
=> name Xuân | phone 0915226087 | street ngõ 5, đường Trường Chinh | ward Phường Ba Đồn | province Quảng Trị | item 1 MM-LQ-01 9-12M Lá sả | item 1 MM-BI-02 - Lá già
###
Hello! My daughter-in-law just had a baby boy. I want to send her two muslin sets (one lotus, one honey) and a pair of cream newborn booties 0-3M. Her name is Vu Thi Lan Anh, phone 0914 338 205, 102 Hoang Quoc Viet, Nghia Do ward, Hanoi. Please gift wrap.
=> name Vu Thi Lan Anh | phone 0914338205 | street 102 Hoang Quoc Viet | ward Phường Nghĩa Đô | province Thành phố Hà Nội | gift | item 1 MM-KX-01 - Sen | item 1 MM-KX-01 - Nghệ nhạt | item 1 MM-GL-01 0-3M Kem
###
Thím đặt cho con bé cháu cái quần bloomer đũi màu nghệ, nó 20 tháng rồi mà nhỏ con nên lấy 12-18M. Nhà thím ở tổ 2, thôn Tân Lập, xã Đức Trọng, Lâm Đồng, thím tên Ngô Thị Sen, 0366 771 205
=> name Ngô Thị Sen | phone 0366771205 | street tổ 2, thôn Tân Lập | ward Xã Đức Trọng | province Lâm Đồng | item 1 MM-BL-01 12-18M Nghệ nhạt
###
Cô Ba ơi, con đặt giùm chị Tư hàng xóm 1 áo dài mai vàng 8Y, giao nhà con luôn cũng được, con Diệu 0707 226 518, 210 Nguyễn Huệ, phường Sa Đéc, Đồng Tháp
=> name Diệu | phone 0707226518 | street 210 Nguyễn Huệ | ward Phường Sa Đéc | province Đồng Tháp | item 1 MM-AD-02 8Y Nghệ nhạt
`
