/** As {@link messages}. */
export const moreMessages = String.raw`
Em chào shop ạ. Em muốn đặt 1 đầm chấm nổi size 2 tuổi. Người nhận là Trương Thị Cẩm Nhung, số điện thoại 0915 222 444, địa chỉ 77 Nguyễn Sinh Sắc, phường Hòa Khánh, Đà Nẵng ạ
=> name Trương Thị Cẩm Nhung | phone 0915222444 | street 77 Nguyễn Sinh Sắc | ward Phường Hòa Khánh | province Thành phố Đà Nẵng | item 1 MM-DA-02 2Y Lá sả
###
0966 777 111
Duong Thi Yen
khu 3, phuong Ha Long, Quang Ninh
2 mu beo di dao la sa 12-18m
=> name Duong Thi Yen | phone 0966777111 | street khu 3 | ward Phường Hạ Long | province Quảng Ninh | item 2 MM-MU-02 12-18M Lá sả
###
gửi hàng về cho mẹ em nhé: Bùi Thị Dung 0383 121 212 xóm Mới, xã Hải Hậu, Ninh Bình. Em chuyển khoản trước
=> name Bùi Thị Dung | phone 0383121212 | street xóm Mới | ward Xã Hải Hậu | province Ninh Bình | pay bank
###
Kim Liên, 0977 456 456, ngõ 20 Phương Mai, P. Kim Liên, HN, lấy 1 túi ngủ mỏng đêm hè chàm 12-18m
=> name Kim Liên | phone 0977456456 | street ngõ 20 Phương Mai | ward Phường Kim Liên | province Thành phố Hà Nội | item 1 MM-TN-02 12-18M Chàm
###
Thanh Tuyền 0908 090 807 - 56A Nguyễn Thông, P.9, Q.3, TP HCM - COD - 1 bộ áo yếm thêu sen màu chàm size 3 tuổi
=> name Thanh Tuyền | phone 0908090807 | street 56A Nguyễn Thông | ward Phường Nhiêu Lộc | province Thành phố Hồ Chí Minh | pay cod | item 1 MM-YE-01 3Y Chàm
###
đặt tặng cô giáo: cô Hiền 0914 141 414 trường mầm non Hoa Mai, phường Thủy Xuân, Huế. 1 thỏ bông mặc váy màu chàm, viết thiệp giúp mình
=> name Cô Hiền | phone 0914141414 | street trường mầm non Hoa Mai | ward Phường Thủy Xuân | province Thành phố Huế | gift | note viết thiệp giúp mình | item 1 MM-TH-01 - Chàm
###
Shop ơi, em là Mỹ Duyên, sđt 0793 456 789. Em lấy 2 yếm ăn thỏ con hoa li ti. Địa chỉ: 102 Lê Văn Lương, phường Tân Hưng, TPHCM
=> name Mỹ Duyên | phone 0793456789 | street 102 Lê Văn Lương | ward Phường Tân Hưng | province Thành phố Hồ Chí Minh | item 2 MM-BI-01 - Sen phấn
###
c ơi lấy e mã MM-DA-01 sz 4y màu sen phấn nhé, đc như cũ, 0905 121 314
=> phone 0905121314 | item 1 MM-DA-01 4Y Sen phấn
###
[14:05, 12/11/2026] Thảo Nguyên: Nguyễn Thảo Nguyên
[14:05, 12/11/2026] Thảo Nguyên: 0346 789 012
[14:06, 12/11/2026] Thảo Nguyên: 33 Hoàng Hoa Thám, phường Vũng Tàu, TPHCM
[14:06, 12/11/2026] Thảo Nguyên: cho e 1 yếm quần đũi đất nung 2y
[14:10, 12/11/2026] Mẹ May: Dạ shop nhận đơn ạ, 285k chị nhé
=> name Nguyễn Thảo Nguyên | phone 0346789012 | street 33 Hoàng Hoa Thám | ward Phường Vũng Tàu | province Thành phố Hồ Chí Minh | item 1 MM-YQ-03 2Y Đất nung
###
ba Nam 0913 131 415, 8 Cách Mạng Tháng Tám, phường Cái Khế, Cần Thơ, giao buổi sáng, thanh toán khi nhận
=> name Ba Nam | phone 0913131415 | street 8 Cách Mạng Tháng Tám | ward Phường Cái Khế | province Thành phố Cần Thơ | pay cod | note giao buổi sáng
###
mua 1 chăn ủ hoa nhí thêu tên "An Nhiên", gói quà. nhận: Đỗ Mai Lan / 0987 010 010 / 14 Phan Đăng Lưu / phường Đức Nhuận / HCM
=> name Đỗ Mai Lan | phone 0987010010 | street 14 Phan Đăng Lưu | ward Phường Đức Nhuận | province Thành phố Hồ Chí Minh | gift | item 1 MM-CH-02 - Sen phấn
###
Lệ Quyên +84 905 656 757. Thôn Cẩm Thanh, phường Hội An Đông, Đà Nẵng. CK nha
=> name Lệ Quyên | phone 0905656757 | street Thôn Cẩm Thanh | ward Phường Hội An Đông | province Thành phố Đà Nẵng | pay bank
###
tên vương minh anh sđt 0362 362 362 địa chỉ số 1 ngách 50 ngõ 310 nghi tàm phường hồng hà hà nội
=> name Vương Minh Anh | phone 0362362362 | street số 1 ngách 50 ngõ 310 nghi tàm | ward Phường Hồng Hà | province Thành phố Hà Nội
###
chị cần 3 bộ ba khăn xô, 1 giày len sơ sinh màu sen 0-3m. Ship cho Hạ Vy nhé, 0889 123 456, 9 Bà Huyện Thanh Quan, phường Xuân Hòa, HCM
=> name Hạ Vy | phone 0889123456 | street 9 Bà Huyện Thanh Quan | ward Phường Xuân Hòa | province Thành phố Hồ Chí Minh | item 3 MM-KX-01 - ? | item 1 MM-GL-01 0-3M Sen
###
e ở xã Ea Kar Đắk Lắk ship mấy ngày ạ
=> ward Xã Ea Kar | province Đắk Lắk
###
Địa chỉ: 25/6 Đống Đa, P. Phú Nhuận, TP. Huế
Tên: Trần Bảo Châu
Đt: 0702.505.606
Đơn: áo dài gấm hoa sen chàm 8 tuổi
=> name Trần Bảo Châu | phone 0702505606 | street 25/6 Đống Đa | ward Phường Thuận Hóa | province Thành phố Huế | item 1 MM-AD-01 8Y Chàm
###
Hà My ơi c lấy áo len thêu hoa kem 2y với mũ vành mộc 2y. C Loan 0906 070 809, 21 Yên Bái, p. Hải Châu 1, q. Hải Châu, Đà Nẵng nhé
=> name Loan | phone 0906070809 | street 21 Yên Bái | ward Phường Hải Châu | province Thành phố Đà Nẵng | item 1 MM-LE-01 2Y Kem | item 1 MM-MU-03 2Y Mộc
###
Nguyễn Đức Anh 0904 040 404 chung cư Times City T11 phường Vĩnh Tuy Hà Nội. Mua cho con gái 1 đầm hoa nhí chàm 6 tuổi. Trả tiền khi nhận hàng.
=> name Nguyễn Đức Anh | phone 0904040404 | street chung cư Times City T11 | ward Phường Vĩnh Tuy | province Thành phố Hà Nội | pay cod | item 1 MM-DA-01 6Y Chàm
###
giao cho Hồng Ân số 0377 888 999 tại 45 Trần Hưng Đạo phường Long Xuyên An Giang
=> name Hồng Ân | phone 0377888999 | street 45 Trần Hưng Đạo | ward Phường Long Xuyên | province An Giang
###
em Thương - đường Nguyễn Tất Thành, phường Hương Thủy, Huế - 0358 246 135 - mũ bèo hoa nhí sơ sinh 0-3m (1), túi ngủ tổ ong 0-3m (1)
=> name Thương | phone 0358246135 | street đường Nguyễn Tất Thành | ward Phường Hương Thủy | province Thành phố Huế | item 1 MM-MU-01 0-3M Sen phấn | item 1 MM-TN-01 0-3M Lá sả
###
Số đt nhận: 0399 000 111. Người nhận: cô Tư. Ấp Thới Hòa, xã Thới Lai, Cần Thơ. Người đặt: Kim Ngân 0944 000 999
=> name Cô Tư | phone 0399000111 | other 0944000999 | street Ấp Thới Hòa | ward Xã Thới Lai | province Thành phố Cần Thơ
###
2 liền quần chấm nổi sz 3-6 tháng, 1 bloomer thêu hoa màu sen phấn sz 6-9 tháng. Momo. Phạm Gia Linh 0961 961 961. 5 Lý Nam Đế. phường Hoàn Kiếm. Hà Nội
=> name Phạm Gia Linh | phone 0961961961 | street 5 Lý Nam Đế | ward Phường Hoàn Kiếm | province Thành phố Hà Nội | pay momo | item 2 MM-LQ-02 3-6M Sen phấn | item 1 MM-BL-02 6-9M Sen phấn
###
anh Khoa, 0888 77 66 55, 12 đường 30 tháng 4, phường Tây Ninh, Tây Ninh
=> name Anh Khoa | phone 0888776655 | street 12 đường 30 tháng 4 | province Tây Ninh
###
mình tên Bảo Trâm, gửi quà cho chị Lụa: 0905 909 090, 3/4 Nhật Lệ, phường Phú Xuân, Huế. Không kèm hóa đơn
=> name Chị Lụa | phone 0905909090 | street 3/4 Nhật Lệ | ward Phường Phú Xuân | province Thành phố Huế | gift | note Không kèm hóa đơn
###
Ngọc Bích, 64 Lê Lợi, phường Bắc Ninh... sai, phường Kinh Bắc, Bắc Ninh. 0919 111 222
=> name Ngọc Bích | phone 0919111222 | street 64 Lê Lợi | ward Phường Kinh Bắc | province Bắc Ninh
###
Đặt giúp bà ngoại 1 áo gile len hàng hoa nghệ 4 tuổi. Bà Hoàng Thị Lựu, sđt 0263 382 1234, thôn 2, xã Đức Trọng, Lâm Đồng
=> name Bà Hoàng Thị Lựu | phone 02633821234 | street thôn 2 | ward Xã Đức Trọng | province Lâm Đồng | item 1 MM-LE-03 4Y Nghệ
###
lấy nguyên set: đầm hoa nhí 3y chàm + mũ vành nắng sớm 2y chàm khói + thỏ bông chàm. Tường Vân 0938 111 333
=> name Tường Vân | phone 0938111333 | item 1 MM-DA-01 3Y Chàm | item 1 MM-MU-04 2Y Chàm khói | item 1 MM-TH-01 - Chàm
###
c nhận ck MB đúng k? tổng bao nhiêu e ck luôn
=> pay bank
###
ĐC NHẬN: LÊ NGỌC HÂN, 0978 654 321, 300 ĐƯỜNG LÁNG, PHƯỜNG ĐỐNG ĐA, HÀ NỘI
=> name Lê Ngọc Hân | phone 0978654321 | street 300 ĐƯỜNG LÁNG | ward Phường Đống Đa | province Thành phố Hà Nội
###
le thi hong tham 0332211445 thon 5 xa cu m gar dak lak
=> name Le Thi Hong Tham | phone 0332211445 | street thon 5 | ward Xã Cư M'gar | province Đắk Lắk
###
Chị Duyên, k132/5 Lê Độ, p. Chính Gián, q. Thanh Khê, Đà Nẵng. 0905.606.070. Giao sau 5h chiều nha
=> name Chị Duyên | phone 0905606070 | street k132/5 Lê Độ | ward Phường Thanh Khê | province Thành phố Đà Nẵng | note Giao sau 5h chiều nha
###
shop gửi 1 mũ bèo đi dạo đất nung 9-12m và 1 yếm ăn lót khăn bông lá già tới: Tăng Thanh Hà – 0901 222 333 – 1 Công xã Paris, P. Sài Gòn, TP.HCM – thu hộ
=> name Tăng Thanh Hà | phone 0901222333 | street 1 Công xã Paris | ward Phường Sài Gòn | province Thành phố Hồ Chí Minh | pay cod | item 1 MM-MU-02 9-12M Đất nung | item 1 MM-BI-02 - Lá già
###
Em đặt hôm live mã MM-LQ-01 size 9-12M ạ. Nick fb Mẹ Tôm. Đàm Thị Hoài 0985 858 585 số nhà 12 tổ 4 phường Sông Bằng Cao Bằng
=> name Đàm Thị Hoài | phone 0985858585 | street số nhà 12 tổ 4 | ward Phường Nùng Trí Cao | province Cao Bằng | item 1 MM-LQ-01 9-12M Lá sả
###
giày tập đi 12-18m 1 đôi. Phước An 0914 789 789, 70 Bạch Đằng, phường Quảng Phú, Quảng Ngãi
=> name Phước An | phone 0914789789 | street 70 Bạch Đằng | ward Phường Nghĩa Lộ | province Quảng Ngãi | item 1 MM-GL-02 12-18M Lá sả
###
Mẹ chồng em nhận: cô Nguyễn Thị Tám, 0397 531 246, xóm 8, xã Thiệu Hóa, Thanh Hóa
=> name Cô Nguyễn Thị Tám | phone 0397531246 | street xóm 8 | ward Xã Thiệu Hóa | province Thanh Hóa
###
Ship về khách sạn Saigon Morin, 30 Lê Lợi, phường Thuận Hóa, Huế, chị Emily, 0903 000 321
=> name Chị Emily | phone 0903000321 | street khách sạn Saigon Morin, 30 Lê Lợi | ward Phường Thuận Hóa | province Thành phố Huế
###
ok shop, 2 áo liền quần kẻ ô 12-18m. địa chỉ nè: Trần Mỹ Hạnh, 0908 707 606, 22/7 đường số 10, phường Tân Quy, Q7, TPHCM. Nhớ gọi trước giúp mình
=> name Trần Mỹ Hạnh | phone 0908707606 | street 22/7 đường số 10 | ward Phường Tân Hưng | province Thành phố Hồ Chí Minh | note Nhớ gọi trước giúp mình | item 2 MM-LQ-01 12-18M Lá sả
###
Gia Bảo. 038 9876 543. Lô 5 khu đô thị An Vân Dương, phường An Cựu, Huế
=> name Gia Bảo | phone 0389876543 | street Lô 5 khu đô thị An Vân Dương | ward Phường An Cựu | province Thành phố Huế
###
0944 333 222 (e Thuỷ), 5 Nguyễn Khuyến, phường Vĩnh Long, Vĩnh Long
=> name Thuỷ | phone 0944333222 | street 5 Nguyễn Khuyến | province Vĩnh Long
###
thu phuong 0903 020 104, 18 quang trung, phuong 10, go vap, tphcm, 1 dam co la sen hoa nhi 5y cham, ship cod
=> name Thu Phuong | phone 0903020104 | street 18 quang trung | ward Phường Gò Vấp | province Thành phố Hồ Chí Minh | pay cod | item 1 MM-DA-01 5Y Chàm
###
tặng bạn em mới sinh ạ: người nhận Khánh Ngọc 0912 120 121, 6 Núi Trúc, phường Giảng Võ, Hà Nội. túi ngủ mỏng sen phấn 0-3m, bộ ba khăn xô sen
=> name Khánh Ngọc | phone 0912120121 | street 6 Núi Trúc | ward Phường Giảng Võ | province Thành phố Hà Nội | gift | item 1 MM-TN-02 0-3M Sen phấn | item 1 MM-KX-01 - Sen
###
xin chào, cho hỏi shop có ship nước ngoài không?
=>
###
Lưu ý: giao giờ hành chính. Người nhận: Phan Nhật Minh. SĐT: 0772 111 000. Địa chỉ: công ty FPT, lô 29 đường số 4, phường Ngũ Hành Sơn, Đà Nẵng
=> name Phan Nhật Minh | phone 0772111000 | street công ty FPT, lô 29 đường số 4 | ward Phường Ngũ Hành Sơn | province Thành phố Đà Nẵng | note giao giờ hành chính
###
Thủy Tiên 0368 135 790 khối 5 thị trấn Thanh Chương, Nghệ An. yếm quần kẻ sọc 18-24m x1
=> name Thủy Tiên | phone 0368135790 | street khối 5 | province Nghệ An | item 1 MM-YQ-02 18-24M Chàm
###
mình lấy yếm quần kẻ ô nắng nghệ, áo khoác len đất nung (đều size 2y). Cát Tường 0947 741 147 - 10 Hoàng Quốc Việt, P. Nghĩa Đô, HN
=> name Cát Tường | phone 0947741147 | street 10 Hoàng Quốc Việt | ward Phường Nghĩa Đô | province Thành phố Hà Nội | item 1 MM-YQ-01 2Y Nghệ | item 1 MM-LE-02 2Y Đất nung
###
e muon hoi con ao dai do size 5 k a
=> item 1 MM-AD-01 5Y ?
###
Chị Thúy Vy sđt 0906 116 226 hoặc 0936 116 226 – 101B Nguyễn Trãi, phường Thanh Xuân, Hà Nội – lấy 4 yếm ăn thỏ con hoa li ti làm quà thôi nôi
=> name Chị Thúy Vy | phone 0906116226 | other 0936116226 | street 101B Nguyễn Trãi | ward Phường Thanh Xuân | province Thành phố Hà Nội | gift | item 4 MM-BI-01 - Sen phấn
###
Vinhomes Grand Park, toà S5.02, P. Long Bình, TP Thủ Đức, HCM, Ngân Hà, 0933 933 933
=> name Ngân Hà | phone 0933933933 | street Vinhomes Grand Park, toà S5.02 | ward Phường Long Bình | province Thành phố Hồ Chí Minh
###
giữ cho e 1 chăn ủ kẻ ô chàm nhạt, mai e ck. Em Hoài Thu 0981 456 654, thôn Văn Xá, phường Hương Trà, Huế
=> name Hoài Thu | phone 0981456654 | street thôn Văn Xá | ward Phường Hương Trà | province Thành phố Huế | pay bank | item 1 MM-CH-01 - Chàm nhạt
###
Ms Trang Nguyen
0909090801
Apt 12A, The Manor, 91 Nguyen Huu Canh, Phuong Thanh My Tay, HCMC
2 x dam hoa nhi size 3Y (cham)
=> name Ms Trang Nguyen | phone 0909090801 | street Apt 12A, The Manor, 91 Nguyen Huu Canh | ward Phường Thạnh Mỹ Tây | province Thành phố Hồ Chí Minh | item 2 MM-DA-01 3Y Chàm
###
chị gửi nha em, Nhàn, không không bảy chín... 0779 888 111, 2 Lê Hồng Phong, phường Ba Đình Hà Nội
=> name Nhàn | phone 0779888111 | street 2 Lê Hồng Phong | ward Phường Ba Đình | province Thành phố Hà Nội
###
Người nhận hàng: Ông Lê Văn Út
Điện thoại: 0290 3831 234
Địa chỉ: ấp Rạch Gốc, xã Phan Ngọc Hiển, Cà Mau
=> name Ông Lê Văn Út | phone 02903831234 | street ấp Rạch Gốc | ward Xã Phan Ngọc Hiển | province Cà Mau
###
1 thỏ bông lá sả 1 thỏ bông chàm. Diệp Chi, 0916 161 718. kiệt 12 Điện Biên Phủ, phường Thuận Hóa, Huế. tiền mặt
=> name Diệp Chi | phone 0916161718 | street kiệt 12 Điện Biên Phủ | ward Phường Thuận Hóa | province Thành phố Huế | pay cod | item 1 MM-TH-01 - Lá sả | item 1 MM-TH-01 - Chàm
###
Hoàng Phúc - 0908.808.080 - 55 Tôn Đản, Phường 13, Quận 4, TP. Hồ Chí Minh - bodysuit kẻ sọc 18-24 tháng - số lượng 2
=> name Hoàng Phúc | phone 0908808080 | street 55 Tôn Đản | ward Phường Xóm Chiếu | province Thành phố Hồ Chí Minh | item 2 MM-LQ-03 18-24M Chàm khói
###
Shop ơi hàng về chưa ạ, đơn của Lan 0905123456
=> phone 0905123456 | name Lan
###
Đinh Thị Phương Dung, 0963.369.963, số 9 tổ 12, phường Tô Hiệu, Sơn La. Lấy 1 áo gile len chàm 2y. Không ck đâu, nhận hàng trả tiền nha
=> name Đinh Thị Phương Dung | phone 0963369963 | street số 9 tổ 12 | ward Phường Tô Hiệu | province Sơn La | pay cod | item 1 MM-LE-03 2Y Chàm
###
Cho c 1 bộ yếm sen củ nâu 18-24m nha. ship ve: Linh Dan, 0909 666 555, 88/9 pham van dong, hiep binh chanh, thu duc
=> name Linh Dan | phone 0909666555 | street 88/9 pham van dong | ward Phường Hiệp Bình | province Thành phố Hồ Chí Minh | item 1 MM-YE-01 18-24M Củ nâu
###
Hường 096.123.7890 — 4 Chùa Bộc — P. Kim Liên — HN — COD
=> name Hường | phone 0961237890 | street 4 Chùa Bộc | ward Phường Kim Liên | province Thành phố Hà Nội | pay cod
###
gửi Ánh Dương 0356 000 789 số 8 đường Hùng Vương, phường Kon Tum, Quảng Ngãi, đóng gói cẩn thận giúp mình
=> name Ánh Dương | phone 0356000789 | street số 8 đường Hùng Vương | ward Phường Kon Tum | province Quảng Ngãi | note đóng gói cẩn thận giúp mình
###
Tên con là Su, thêu giúp em. Áo khoác len đất nung thêu tên size 12-18m. Em Nguyên, 0905 454 565, 60 Ngô Đức Kế, phường Phú Xuân, Huế
=> name Nguyên | phone 0905454565 | street 60 Ngô Đức Kế | ward Phường Phú Xuân | province Thành phố Huế | item 1 MM-LE-02 12-18M Đất nung
###
Bé nhà em tên Bin 2 tuổi. Lấy em 1 yếm quần đũi đất nung 2y, 0968 222 111, Hồng Vân, 7 Quán Sứ, phường Cửa Nam, HN
=> name Hồng Vân | phone 0968222111 | street 7 Quán Sứ | ward Phường Cửa Nam | province Thành phố Hà Nội | item 1 MM-YQ-03 2Y Đất nung
###
Kim Thoa 0344 5566 77 phường 4, Đà Lạt
=> name Kim Thoa | phone 0344556677 | ward Phường Xuân Hương - Đà Lạt | province Lâm Đồng
###
Đường Thị Mơ 0392.392.392, bản Lác, xã Mai Châu, Phú Thọ, 1 khăn xô màu sen
=> name Đường Thị Mơ | phone 0392392392 | street bản Lác | ward Xã Mai Châu | province Phú Thọ | item 1 MM-KX-01 - Sen
###
Chào shop, mình đặt cho bé 1 váy yếm... à nhầm, 1 đầm chấm nổi size 3y nhé. Ship về: Nguyễn Hà Giang, số 15 ngách 72/8 phố Quan Nhân, phường Thanh Xuân, Hà Nội. Đt 0912 555 018
=> name Nguyễn Hà Giang | phone 0912555018 | street số 15 ngách 72/8 phố Quan Nhân | ward Phường Thanh Xuân | province Thành phố Hà Nội | item 1 MM-DA-02 3Y Lá sả
###
Hi, I would like to order 1 bunny doll in indigo. Please deliver to: Emma Wilson, 24 Nguyen Hue, Ben Nghe ward, District 1, HCMC. My phone 0903 111 765. I'll pay by bank transfer.
=> name Emma Wilson | phone 0903111765 | street 24 Nguyen Hue | ward Phường Sài Gòn | province Thành phố Hồ Chí Minh | pay bank | item 1 MM-TH-01 - Chàm
###
alo shop, e la Trinh o Hai Phong, sdt e 0369258147, dc 45 Lach Tray, phuong Gia Vien, hai phong. lay 2 yem an tho con hoa li ti, ship cod
=> name Trinh | phone 0369258147 | street 45 Lach Tray | ward Phường Gia Viên | province Thành phố Hải Phòng | pay cod | item 2 MM-BI-01 - Sen phấn
###
Đơn của chị Hoa (bạn em) nhé: Phạm Thị Hoa – 0981.234.876 – Thôn 5, xã Ea Drăng, Đắk Lắk. Em là Ngân 0977 000 321, có gì gọi em trước ạ
=> name Phạm Thị Hoa | phone 0981234876 | street Thôn 5 | ward Xã Ea Drăng | province Đắk Lắk | other 0977000321 | note có gì gọi em trước ạ
###
Bà nội nhận giúp nhé shop: bà Lê Thị Sáu, 0235 3 861 222, 12 Phan Bội Châu, phường Hội An, Đà Nẵng. SĐT mẹ bé: 0934 876 001 (Vy)
=> name bà Lê Thị Sáu | phone 02353861222 | street 12 Phan Bội Châu | ward Phường Hội An | province Thành phố Đà Nẵng | other 0934876001
###
sz 12-18m còn ko shop? mình lấy áo khoác len thêu tên màu đất nung. Ng nhận Kiều Oanh 0889 123 450, chung cư Mường Thanh tầng 12 căn 1208, phường Nha Trang, Khánh Hòa
=> name Kiều Oanh | phone 0889123450 | street chung cư Mường Thanh tầng 12 căn 1208 | ward Phường Nha Trang | province Khánh Hòa | item 1 MM-LE-02 12-18M Đất nung
###
Hello! Could you send one muslin sleeping bag (indigo, 12-18m) to my sister? Her name is Pham Minh Chau, phone +84 938 777 214, address 8 Tran Phu, Vung Tau ward, Ho Chi Minh City. No prices in the box please, it's a gift.
=> name Pham Minh Chau | phone 0938777214 | street 8 Tran Phu | ward Phường Vũng Tàu | province Thành phố Hồ Chí Minh | gift | note No prices in the box please | item 1 MM-TN-02 12-18M Chàm
###
Tên: Thạch Thị Sô Phia
ĐT: 0942 606 707
ĐC: ấp Giồng Lớn, xã Đại An, Vĩnh Long
SP: MM-DA-01 size 2y màu sen phấn x1
Ghi chú: gọi trước khi giao
=> name Thạch Thị Sô Phia | phone 0942606707 | street ấp Giồng Lớn | ward Xã Đại An | province Vĩnh Long | note gọi trước khi giao | item 1 MM-DA-01 2Y Sen phấn
###
Chị đổi địa chỉ nha em, đừng gửi 33 Lê Duẩn nữa. Gửi: 120 Hùng Vương, phường An Hội, Vĩnh Long. Thảo Vân 0919 404 303
=> name Thảo Vân | phone 0919404303 | street 120 Hùng Vương | ward Phường An Hội | province Vĩnh Long
###
e lấy 1 yếm quần đũi 2y đất nung + 1 khăn xô màu sen. stk bên mình là j ạ? Mai Anh, 0387654321, ktx khu B ĐHQG, phường Đông Hòa, TPHCM, sau 17h
=> name Mai Anh | phone 0387654321 | street ktx khu B ĐHQG | ward Phường Đông Hòa | province Thành phố Hồ Chí Minh | pay bank | note sau 17h | item 1 MM-YQ-03 2Y Đất nung | item 1 MM-KX-01 - Sen
###
Shop giao ra bưu điện giúp em: Vàng A Páo, bưu điện xã Sa Pa, phường Sa Pa, Lào Cai, sđt 0866 101 202. 2 mũ bèo đi dạo lá sả 12-18m
=> name Vàng A Páo | phone 0866101202 | street bưu điện xã Sa Pa | ward Phường Sa Pa | province Lào Cai | item 2 MM-MU-02 12-18M Lá sả
###
Mình ở nước ngoài, đặt cho cháu ở quê: cháu tên Tí, mẹ cháu là Hồ Thị Nhàn 0911 828 939, tổ dân phố 3, phường Đồng Hới, Quảng Trị. Zalo mình +61 412 345 678
=> name Hồ Thị Nhàn | phone 0911828939 | street tổ dân phố 3 | ward Phường Đồng Hới | province Quảng Trị
###
Lấy cho mình 1 chăn ủ hoa nhí thêu chữ "Cún", người nhận Đinh Văn Lộc (chồng mình) 0356 717 818, cty may Thành Công, KCN Tân Bình, phường Tây Thạnh, TPHCM
=> name Đinh Văn Lộc | phone 0356717818 | street cty may Thành Công, KCN Tân Bình | ward Phường Tây Thạnh | province Thành phố Hồ Chí Minh | item 1 ? (Lấy cho mình 1 chăn ủ hoa nhí thêu chữ "Cún": MM-CH-02)
###
0973 515 616 Nông Thị Bưởi xóm Nà Lẹng xã Trùng Khánh tỉnh Cao Bằng 1 bộ áo yếm thêu sen màu chàm 3 tuổi
=> name Nông Thị Bưởi | phone 0973515616 | street xóm Nà Lẹng | ward Xã Trùng Khánh | province Cao Bằng | item 1 MM-YE-01 3Y Chàm
###
Đặt lại đơn như tháng trước nha, tên cũ Thùy Linh, sđt mới 0794 232 425 (số cũ 0794 232 400 bỏ rồi), giao 9 Trần Hưng Đạo phường Long Xuyên An Giang
=> name Thùy Linh | phone 0794232425 | street 9 Trần Hưng Đạo | ward Phường Long Xuyên | province An Giang | other 0794232400
`
