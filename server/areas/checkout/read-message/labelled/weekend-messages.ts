/** As in `messages.ts`: what arrives on a weekend. Written before the rules that were mended for them. */
export const weekendMessages = String.raw`
Alo shop, cho chị 1 bộ áo yếm thêu sen màu sen size 12-18m và 1 đôi giày len tập đi 12-18m. Chị tên Lê Thị Hồng Nhung, 0916 338 274, số 8 đường Nguyễn Trãi, phường Vinh Phú, Nghệ An. Chị trả tiền mặt khi nhận hàng nhé
=> name Lê Thị Hồng Nhung | phone 0916338274 | street số 8 đường Nguyễn Trãi | ward Phường Vinh Phú | province Nghệ An | pay cod | item 1 MM-YE-01 12-18M Sen | item 1 MM-GL-02 12-18M Lá sả
###
lay e 2 cai mu beo hoa nhi 0-3m. e Trang 0328774196. dc 15 ngo 92 Dao Tan, phuong Ngoc Ha, HN. e ck r nha
=> name Trang | phone 0328774196 | street 15 ngo 92 Dao Tan | ward Phường Ngọc Hà | province Thành phố Hà Nội | pay bank | item 2 MM-MU-01 0-3M Sen phấn
###
Đầm cổ lá sen sen phấn 5Y
Nguyễn Minh Thư - 0908.441.726
77/3 Cách Mạng Tháng Tám, P. Tân Sơn Hòa, TP.HCM
giao chiều tối sau 18h
=> name Nguyễn Minh Thư | phone 0908441726 | street 77/3 Cách Mạng Tháng Tám | ward Phường Tân Sơn Hòa | province Thành phố Hồ Chí Minh | note giao chiều tối sau 18h | item 1 MM-DA-01 5Y Sen phấn
###
Bác đặt cho cháu nội cái yếm quần kẻ sọc Thuận An, cháu 18 tháng. Gửi cho con dâu bác là Phan Thị Kiều Oanh, điện thoại 0935 227 418, 21 Ông Ích Khiêm, phường Hải Châu, Đà Nẵng. Số của bác 0905 118 336
=> name Phan Thị Kiều Oanh | phone 0935227418 | other 0905118336 | street 21 Ông Ích Khiêm | ward Phường Hải Châu | province Thành phố Đà Nẵng | item 1 MM-YQ-02 18-24M Chàm
###
em ơi áo dài gấm hoa sen màu chàm size 6Y bao nhiêu tiền vậy? Chị lấy 1 bộ nha, ship về 102 Trần Hưng Đạo, phường Mỹ Tho, Đồng Tháp. Người nhận Huỳnh Ngọc Diễm 0939 664 120
=> name Huỳnh Ngọc Diễm | phone 0939664120 | street 102 Trần Hưng Đạo | ward Phường Mỹ Tho | province Đồng Tháp | item 1 MM-AD-01 6Y Chàm
###
Mình muốn mua làm quà đầy tháng: chăn ủ kẻ ô lót tổ ong chàm nhạt, bộ ba khăn xô muslin nghệ nhạt. Shop gói quà và không để giá giúp mình. Nhận: Võ Hoàng Yến, 0977 338 401, chung cư Lapaz Tower, 38 Nguyễn Chí Thanh, phường Hải Châu, Đà Nẵng. Mình chuyển khoản.
=> name Võ Hoàng Yến | phone 0977338401 | street chung cư Lapaz Tower, 38 Nguyễn Chí Thanh | ward Phường Hải Châu | province Thành phố Đà Nẵng | pay bank | gift | note Shop gói quà và không để giá giúp mình | item 1 MM-CH-01 - Chàm nhạt | item 1 MM-KX-01 - Nghệ nhạt
###
2 gile len: 1 nghệ 3y 1 chàm 4y. Thanh Vân 0986 225 713, Khu 4, xã Phù Ninh, Phú Thọ. Cod
=> name Thanh Vân | phone 0986225713 | street Khu 4 | ward Xã Phù Ninh | province Phú Thọ | pay cod | item 1 MM-LE-03 3Y Nghệ | item 1 MM-LE-03 4Y Chàm
###
Cô ơi con gởi địa chỉ nha: Trần Thị Mỹ Lệ, ấp Hòa Long, xã Cái Bè, Đồng Tháp, 0704 226 315. Con lấy yếm ăn thỏ con lót khăn bông lá già 3 cái ạ
=> name Trần Thị Mỹ Lệ | phone 0704226315 | street ấp Hòa Long | ward Xã Cái Bè | province Đồng Tháp | item 3 MM-BI-02 - Lá già
###
Shop ơi bé mình 9kg mặc bodysuit kẻ sọc chàm khói size nào? 6-9m hay 9-12m?
=>
###
[Hôm nay 09:12] Bảo Trâm: hi shop
[Hôm nay 09:12] Bảo Trâm: mình đặt 1 áo khoác len thêu hoa chàm khói 18-24m nha
[Hôm nay 09:15] Mẹ May: Dạ cho em xin địa chỉ ạ
[Hôm nay 09:20] Bảo Trâm: Đặng Bảo Trâm 0945 113 628, tầng 9 tòa nhà Viettel, 285 Cách Mạng Tháng 8, phường Hòa Hưng, HCM
=> name Đặng Bảo Trâm | phone 0945113628 | street tầng 9 tòa nhà Viettel, 285 Cách Mạng Tháng 8 | ward Phường Hòa Hưng | province Thành phố Hồ Chí Minh | item 1 MM-LE-01 18-24M Chàm khói
###
Chốt 1 mũ vành cotton nắng sớm chàm khói 18-24m + 1 quần bloomer cotton thêu hoa sen phấn 18-24m. Gửi ck cho mình stk. Mình Khánh Linh, số đt 0399 114 205, nhà số 3 đường Hoàng Hoa Thám, phường Bắc Giang, Bắc Ninh
=> name Khánh Linh | phone 0399114205 | street số 3 đường Hoàng Hoa Thám | ward Phường Bắc Giang | province Bắc Ninh | pay bank | item 1 MM-MU-04 18-24M Chàm khói | item 1 MM-BL-02 18-24M Sen phấn
###
Please send 2 sage gingham bodysuits (6-9M) to my sister: Nguyen Thu Thuy, 0913 552 618, 14 Tran Quoc Toan, Xuan Huong - Da Lat ward, Lam Dong. It's a gift, please no price inside. I am Laura, 0767 228 413, paying by bank transfer.
=> name Nguyen Thu Thuy | phone 0913552618 | other 0767228413 | street 14 Tran Quoc Toan | ward Phường Xuân Hương - Đà Lạt | province Lâm Đồng | pay bank | gift | note please no price inside | item 2 MM-LQ-01 6-9M Lá sả
###
Ngoại lấy cho thằng Tí cái mũ vành đũi mộc 3 tuổi nghe con, với cái yếm quần đũi đất nung 3 tuổi nữa. Giao nhà ngoại ở 12/7 Lê Lợi, phường Rạch Giá, An Giang, 0918 337 264, ngoại tên Sáu Hường
=> name Sáu Hường | phone 0918337264 | street 12/7 Lê Lợi | ward Phường Rạch Giá | province An Giang | item 1 MM-MU-03 3Y Mộc | item 1 MM-YQ-03 3Y Đất nung
###
c muốn huỷ đơn hôm qua nha e, đơn tên Tạ Thu Hà 0904 771 238, c đặt nhầm màu
=> name Tạ Thu Hà | phone 0904771238
###
MM-LQ-01 9-12M x2
MM-TN-02 chàm 9-12M x1
Phạm Diệu Linh
0862 337 914
Số 6 ngách 12/45 Khương Hạ, Khương Đình, Hà Nội
=> name Phạm Diệu Linh | phone 0862337914 | street Số 6 ngách 12/45 Khương Hạ | ward Phường Khương Đình | province Thành phố Hà Nội | item 2 MM-LQ-01 9-12M Lá sả | item 1 MM-TN-02 9-12M Chàm
###
Chị ơi lấy em 1 thỏ bông mặc váy màu chàm và 1 chăn ủ hoa nhí thêu tên, thêu chữ Minh An. Địa chỉ: trạm y tế xã Nam Đông, Huế, gặp Y sĩ Hồ Thị Nga 0914 228 517
=> name Hồ Thị Nga | phone 0914228517 | street trạm y tế | ward Xã Nam Đông | province Thành phố Huế | note thêu chữ Minh An | item 1 MM-TH-01 - Chàm | item 1 MM-CH-02 - Sen phấn
###
e lấy 1 túi ngủ tổ ong 6-9m, 1 đầm chấm nổi 2y nha c. cho e ship chậm cũng được, e ở Phú Quốc: 56 Nguyễn Trung Trực, đặc khu Phú Quốc, An Giang. Hà My 0355 228 614
=> name Hà My | phone 0355228614 | street 56 Nguyễn Trung Trực | ward Đặc khu Phú Quốc | province An Giang | item 1 MM-TN-01 6-9M Lá sả | item 1 MM-DA-02 2Y Lá sả
###
Tui mua cái áo liền quần chấm nổi cho đứa nhỏ mới đẻ, 0-3 tháng á. Gởi tui ở 9 Nguyễn Thị Minh Khai, phường Cao Lãnh, Đồng Tháp. Tui tên Lành, 0967 441 208. Nhận hàng tui đưa tiền
=> name Lành | phone 0967441208 | street 9 Nguyễn Thị Minh Khai | ward Phường Cao Lãnh | province Đồng Tháp | pay cod | item 1 MM-LQ-02 0-3M Sen phấn
###
Shop cho mình hỏi đơn của mình đi tới đâu rồi ạ, mã MM261125-4K7P, tên Cao Thùy Dương
=> name Cao Thùy Dương
###
Nhắn giùm chị Hai: gửi 1 áo dài bé mai vàng size 4Y, 1 áo dài bé mai vàng size 6Y về cho Ngô Thị Thanh Tâm, 0983 447 126, 5 Nguyễn Du, phường Quy Nhơn, Gia Lai. Cần trước 20 tháng Chạp
=> name Ngô Thị Thanh Tâm | phone 0983447126 | street 5 Nguyễn Du | ward Phường Quy Nhơn | province Gia Lai | note Cần trước 20 tháng Chạp | item 1 MM-AD-02 4Y Nghệ nhạt | item 1 MM-AD-02 6Y Nghệ nhạt
`
