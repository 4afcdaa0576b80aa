/** As in `messages.ts`: orders in few words and lines, comments, lists. Written before the rules that were mended for them. */
export const terseMessages = String.raw`
Đầm chấm nổi vườn chanh 3Y sl 2
Phan Hồng Nhung
0918 224 703
41/8 Nguyễn Công Trứ, phường Bến Thành, TPHCM
=> name Phan Hồng Nhung | phone 0918224703 | street 41/8 Nguyễn Công Trứ | ward Phường Bến Thành | province Thành phố Hồ Chí Minh | item 2 MM-DA-02 3Y Lá sả
###
c lấy áo gile nghệ 2y, ib c stk. Thu Hằng 0988 331 604 số 5 ngách 36/12 Láng Hạ, phường Láng, HN
=> name Thu Hằng | phone 0988331604 | street số 5 ngách 36/12 Láng Hạ | ward Phường Láng | province Thành phố Hà Nội | pay bank | item 1 MM-LE-03 2Y Nghệ
###
[14:02, 27/11/2026] Ngọc Hân: Mũ bèo đi dạo đất nung 6-9m 1 cái
[14:02, 27/11/2026] Ngọc Hân: yếm ăn lót khăn bông nghệ 2 cái
[14:03, 27/11/2026] Ngọc Hân: Lê Ngọc Hân 0935 447 118
[14:03, 27/11/2026] Ngọc Hân: 17 Tố Hữu, phường Đồng Hới, Quảng Trị
=> name Lê Ngọc Hân | phone 0935447118 | street 17 Tố Hữu | ward Phường Đồng Hới | province Quảng Trị | item 1 MM-MU-02 6-9M Đất nung | item 2 MM-BI-02 - Nghệ
###
Chốt mẫu 2 trong ảnh nha shop, size 4y. Sđt mình 0796 114 582 Kim Ngân
=> name Kim Ngân | phone 0796114582
###
tui lay cai yem quan ke o nang nghe size 9-12m, dc so 44 ap 3 xa Phuoc Hiep, Vinh Long, ten Ut Lan, 0392 667 514, nhan hang tra tien
=> name Ut Lan | phone 0392667514 | street so 44 ap 3 | ward Xã Đồng Khởi | province Vĩnh Long | pay cod | item 1 MM-YQ-01 9-12M Nghệ
###
SĐT: 033.5528.617
Tên: Đỗ Mai Chi
ĐC: Thôn Thượng, xã Hạ Hòa, Phú Thọ
SP: Áo khoác len thêu hoa kem
Size: 18-24m
SL: 1
TT: COD
=> name Đỗ Mai Chi | phone 0335528617 | street Thôn Thượng | ward Xã Hạ Hòa | province Phú Thọ | pay cod | item 1 MM-LE-01 18-24M Kem
###
+84 90 622 4185 chị Thoa, 25 Lê Hồng Phong, P. Ninh Kiều, Cần Thơ. 1 túi ngủ đêm hè chàm 3-6m
=> name Chị Thoa | phone 0906224185 | street 25 Lê Hồng Phong | ward Phường Ninh Kiều | province Thành phố Cần Thơ | item 1 MM-TN-02 3-6M Chàm
###
Bộ áo yếm thêu sen màu chàm 3y với mũ vành đũi mộc 3y. Ship Trần Thu Uyên, 0977 604 338, tầng 3 trường tiểu học Lê Lợi, phường Vinh Hưng, Nghệ An. Đã ck rồi nha
=> name Trần Thu Uyên | phone 0977604338 | street tầng 3 trường tiểu học Lê Lợi | ward Phường Vinh Hưng | province Nghệ An | pay bank | item 1 MM-YE-01 3Y Chàm | item 1 MM-MU-03 3Y Mộc
###
thỏ bông váy vườn nhà lá sả x1, chăn ủ kẻ ô chàm nhạt x1
nhờ gói quà
Ng nhận: Hoàng Khánh Vy, 0354.118.206
Kiot 12 chợ Đông Ba, phường Phú Xuân, Huế
=> name Hoàng Khánh Vy | phone 0354118206 | street Kiot 12 chợ Đông Ba | ward Phường Phú Xuân | province Thành phố Huế | gift | item 1 MM-TH-01 - Lá sả | item 1 MM-CH-01 - Chàm nhạt
###
Đầm cổ lá sen hoa nhí chàm: 2 cái (2Y, 4Y)
Vũ Thị Ngọc Ánh
Sn 18 tổ 6 phường Minh Xuân, tỉnh Tuyên Quang
0966118503 - 0962553407
=> name Vũ Thị Ngọc Ánh | phone 0966118503 | other 0962553407 | street Sn 18 tổ 6 | ward Phường Minh Xuân | province Tuyên Quang | item 1 MM-DA-01 2Y Chàm | item 1 MM-DA-01 4Y Chàm
###
1 giày len tập đi 9-12 tháng, 1 quần bloomer đũi 9-12 tháng. Diệp Anh / 0382 117 640 / 9B Trần Quang Khải, Nha Trang, Khánh Hòa / cod
=> name Diệp Anh | phone 0382117640 | street 9B Trần Quang Khải | ward? | province Khánh Hòa | pay cod | item 1 MM-GL-02 9-12M Lá sả | item 1 MM-BL-01 9-12M Nghệ nhạt
###
e đặt áo dài mai vàng 7y, thêu tên KHÔI. ship nhà e: 204 Hùng Vương, phường Quảng Phú, Quảng Ngãi. E Yến 0905 338 176
=> name Yến | phone 0905338176 | street 204 Hùng Vương | ward Phường Nghĩa Lộ | province Quảng Ngãi | note thêu tên KHÔI | item 1 MM-AD-02 7Y Nghệ nhạt
###
Có ship xã Hòa Vang Đà Nẵng k shop
=> ward Xã Hòa Vang | province Thành phố Đà Nẵng
###
Tạ Bích Ngọc - 0944.20.7735 - CT3 khu đô thị Văn Khê, phường Hà Đông, Hà Nội - yếm quần Thuận An 2Y - ko giao chủ nhật
=> name Tạ Bích Ngọc | phone 0944207735 | street CT3 khu đô thị Văn Khê | ward Phường Hà Đông | province Thành phố Hà Nội | note ko giao chủ nhật | item 1 MM-YQ-02 2Y Chàm
###
body chấm nổi 6-9m 1, body kẻ sọc 6-9m 1, khăn xô sen 1 bộ
C Dung 0912 771 053
đc 63 Bà Triệu p Hạc Thành Thanh Hóa
=> name Dung | phone 0912771053 | street 63 Bà Triệu | ward Phường Hạc Thành | province Thanh Hóa | item 1 MM-LQ-02 6-9M Sen phấn | item 1 MM-LQ-03 6-9M Chàm khói | item 1 MM-KX-01 - Sen
###
Cho 1 mũ vành nắng sớm nghệ 18-24m về 50 Pasteur, phường Xuân Hòa, Hồ Chí Minh, gặp Minh Tú 0707 338 129
=> name Minh Tú | phone 0707338129 | street 50 Pasteur | ward Phường Xuân Hòa | province Thành phố Hồ Chí Minh | item 1 MM-MU-04 18-24M Nghệ
###
Mình Giang, 0364882015. Lấy như ảnh: gile mộc, size cho bé 2 tuổi. 7 Trần Phú, p. Hồng Gai, Quảng Ninh
=> name Giang | phone 0364882015 | street 7 Trần Phú | ward Phường Hồng Gai | province Quảng Ninh | item 1 MM-LE-03 2Y Mộc
###
2 bộ khăn xô (1 sen 1 nghệ nhạt)/ Bảo Ngọc/ 0775 620 418/ 33 Nguyễn Văn Linh phường Buôn Hồ Đắk Lắk/ giao sáng
=> name Bảo Ngọc | phone 0775620418 | street 33 Nguyễn Văn Linh | ward Phường Buôn Hồ | province Đắk Lắk | note giao sáng | item 1 MM-KX-01 - Sen | item 1 MM-KX-01 - Nghệ nhạt
###
hủy giúp em cái đầm hôm qua, em lấy áo khoác len đất nung 4Y thôi. Em Thùy Trang sđt 0903 116 248
=> name Thùy Trang | phone 0903116248 | item 1 MM-LE-02 4Y Đất nung
###
1 sage green walking bonnet 9-12M, 1 honey bloomers 9-12M, cash on delivery. Sarah Tran, 0784 225 613, 28 An Thuong 4, Ngu Hanh Son, Da Nang
=> name Sarah Tran | phone 0784225613 | street 28 An Thuong 4 | ward Phường Ngũ Hành Sơn | province Thành phố Đà Nẵng | pay cod | item 1 MM-MU-02 9-12M Lá sả | item 1 MM-BL-01 9-12M Nghệ nhạt
`
