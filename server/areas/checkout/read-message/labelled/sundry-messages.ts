/** As in `messages.ts`: ordinary, dialect and long ones. Labelled and measured before a rule was changed for them. */
export const sundryMessages = String.raw`
Shop cho mình đặt 1 quần bloomer đũi nghệ size 9-12M, 1 mũ vành đũi mộc size 9-12M.
Tên: Đào Ngọc Lan
SĐT: 0978 114 603
Đ/c: 36/7 đường Nguyễn Văn Trỗi, phường Phú Nhuận, TP.HCM
Mình thanh toán khi nhận hàng nhé
=> name Đào Ngọc Lan | phone 0978114603 | street 36/7 đường Nguyễn Văn Trỗi | ward Phường Phú Nhuận | province Thành phố Hồ Chí Minh | pay cod | item 1 MM-BL-01 9-12M Nghệ nhạt | item 1 MM-MU-03 9-12M Mộc
###
Chị ơi, em Hằng 0936 228 714 đây ạ. Em lấy đầm cổ lá sen màu chàm 5y nha, ship về 17 Trần Quang Diệu, phường Quy Nhơn Nam, Gia Lai giúp em
=> name Hằng | phone 0936228714 | street 17 Trần Quang Diệu | ward Phường Quy Nhơn Nam | province Gia Lai | item 1 MM-DA-01 5Y Chàm
###
O nì, lấy cho con bộ áo yếm màu sen 9-12 tháng hỉ. Nhà con trong kiệt 45 Phan Bội Châu, phường Thuận Hóa, Huế. Con gái tên Ty, còn con là Diệu Hương, sđt 0905 227 084
=> name Diệu Hương | phone 0905227084 | street kiệt 45 Phan Bội Châu | ward Phường Thuận Hóa | province Thành phố Huế | item 1 MM-YE-01 9-12M Sen
###
Good evening, we're a small family in Thao Dien. I'd like to order one striped bodysuit, size 6-9M and one waffle sleep sack 6-9M. Deliver to Julien Moreau, 21 Street 65, An Khanh ward, HCMC. Tel: 0908 331 706. We'll transfer the money today.
=> name Julien Moreau | phone 0908331706 | street 21 Street 65 | ward Phường An Khánh | province Thành phố Hồ Chí Minh | pay bank | item 1 MM-LQ-03 6-9M Chàm khói | item 1 MM-TN-01 6-9M Lá sả
###
Tặng mẹ bỉm: chăn ủ kẻ ô chàm nhạt 1 cái, yếm ăn lót khăn bông lá già 2 cái. Người nhận: Trương Thị Bé Ba, 0372 660 148, ấp 6, xã Lương Hòa, Tây Ninh. Gói quà nha shop, người tặng: Ngọc Trâm
=> name Trương Thị Bé Ba | phone 0372660148 | street ấp 6 | ward Xã Lương Hòa | province Tây Ninh | gift | item 1 MM-CH-01 - Chàm nhạt | item 2 MM-BI-02 - Lá già
###
0917 225 604
Lê Thị Phương Mai
Số 8 Hoàng Văn Thụ, P. Thanh Khê, Đà Nẵng
=> name Lê Thị Phương Mai | phone 0917225604 | street Số 8 Hoàng Văn Thụ | ward Phường Thanh Khê | province Thành phố Đà Nẵng
###
Em đổi ý rồi chị ơi, không lấy áo gile nữa, lấy áo khoác len đất nung 3y thôi. Địa chỉ: 51 Lê Thánh Tôn, phường Hạ Long, Quảng Ninh. Nguyễn Khánh Linh 0934 118 220
=> name Nguyễn Khánh Linh | phone 0934118220 | street 51 Lê Thánh Tôn | ward Phường Hạ Long | province Quảng Ninh | item 1 MM-LE-02 3Y Đất nung
###
Chào em, cô là giáo viên trường Hai Bà Trưng. Cô muốn mua 2 con thỏ bông mặc váy, một con màu lá sả một con màu chàm. Cô gửi địa chỉ nhà: Phan Thị Kim Liên, 22 Ngô Gia Tự, phường Thuận Hóa, Huế. Điện thoại 0914 660 217. Khi nào giao nhớ gọi trước cho cô.
=> name Phan Thị Kim Liên | phone 0914660217 | street 22 Ngô Gia Tự | ward Phường Thuận Hóa | province Thành phố Huế | note Khi nào giao nhớ gọi trước cho cô | item 1 MM-TH-01 - Lá sả | item 1 MM-TH-01 - Chàm
###
e ơi c Thơm nè, lấy c 1 áo liền quần chấm nổi 9-12m, ship cod về chỗ cũ nha
=> name Thơm | pay cod | item 1 MM-LQ-02 9-12M Sen phấn
###
Kính nhờ shop gửi chuyển phát nhanh đến: Bà Hoàng Thị Thược, thôn Nà Pài, xã Cao Lộc, Lạng Sơn. Điện thoại: 0363 118 447. Hàng gồm: 1 chăn ủ hoa nhí thêu tên (thêu: Minh Khôi). Người gửi: Hoàng Văn Tú, Hà Nội, 0904 226 118, đã chuyển khoản.
=> name Bà Hoàng Thị Thược | phone 0363118447 | other 0904226118 | street thôn Nà Pài | ward Xã Cao Lộc | province Lạng Sơn | pay bank | note thêu: Minh Khôi | item 1 MM-CH-02 - Sen phấn
###
Mẹ bé Đậu Đậu chốt đơn live hôm qua: mã MM-YQ-02 size 12-18m, mã MM-GL-02 size 9-12m. Tên Trần Diễm Quỳnh, số nhà 10 hẻm 8 đường 30/4, phường Ninh Kiều, Cần Thơ - 0798 552 204
=> name Trần Diễm Quỳnh | phone 0798552204 | street số nhà 10 hẻm 8 đường 30/4 | ward Phường Ninh Kiều | province Thành phố Cần Thơ | item 1 MM-YQ-02 12-18M Chàm | item 1 MM-GL-02 9-12M Lá sả
###
chị oi hàng chị giao bị lỗi đường chỉ ở cổ áo nè chị, em gửi hình qua zalo, đơn tên Mỹ Lệ 0902 447 116 đó chị. Chị đổi em cái khác nha, cái áo len thêu hoa kem 2y á
=> name Mỹ Lệ | phone 0902447116
###
con lay cho ngoai 1 cai mu beo di dao mau dat nung 12-18m, 1 cai yem quan dui 18-24m. gui ve ap binh an, xa thoi son, dong thap, ngoai ten Tran Thi Hai 0375 118 920
=> name Tran Thi Hai | phone 0375118920 | street ap binh an | ward Phường Thới Sơn | province Đồng Tháp | item 1 MM-MU-02 12-18M Đất nung | item 1 MM-YQ-03 18-24M Đất nung
###
Lấy 1 đầm chấm nổi vườn chanh size 5y nha chị. Em ở Hội An: 66 Cửa Đại, phường Hội An Đông, Đà Nẵng - Ngô Thanh Vân - 0935 004 718. Nếu giao vắng nhà gửi tiệm cà phê kế bên giúp em
=> name Ngô Thanh Vân | phone 0935004718 | street 66 Cửa Đại | ward Phường Hội An Đông | province Thành phố Đà Nẵng | item 1 MM-DA-02 5Y Lá sả
###
Shop ơi size của bộ áo yếm thêu sen tính sao ạ, bé nhà mình 11kg 80cm 18 tháng. Mình thích màu củ nâu
=>
###
Cho em hỏi giày len tập đi size 6-9m còn không ạ? Còn thì cho em 1 đôi, với 1 áo gile len mộc 12-18m. Nhận hàng tại quầy lễ tân khách sạn Saigon Morin, 30 Lê Lợi, phường Thuận Hóa, Huế, Lê Hạ Vy 0777 220 418
=> name Lê Hạ Vy | phone 0777220418 | street quầy lễ tân khách sạn Saigon Morin, 30 Lê Lợi | ward Phường Thuận Hóa | province Thành phố Huế | item 1 MM-GL-02 6-9M Lá sả | item 1 MM-LE-03 12-18M Mộc
###
Anh Toàn lấy giùm vợ 1 túi ngủ mỏng đêm hè sen phấn 3-6m nha em, 3 Phan Đăng Lưu, phường Cầu Kiệu, TPHCM, sđt anh 0903 662 714, sđt vợ anh Tuyết Mai 0909 118 203. Giao buổi tối cho có người nhận
=> name Anh Toàn | phone 0903662714 | other 0909118203 | street 3 Phan Đăng Lưu | ward Phường Cầu Kiệu | province Thành phố Hồ Chí Minh | note Giao buổi tối cho có người nhận | item 1 MM-TN-02 3-6M Sen phấn
###
mai mốt em qua Huế chơi rồi ghé shop lấy luôn nha chị, giữ giúp em 1 áo dài gấm hoa sen chàm 4y, em Bích Trâm 0918 550 226
=> name Bích Trâm | phone 0918550226 | item 1 MM-AD-01 4Y Chàm
###
Dạ địa chỉ của em đây ạ: Hà Thị Thương, khu 3, xã Tam Nông, Phú Thọ. Số điện thoại: 0385.226.417. Em lấy màu sen size 2y ạ
=> name Hà Thị Thương | phone 0385226417 | street khu 3 | ward Xã Tam Nông | province Phú Thọ
###
Đơn đặt hàng số 2 của lớp mẹ và bé: 4 bộ ba khăn xô (2 sen, 2 nghệ nhạt), 1 mũ bèo hoa nhí sơ sinh 0-3m. Giao: Vũ Thị Tuyết, trường mầm non Ánh Sao, 100 Nguyễn Lương Bằng, phường Hải Dương, Hải Phòng. 0982 447 306. Chuyển khoản
=> name Vũ Thị Tuyết | phone 0982447306 | street trường mầm non Ánh Sao, 100 Nguyễn Lương Bằng | ward Phường Hải Dương | province Thành phố Hải Phòng | pay bank | item 2 MM-KX-01 - Sen | item 2 MM-KX-01 - Nghệ nhạt | item 1 MM-MU-01 0-3M Sen phấn
`
