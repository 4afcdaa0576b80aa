/** As in `messages.ts`, and measured before a rule was changed for them: the figures are in docs/orders.md. */
export const thirdMessages = String.raw`
Dạ o ơi cho con đặt 1 đầm chấm nổi size 4y gửi về kiệt 131 Trần Phú, phường Thuận Hóa, Huế. Tên con là Tôn Nữ Quỳnh Chi, 0905 671 204
=> name Tôn Nữ Quỳnh Chi | phone 0905671204 | street kiệt 131 Trần Phú | ward Phường Thuận Hóa | province Thành phố Huế | item 1 MM-DA-02 4Y Lá sả
###
0914 305 771 Hồ Thị Lài thôn Lại Thế xã Phú Thượng Phú Vang Thừa Thiên Huế
=> name Hồ Thị Lài | phone 0914305771 | street thôn Lại Thế | ward Phường Mỹ Thượng | province Thành phố Huế
###
o Gái ni, 0935 220 118. 8/14 Bạch Đằng, P. Phú Xuân, tp Huế. Lấy cho o 2 yếm ăn thỏ con lót khăn bông màu nghệ hí
=> name Gái | phone 0935220118 | street 8/14 Bạch Đằng | ward Phường Phú Xuân | province Thành phố Huế | item 2 MM-BI-02 - Nghệ
###
[09:14, 12/11/2026] Hải Yến: shop ơi còn chăn ủ kẻ ô ko
[09:15, 12/11/2026] Mẹ May: Dạ còn ạ, chị cho em xin địa chỉ
[09:17, 12/11/2026] Hải Yến: 25 Ngô Quyền
[09:17, 12/11/2026] Hải Yến: phường Vĩnh Ninh, tp Huế
[09:18, 12/11/2026] Hải Yến: 0983 117 206, Nguyễn Hải Yến
=> name Nguyễn Hải Yến | phone 0983117206 | street 25 Ngô Quyền | ward Phường Thuận Hóa | province Thành phố Huế | item 1 MM-CH-01 - ?
###
le thi ngoc bich 0796 113 445 to 5 phuong huong long tp hue lay 1 tui ngu to ong 3-6m
=> name Le Thi Ngoc Bich | phone 0796113445 | street to 5 | ward Phường Kim Long | province Thành phố Huế | item 1 MM-TN-01 3-6M Lá sả
###
Gửi cho mạ em: Phan Thị Bê, xóm chùa, xã Vinh Lộc, Huế, đt mạ 0367 220 145. Em là Nhi 0909 412 873, có chi gọi em
=> name Phan Thị Bê | phone 0367220145 | other 0909412873 | street xóm chùa | ward Xã Vinh Lộc | province Thành phố Huế
###
Người gửi: Trần Khánh Ly 0901 552 336
Người nhận: Đoàn Thị Mỹ Hạnh 0385 664 210
Đ/c: 41 Nguyễn Tất Thành, phường Phú Bài, Huế
Quà sinh nhật bé, đừng bỏ hoá đơn giúp em
=> name Đoàn Thị Mỹ Hạnh | phone 0385664210 | other 0901552336 | street 41 Nguyễn Tất Thành | ward Phường Phú Bài | province Thành phố Huế | gift | note đừng bỏ hoá đơn giúp em
###
Em Thuý. 0702 445 018. Xóm 7 Dạ Lê, phường Thanh Thủy, Huế. COD nghe shop
=> name Thuý | phone 0702445018 | street Xóm 7 Dạ Lê | ward Phường Thanh Thủy | province Thành phố Huế | pay cod
###
sđt 0941220667
tên Võ Thị Thu Sương
66 An Dương Vương An Cựu Huế
1 áo gile len chàm size 3y
=> name Võ Thị Thu Sương | phone 0941220667 | street 66 An Dương Vương | ward Phường An Cựu | province Thành phố Huế | item 1 MM-LE-03 3Y Chàm
###
Cho chị 1 bộ khăn xô sen nha, chị ở 15 Lý Thường Kiệt phường Thuận Hóa Huế, chị Diệu 0977 205 336, chị ck luôn
=> name Chị Diệu | phone 0977205336 | street 15 Lý Thường Kiệt | ward Phường Thuận Hóa | province Thành phố Huế | pay bank | item 1 MM-KX-01 - Sen
###
Hương Giang
0905.77.88.12 hoặc 0234 3822 115
Kiệt 2/7 Hàm Nghi
P. Phước Vĩnh (cũ)
Huế
=> name Hương Giang | phone 0905778812 | other 02343822115 | street Kiệt 2/7 Hàm Nghi | ward Phường Thuận Hóa | province Thành phố Huế
###
thôn Phước Yên, xã Quảng Thọ, huyện Quảng Điền, tỉnh Thừa Thiên Huế - Trần Đình Quý - 0332 905 614
=> name Trần Đình Quý | phone 0332905614 | street thôn Phước Yên | ward Xã Quảng Điền | province Thành phố Huế
###
0358 774 120 Lò Thị Ún bản Nà Sản xã Chiềng Mung Mai Sơn Sơn La
=> name Lò Thị Ún | phone 0358774120 | street bản Nà Sản | ward Xã Chiềng Mung | province Sơn La
###
Em là Đỗ Phương Thảo, sđt 0912 338 471, nhà em ở số 6 ngách 88/61 Giáp Nhị, phường Thịnh Liệt, quận Hoàng Mai, Hà Nội ạ. Em lấy 1 đầm cổ lá sen hoa nhí size 5 tuổi màu sen phấn ạ
=> name Đỗ Phương Thảo | phone 0912338471 | street số 6 ngách 88/61 Giáp Nhị | ward Phường Hoàng Mai | province Thành phố Hà Nội | item 1 MM-DA-01 5Y Sen phấn
###
Chị Quyên 0904 226 781 P1204 toà CT3 chung cư Xuân Mai Complex phường Yên Nghĩa Hà Nội
=> name Chị Quyên | phone 0904226781 | street P1204 toà CT3 chung cư Xuân Mai Complex | ward Phường Yên Nghĩa | province Thành phố Hà Nội
###
nguyen thi minh nguyet, 0389 114 772, so 17 ngo 5 duong hoang quoc viet, phuong nghia do, ha noi. cho minh 1 tui ngu mong dem he mau sen phan 6-9m, tra tien khi nhan hang
=> name Nguyen Thi Minh Nguyet | phone 0389114772 | street so 17 ngo 5 duong hoang quoc viet | ward Phường Nghĩa Đô | province Thành phố Hà Nội | pay cod | item 1 MM-TN-02 6-9M Sen phấn
###
Vũ Hồng Hạnh
Đội 3, thôn An Bài
xã Bình Lục
Ninh Bình (Hà Nam cũ)
0976.118.305
=> name Vũ Hồng Hạnh | phone 0976118305 | street Đội 3, thôn An Bài | ward Xã Bình Lục | province Ninh Bình
###
Shop gửi giúp mình về Bắc Giang: Ngô Thị Hiền, 0984 665 012, tổ dân phố 4, phường Bắc Giang, tỉnh Bắc Ninh. Mình đã chuyển khoản rồi nhé
=> name Ngô Thị Hiền | phone 0984665012 | street tổ dân phố 4 | ward Phường Bắc Giang | province Bắc Ninh | pay bank
###
Đ/c nhận: cô giáo Lụa, trường mầm non Hoa Sen, phường Lào Cai, tỉnh Lào Cai. ĐT 0915 072 338
=> name cô giáo Lụa | phone 0915072338 | street trường mầm non Hoa Sen | ward Phường Lào Cai | province Lào Cai
###
Bùi Văn Toản 0968 450 117 xóm 12 xã Hải Hậu Ninh Bình ship cod 1 yếm quần kẻ ô nắng nghệ 12-18m
=> name Bùi Văn Toản | phone 0968450117 | street xóm 12 | ward Xã Hải Hậu | province Ninh Bình | pay cod | item 1 MM-YQ-01 12-18M Nghệ
###
12/11/2026 20:41
Thu Trà
Chị ơi em lấy 2 mũ vành đũi mộc, 1 cái 12-18m 1 cái 3y
Thu Trà
Phạm Thu Trà 0942 881 460
89 Lê Thánh Tông, phường Hồng Gai, Quảng Ninh
=> name Phạm Thu Trà | phone 0942881460 | street 89 Lê Thánh Tông | ward Phường Hồng Gai | province Quảng Ninh | item 1 MM-MU-03 12-18M Mộc | item 1 MM-MU-03 3Y Mộc
###
Gửi hàng tới bà ngoại bé: bà Tạ Thị Nhàn, 0347 552 908, số 10 đường Trần Hưng Đạo, phường Nam Định, Ninh Bình; tiền em trả 0919 204 663
=> name bà Tạ Thị Nhàn | phone 0347552908 | other 0919204663 | street số 10 đường Trần Hưng Đạo | ward Phường Nam Định | province Ninh Bình
###
c cho e dc nhe: mai lan 0866 201 447 khu do thi Van Phu phuong Kien Hung Ha Noi
=> name Mai Lan | phone 0866201447 | street khu do thi Van Phu | ward Phường Kiến Hưng | province Thành phố Hà Nội
###
Triệu Thị Pham, thôn Nà Toong, xã Mẫu Sơn, tỉnh Lạng Sơn, 0375.226.108, giao buổi sáng
=> name Triệu Thị Pham | phone 0375226108 | street thôn Nà Toong | ward Xã Mẫu Sơn | province Lạng Sơn | note giao buổi sáng
###
Tên người nhận : Hoàng Thị Kim Cúc
Điện thoại : 0913 447 205
Địa chỉ : Số 3 phố Phan Bội Châu, phường Cửa Nam, TP Hà Nội
Sản phẩm : Áo khoác len thêu hoa kem 4y
Thanh toán : COD
=> name Hoàng Thị Kim Cúc | phone 0913447205 | street Số 3 phố Phan Bội Châu | ward Phường Cửa Nam | province Thành phố Hà Nội | pay cod | item 1 MM-LE-01 4Y Kem
###
gửi mẹ Tít, 0987 440 216, 34 Điện Biên Phủ phường Ngô Quyền Hải Phòng
=> name mẹ Tít | phone 0987440216 | street 34 Điện Biên Phủ | ward Phường Ngô Quyền | province Thành phố Hải Phòng
###
Chu Thị Loan
SN 45 ngõ 112
đường Nguyễn Văn Cừ
phường Bồ Đề
Hà Nội
0936 002 715
=> name Chu Thị Loan | phone 0936002715 | street SN 45 ngõ 112 đường Nguyễn Văn Cừ | ward Phường Bồ Đề | province Thành phố Hà Nội
###
shop giao qua chị Ngần nha số 0908 224 617, 27/3 đường số 8, phường Linh Xuân, TP.HCM, gọi trước khi giao
=> name Chị Ngần | phone 0908224617 | street 27/3 đường số 8 | ward Phường Linh Xuân | province Thành phố Hồ Chí Minh | note gọi trước khi giao
###
Huỳnh Thị Bé Ba 0774 118 902 ấp Phú Hòa xã Châu Thành tỉnh Vĩnh Long
=> name Huỳnh Thị Bé Ba | phone 0774118902 | street ấp Phú Hòa | ward Xã Châu Thành | province Vĩnh Long
###
Cho mình hai cái yếm ăn thỏ con hoa li ti giao về 158/22 Hoàng Hoa Thám P12 Tân Bình SG. Người nhận Lâm Tú Quyên 0938 660 214
=> name Lâm Tú Quyên | phone 0938660214 | street 158/22 Hoàng Hoa Thám | ward Phường Bảy Hiền | province Thành phố Hồ Chí Minh | item 2 MM-BI-01 - Sen phấn
###
Mình tên Kiều Oanh nha shop, sdt 0799 335 102, đc: 5 Tô Hiệu, phường Tân Phú, HCM. Cod
=> name Kiều Oanh | phone 0799335102 | street 5 Tô Hiệu | ward Phường Tân Phú | province Thành phố Hồ Chí Minh | pay cod
###
dang ngoc tram 0917302558 402 nguyen van linh phuong ninh kieu can tho 1 giay len tap di de vai 9-12m
=> name Dang Ngoc Tram | phone 0917302558 | street 402 nguyen van linh | ward Phường Ninh Kiều | province Thành phố Cần Thơ | item 1 MM-GL-02 9-12M Lá sả
###
Trương Mỹ Duyên - 0945 117 880 - Chợ Vàm Láng, xã Vàm Láng, Gò Công Đông, Tiền Giang - ck
=> name Trương Mỹ Duyên | phone 0945117880 | street Chợ Vàm Láng | ward Xã Gia Thuận | province Đồng Tháp | pay bank
###
c Tư bán bánh canh, 0706 552 114, hẻm 14 Lý Tự Trọng, phường Rạch Giá, An Giang
=> name Tư | phone 0706552114 | street hẻm 14 Lý Tự Trọng | ward Phường Rạch Giá | province An Giang
###
Địa chỉ mới: 210/5 Cách Mạng Tháng Tám, phường Nhiêu Lộc, TP HCM (tên cũ P.10 Q.3). Ng nhận: Lý Gia Hân. Đt: 0903.618.227
=> name Lý Gia Hân | phone 0903618227 | street 210/5 Cách Mạng Tháng Tám | ward Phường Nhiêu Lộc | province Thành phố Hồ Chí Minh
###
Nguyễn Hoàng Yến Nhi
0931 228 640 - 0283 8112 507
B12.05 chung cư Sunrise City, đường Nguyễn Hữu Thọ, phường Tân Hưng, TP. Hồ Chí Minh
Giao giờ hành chính
=> name Nguyễn Hoàng Yến Nhi | phone 0931228640 | other 02838112507 | street B12.05 chung cư Sunrise City, đường Nguyễn Hữu Thọ | ward Phường Tân Hưng | province Thành phố Hồ Chí Minh | note Giao giờ hành chính
###
Thạch Thị Sô Phia 0336 905 221 khóm 5 phường Sóc Trăng thành phố Cần Thơ
=> name Thạch Thị Sô Phia | phone 0336905221 | street khóm 5 | ward Phường Sóc Trăng | province Thành phố Cần Thơ
###
bạn mình nhận giùm: Phan Bảo Trân 0918 445 307, 77 Trần Hưng Đạo, phường Mỹ Tho, Đồng Tháp. Số của mình 0976 301 228 nha, gói quà giúp mình
=> name Phan Bảo Trân | phone 0918445307 | other 0976301228 | street 77 Trần Hưng Đạo | ward Phường Mỹ Tho | province Đồng Tháp | gift
###
Ba Đạt 0909773114
tổ 9 ấp 4 xã Xuân Lộc Đồng Nai
3 áo liền quần kẻ sọc 12-18m
=> name Ba Đạt | phone 0909773114 | street tổ 9 ấp 4 | ward Phường Xuân Lộc | province Thành phố Đồng Nai | item 3 MM-LQ-03 12-18M Chàm khói
###
19 Thùy Vân, Vũng Tàu ward, Ho Chi Minh City (before: P. Thắng Tam, Bà Rịa Vũng Tàu). Ms. Kim Ngân 0933 410 226
=> name Ms. Kim Ngân | phone 0933410226 | street 19 Thùy Vân | ward Phường Vũng Tàu | province Thành phố Hồ Chí Minh
###
tui lấy 1 áo dài gấm củ nâu sz 6y. Gửi dìa nhà: Mai Thị Út Em, ấp Bình Thạnh, xã Cần Giuộc, Tây Ninh (Long An cũ), 0814 227 660. tiền mặt khi nhận
=> name Mai Thị Út Em | phone 0814227660 | street ấp Bình Thạnh | ward Xã Cần Giuộc | province Tây Ninh | pay cod | item 1 MM-AD-01 6Y Củ nâu
###
Sơn Thị Mỹ Linh, 0377 116 045, 12 Nguyễn Thị Minh Khai phường 1 thành phố Trà Vinh tỉnh Trà Vinh
=> name Sơn Thị Mỹ Linh | phone 0377116045 | street 12 Nguyễn Thị Minh Khai | ward Phường Trà Vinh | province Vĩnh Long
###
Hi shop, I'd like 1 indigo dress with little flowers size 4 years. Please send to Emma Wilson, 0934 115 208, 22 Tran Cao Van, Phu Xuan ward, Hue city. Cash on delivery
=> name Emma Wilson | phone 0934115208 | street 22 Tran Cao Van | ward Phường Phú Xuân | province Thành phố Huế | pay cod | item 1 MM-DA-01 4Y Chàm
###
Name: David Nguyen
Phone: +84 768 220 415
Address: 15 Ha Bong Street, Hoi An Tay Ward, Da Nang
It's a gift, please gift wrap
=> name David Nguyen | phone 0768220415 | street 15 Ha Bong Street | ward Phường Hội An Tây | province Thành phố Đà Nẵng | gift
###
Hello! Recipient is my sister Le Bao Chau, phone 0906 337 441, 48 Xuan Thuy, Thao Dien, Thu Duc, HCMC. My own number is 0932 206 118. I will pay by bank transfer.
=> name Le Bao Chau | phone 0906337441 | other 0932206118 | street 48 Xuan Thuy | ward Phường An Khánh | province Thành phố Hồ Chí Minh | pay bank
###
Sarah Tran 0708112633 9 Le Loi street Hai Chau ward Da Nang
=> name Sarah Tran | phone 0708112633 | street 9 Le Loi street | ward Phường Hải Châu | province Thành phố Đà Nẵng
###
Ship to: Mr. Tom Baker, Apt 1502, Vinhomes Golden River, Sai Gon ward, Ho Chi Minh City. Tel 0903 774 218. MM-TH-01 sage x1, this is a present for a baby shower
=> name Mr. Tom Baker | phone 0903774218 | street Apt 1502, Vinhomes Golden River | ward Phường Sài Gòn | province Thành phố Hồ Chí Minh | gift | item 1 MM-TH-01 - Lá sả
###
cho em order 1 set khăn xô, ship về Nguyễn Anh Thư 0869 114 502, căn A-0908 Ecohome, Bắc Từ Liêm, HN. Em transfer rồi ạ
=> name Nguyễn Anh Thư | phone 0869114502 | street căn A-0908 Ecohome | province Thành phố Hà Nội | pay bank | ward? | item 1 MM-KX-01 - ?
###
em Trinh ở Đà Lạt ạ, 3 Hồ Tùng Mậu, phường Xuân Hương - Đà Lạt, Lâm Đồng, sđt em 0911 306 552
=> name Trinh | phone 0911306552 | street 3 Hồ Tùng Mậu | ward Phường Xuân Hương - Đà Lạt | province Lâm Đồng
###
H'Hen Niê, buôn Kô Tam, phường Tân An, Đắk Lắk, 0383 507 114
=> name H'Hen Niê | phone 0383507114 | street buôn Kô Tam | ward Phường Tân An | province Đắk Lắk
###
Phan Nhật Vy 0788 220 336 62 Đống Đa phường Hải Châu Đà Nẵng, ck rồi nha, che tên giúp mình
=> name Phan Nhật Vy | phone 0788220336 | street 62 Đống Đa | ward Phường Hải Châu | province Thành phố Đà Nẵng | pay bank | note che tên giúp mình
###
Chị Sáu - tạp hoá Sáu Hường, thôn Phú Mỹ, xã Tuy Phước, Gia Lai (Bình Định cũ). 0983 226 417
=> name Chị Sáu | phone 0983226417 | street tạp hoá Sáu Hường, thôn Phú Mỹ | ward Xã Tuy Phước | province Gia Lai
###
0905 448 217
Ngô Nhã Uyên
K45/12 Ông Ích Khiêm
Thanh Bình, Hải Châu, Đà Nẵng
=> name Ngô Nhã Uyên | phone 0905448217 | street K45/12 Ông Ích Khiêm | ward Phường Hải Châu | province Thành phố Đà Nẵng
###
Bé nhà em tên Sóc, thêu tên Sóc lên áo khoác len đất nung 3y nha. Mẹ Sóc: Cao Thị Hà My, 0964 208 371, 11 Quang Trung, phường Vinh Hưng, Nghệ An
=> name Cao Thị Hà My | phone 0964208371 | street 11 Quang Trung | ward Phường Vinh Hưng | province Nghệ An | note thêu tên Sóc | item 1 MM-LE-02 3Y Đất nung
###
Nguyễn Thị Mỹ Lệ xóm 4 thôn Đông Xã Ninh Hòa phường Ninh Hòa Khánh Hòa 0349 116 827
=> name Nguyễn Thị Mỹ Lệ | phone 0349116827 | street xóm 4 thôn Đông Xã Ninh Hòa | ward Phường Ninh Hòa | province Khánh Hòa
###
đổi địa chỉ giúp em ạ: anh Phong 0977 614 302, cửa hàng điện máy Phong Vũ, 200 Hùng Vương, phường Tam Kỳ, Đà Nẵng
=> name Anh Phong | phone 0977614302 | street cửa hàng điện máy Phong Vũ, 200 Hùng Vương | ward Phường Tam Kỳ | province Thành phố Đà Nẵng
###
lê thị hồng vân. 0 9 1 8 2 2 4 5 0 7. 31 phan chu trinh. phường đồng hới. quảng trị
=> name Lê Thị Hồng Vân | phone 0918224507 | street 31 phan chu trinh | ward Phường Đồng Hới | province Quảng Trị
###
Tên Hà Vy sđt 0852 117 336 địa chỉ 17 Trần Quý Cáp phường Tuy Hòa Đắk Lắk lấy 1 mũ bèo đi dạo đất nung 6-9m thanh toán momo
=> name Hà Vy | phone 0852117336 | street 17 Trần Quý Cáp | ward Phường Tuy Hòa | province Đắk Lắk | pay momo | item 1 MM-MU-02 6-9M Đất nung
###
Nhà thuốc Minh Tâm, 90 Lê Duẩn, phường Đông Hà, Quảng Trị - người nhận cô Tâm - 0233 3556 108 / 0919 665 203
=> name cô Tâm | phone 0919665203 | other 02333556108 | street Nhà thuốc Minh Tâm, 90 Lê Duẩn | ward Phường Đông Hà | province Quảng Trị
###
Mình mua tặng bạn nhé, bạn tên Thùy Linh, 0886 402 117, 14 Hà Huy Tập, phường Quy Nhơn, Gia Lai. Đừng ghi giá. Mình là Hoài An 0903 552 781
=> name Thùy Linh | phone 0886402117 | other 0903552781 | street 14 Hà Huy Tập | ward Phường Quy Nhơn | province Gia Lai | gift | note Đừng ghi giá
`
