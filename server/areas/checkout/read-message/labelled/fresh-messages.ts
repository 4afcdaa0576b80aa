/** As in `messages.ts`, first measured after the rules were made for `third-messages.ts`; a few were added since. */
export const freshMessages = String.raw`
0906 514 772 Trần Thị Mộng Điệp kiệt 40 Tăng Bạt Hổ phường Phú Xuân Huế
=> name Trần Thị Mộng Điệp | phone 0906514772 | street kiệt 40 Tăng Bạt Hổ | ward Phường Phú Xuân | province Thành phố Huế
###
shop oi minh dat 1 yem quan dui dat nung 3y, gui ve cho Le Khanh Van, 0977 340 216, 12 Le Dai Hanh, phuong Thuan Hoa, hue
=> name Le Khanh Van | phone 0977340216 | street 12 Le Dai Hanh | ward Phường Thuận Hóa | province Thành phố Huế | item 1 MM-YQ-03 3Y Đất nung
###
Mệ ngoại cháu: Hoàng Thị Xuân, thôn Vinh Vệ, xã Phú Vinh, Huế. Điện thoại mệ 0354 228 906
=> name Hoàng Thị Xuân | phone 0354228906 | street thôn Vinh Vệ | ward Xã Phú Vinh | province Thành phố Huế
###
[20:05, 3/10/2026] Thảo Ly: chị lấy 2 yếm ăn thỏ con hoa li ti
[20:06, 3/10/2026] Thảo Ly: gửi 64 Chi Lăng, phường Phú Xuân, Huế
[20:06, 3/10/2026] Thảo Ly: 0905 336 714
[20:07, 3/10/2026] Mẹ May: dạ em nhận đơn rồi ạ
=> name Thảo Ly | phone 0905336714 | street 64 Chi Lăng | ward Phường Phú Xuân | province Thành phố Huế | item 2 MM-BI-01 - Sen phấn
###
Tên người nhận: Bạch Thị Ngọc Hà
Số ĐT: 0948.220.117
Nơi nhận: 7 ngõ 23 Xuân La, phường Tây Hồ, Hà Nội
Lấy 1 túi ngủ tổ ong 9-12m
=> name Bạch Thị Ngọc Hà | phone 0948220117 | street 7 ngõ 23 Xuân La | ward Phường Tây Hồ | province Thành phố Hà Nội | item 1 MM-TN-01 9-12M Lá sả
###
gửi chị Hường kế toán, công ty may Thiên An, lô 5 khu công nghiệp Phú Bài, phường Phú Bài, Huế - 0914 772 035
=> name Chị Hường | phone 0914772035 | street công ty may Thiên An, lô 5 khu công nghiệp Phú Bài | ward Phường Phú Bài | province Thành phố Huế
###
e tên Nga, sđt 0385 117 402, ở nhờ nhà chị Hà số 9 Lạc Long Quân phường Tây Hồ Hà Nội
=> name Nga | phone 0385117402 | street số 9 Lạc Long Quân | ward Phường Tây Hồ | province Thành phố Hà Nội
###
Đàm Thu Huyền - 0962 308 115 - SN 12, tổ 8, phường Tân Quang cũ, TP Tuyên Quang
=> name Đàm Thu Huyền | phone 0962308115 | street SN 12, tổ 8 | ward Phường Minh Xuân | province Tuyên Quang
###
Giàng Thị Sua 0376 220 518 bản Tả Van xã Tả Van Lào Cai, trả tiền khi nhận
=> name Giàng Thị Sua | phone 0376220518 | street bản Tả Van | ward Xã Tả Van | province Lào Cai | pay cod
###
cho mình 1 áo khoác len thêu hoa màu kem 18-24m. Ng nhận: Mai Phương, 0936 448 207, P802 nhà B chung cư An Phú, phường Vĩnh Yên, Phú Thọ. Mình ck
=> name Mai Phương | phone 0936448207 | street P802 nhà B chung cư An Phú | ward Phường Vĩnh Yên | province Phú Thọ | pay bank | item 1 MM-LE-01 18-24M Kem
###
Phí Thị Nguyệt, xóm Đình, xã Giao Thủy, Ninh Bình 0349 225 708
=> name Phí Thị Nguyệt | phone 0349225708 | street xóm Đình | ward Xã Giao Thủy | province Ninh Bình
###
nguyễn thu hằng 0982 114 630 18 trần hưng đạo phường hoàn kiếm hà nội cod nha shop
=> name Nguyễn Thu Hằng | phone 0982114630 | street 18 trần hưng đạo | ward Phường Hoàn Kiếm | province Thành phố Hà Nội | pay cod
###
Người đặt: Minh Anh 0904 551 238. Người nhận: cô Thoa 0919 237 405, trường tiểu học Lê Lợi, phường Quy Nhơn, Gia Lai. Gói quà và viết thiệp giúp em
=> name cô Thoa | phone 0919237405 | other 0904551238 | street trường tiểu học Lê Lợi | ward Phường Quy Nhơn | province Gia Lai | gift | note Gói quà và viết thiệp giúp em
###
Cẩm Nhung
0708 226 415
93/4 Nguyễn Thị Minh Khai
P. Nha Trang
Khánh Hòa
=> name Cẩm Nhung | phone 0708226415 | street 93/4 Nguyễn Thị Minh Khai | ward Phường Nha Trang | province Khánh Hòa
###
bé Na 2 tuổi mặc size nào shop? Mình lấy 1 đầm chấm nổi 2y nha. Đỗ Thanh Tâm, 0933 207 418, 55 Trần Phú, phường Hải Châu, Đà Nẵng
=> name Đỗ Thanh Tâm | phone 0933207418 | street 55 Trần Phú | ward Phường Hải Châu | province Thành phố Đà Nẵng | item 1 MM-DA-02 2Y Lá sả
###
K120/5 Hải Phòng, Tân Chính, Thanh Khê, Đà Nẵng. Chị Hoa 0905 207 441
=> name Chị Hoa | phone 0905207441 | street K120/5 Hải Phòng | ward Phường Thanh Khê | province Thành phố Đà Nẵng
###
Quách Tố Như 0773 201 668 chung cư Sky Garden phường Tân Hưng TPHCM giao sau 18h
=> name Quách Tố Như | phone 0773201668 | street chung cư Sky Garden | ward Phường Tân Hưng | province Thành phố Hồ Chí Minh | note giao sau 18h
###
anh Tín 0909 336 805, 22 đường D2, P.25, Bình Thạnh, TP.HCM
=> name Anh Tín | phone 0909336805 | street 22 đường D2 | ward Phường Thạnh Mỹ Tây | province Thành phố Hồ Chí Minh
###
Gửi dùm em về Lê Thị Cà Na ấp Mỹ Hưng xã Mỹ Thạnh An Giang sđt 0368 402 217
=> name Lê Thị Cà Na | phone 0368402217 | street ấp Mỹ Hưng | ward Phường Mỹ Thới | province An Giang
###
Tên: Trúc Phương. Sdt: 0796 204 138. Đc: 318 Nguyễn Văn Cừ, phường Tân An, Cần Thơ. Sp: mũ vành cotton nắng sớm nghệ 18-24m. Ck
=> name Trúc Phương | phone 0796204138 | street 318 Nguyễn Văn Cừ | ward Phường Tân An | province Thành phố Cần Thơ | pay bank | item 1 MM-MU-04 18-24M Nghệ
###
vo thi kim thoa, 0917 440 225, ap 3, xa cai be, dong thap
=> name Vo Thi Kim Thoa | phone 0917440225 | street ap 3 | ward Xã Cái Bè | province Đồng Tháp
###
Dì Năm (má bé Tí) 0788 315 420, 6 Nguyễn Huệ, phường Bến Tre, Vĩnh Long
=> name Dì Năm | phone 0788315420 | street 6 Nguyễn Huệ | ward Phường Bến Tre | province Vĩnh Long
###
Deliver to: Anna Schmidt, 0909 224 731, 35 Vo Van Tan, Xuan Hoa ward, HCMC. Gift wrap please, paid by bank transfer
=> name Anna Schmidt | phone 0909224731 | street 35 Vo Van Tan | ward Phường Xuân Hòa | province Thành phố Hồ Chí Minh | gift | pay bank
###
Hi, my name is Linda Pham. 0935 118 420. 10 Hung Vuong, Thuan Hoa Ward, Hue. I want to pay cash on delivery
=> name Linda Pham | phone 0935118420 | street 10 Hung Vuong | ward Phường Thuận Hóa | province Thành phố Huế | pay cod
###
please send 1 MM-KX-01 lotus to Ms Thu Ha 0904 772 318, 5 Ngo Quyen street, Cua Nam ward, Hanoi
=> name Ms Thu Ha | phone 0904772318 | street 5 Ngo Quyen street | ward Phường Cửa Nam | province Thành phố Hà Nội | item 1 MM-KX-01 - Sen
###
order giúp mình 2 thỏ bông mặc váy màu chàm, address: 14B Kỳ Đồng, phường Nhiêu Lộc, HCM. Contact: Tường Vy 0938 204 117
=> name Tường Vy | phone 0938204117 | street 14B Kỳ Đồng | ward Phường Nhiêu Lộc | province Thành phố Hồ Chí Minh | item 2 MM-TH-01 - Chàm
###
Y Blim, thôn Kon Rờ Bàng, phường Kon Tum, Quảng Ngãi, 0382 117 509
=> name Y Blim | phone 0382117509 | street thôn Kon Rờ Bàng | ward Phường Kon Tum | province Quảng Ngãi
###
Nguyễn Thị Sen - 0973 208 441 (sđt phụ 0912 330 785) - thôn 5, xã Nghi Lộc, Nghệ An
=> name Nguyễn Thị Sen | phone 0973208441 | other 0912330785 | street thôn 5 | ward Xã Nghi Lộc | province Nghệ An
###
em gửi địa chỉ ạ
Hà Thanh Xuân
0869 447 102
tổ 2 phường Hà Giang 1
Tuyên Quang
=> name Hà Thanh Xuân | phone 0869447102 | street tổ 2 | ward Phường Hà Giang 1 | province Tuyên Quang
###
Chị Ba bán chè, chợ Đông Ba, phường Phú Xuân, Huế, 0905 118 226, lấy bộ khăn xô sen
=> name Chị Ba | phone 0905118226 | street chợ Đông Ba | ward Phường Phú Xuân | province Thành phố Huế | item 1 MM-KX-01 - Sen
###
Ship cho bạn em tên Ngân, sđt bạn 0333 205 718, địa chỉ 21 Lê Hồng Phong, phường Đông Hà, Quảng Trị. Sđt em 0905 772 190
=> name Ngân | phone 0333205718 | other 0905772190 | street 21 Lê Hồng Phong | ward Phường Đông Hà | province Quảng Trị
###
2 áo liền quần chấm nổi sen phấn 6-9m + 1 mũ bèo hoa nhí sơ sinh 3-6m / Vương Mỹ Linh / 0901 338 224 / 40 Nguyễn Trãi, phường Thanh Xuân, HN / cod
=> name Vương Mỹ Linh | phone 0901338224 | street 40 Nguyễn Trãi | ward Phường Thanh Xuân | province Thành phố Hà Nội | pay cod | item 2 MM-LQ-02 6-9M Sen phấn | item 1 MM-MU-01 3-6M Sen phấn
###
thôn Trung Hà xã Hải Lăng Quảng Trị Phan Văn Đức 0327 118 450
=> name Phan Văn Đức | phone 0327118450 | street thôn Trung Hà | ward Xã Hải Lăng | province Quảng Trị
###
số nhà 8, đường 3/2, phường Vũng Tàu, TP.HCM, gặp anh Khải 0918 225 307, giao buổi chiều
=> name Anh Khải | phone 0918225307 | street số nhà 8, đường 3/2 | ward Phường Vũng Tàu | province Thành phố Hồ Chí Minh | note giao buổi chiều
###
Bùi Bích Phương, 0945 330 218, tầng 3 nhà văn hóa phường Việt Trì, phường Việt Trì, Phú Thọ
=> name Bùi Bích Phương | phone 0945330218 | street tầng 3 nhà văn hóa phường Việt Trì | ward Phường Việt Trì | province Phú Thọ
###
mình đặt chăn ủ kẻ ô màu nâu nhé. Kim Chi 0987 225 340 12/8 Phan Đình Phùng P. Kon Tum Quảng Ngãi ck
=> name Kim Chi | phone 0987225340 | street 12/8 Phan Đình Phùng | ward Phường Kon Tum | province Quảng Ngãi | pay bank | item 1 MM-CH-01 - Nâu trầm
###
Hồng Phúc. 0708 337 214. Ấp Chợ. Xã Vĩnh Hòa Hưng. An Giang
=> name Hồng Phúc | phone 0708337214 | street Ấp Chợ | ward Xã Vĩnh Hòa Hưng | province An Giang
###
cô Mười nhận hàng nha, 0763 118 205, đối diện chợ Cái Răng, phường Cái Răng, Cần Thơ
=> name cô Mười | phone 0763118205 | street đối diện chợ Cái Răng | ward Phường Cái Răng | province Thành phố Cần Thơ
###
Đặt 1 áo dài bé mai vàng 5y màu nghệ. Nhận: Tống Diệu Hiền 0911 402 336, 88 Bà Triệu, phường Thuận Hóa, Huế. Hàng tặng sinh nhật nên đừng ghi giá nhé
=> name Tống Diệu Hiền | phone 0911402336 | street 88 Bà Triệu | ward Phường Thuận Hóa | province Thành phố Huế | gift | note Hàng tặng sinh nhật nên đừng ghi giá nhé | item 1 MM-AD-02 5Y Nghệ nhạt
###
mai anh 0355 204 117 thon dong xa dong anh ha noi
=> name Mai Anh | phone 0355204117 | street thon dong | ward Xã Đông Anh | province Thành phố Hà Nội
`
