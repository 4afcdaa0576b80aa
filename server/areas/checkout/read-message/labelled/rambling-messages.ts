/** As in `messages.ts`: long messages with small talk, two addresses, questions. Labelled before they were read for the first time. */
export const ramblingMessages = String.raw`
Chào shop ạ. Hôm trước em có xem live của shop thấy mấy bộ áo yếm đẹp quá mà bận quá chưa kịp đặt. Nay em muốn lấy cho bé gái nhà em một bộ áo yếm thêu sen màu sen, bé em 15 tháng, nặng 10kg, chắc mặc size 12-18m là vừa nhỉ shop. Em ở Hà Nội, số 8 ngõ 90 Yên Lạc, phường Vĩnh Tuy, Hà Nội. Em tên Mai Anh, số điện thoại 0976 330 124. Em cảm ơn shop nhiều.
=> name Mai Anh | phone 0976330124 | street số 8 ngõ 90 Yên Lạc | ward Phường Vĩnh Tuy | province Thành phố Hà Nội | item 1 MM-YE-01 12-18M Sen
###
Em đang ở 15 Nguyễn Huệ, phường Sài Gòn, TP.HCM, nhưng đơn này shop gửi về quê cho mẹ em giúp em nha: Đinh Thị Hường, thôn Phú Đa, xã Phú Vang, Huế, 0354 662 108. Số em 0909 441 207, có gì gọi em. 1 áo liền quần kẻ sọc 12-18m
=> name Đinh Thị Hường | phone 0354662108 | other 0909441207 | street thôn Phú Đa | ward Xã Phú Vang | province Thành phố Huế | item 1 MM-LQ-03 12-18M Chàm khói
###
Hi Mẹ May team! My daughter turns three next week and we loved the dress our neighbour bought from you. Could we please order one lime-garden dress (MM-DA-02) in size 3Y and one morning-sun hat in turmeric, 2Y? Please deliver to: Sarah Mitchell, Apartment 1804, Tower B, Riviera Point, Tan Thuan ward, Ho Chi Minh City. Phone 0901 224 875. No invoice in the box please. We will pay cash on delivery. Thank you so much!
=> name Sarah Mitchell | phone 0901224875 | street Apartment 1804, Tower B, Riviera Point | ward Phường Tân Thuận | province Thành phố Hồ Chí Minh | pay cod | gift | note No invoice in the box please | item 1 MM-DA-02 3Y Lá sả | item 1 MM-MU-04 2Y Nghệ
###
chị ơi hôm bữa em mua cái yếm quần kẻ sọc size 18-24m mà bé mặc hơi chật, giờ em muốn đổi lên 2y được ko chị, em gửi hàng lại cho chị, mà tiện em lấy thêm 2 yếm ăn thỏ con hoa li ti nữa chị gửi chung nha. Vẫn địa chỉ cũ 34 Nguyễn Thái Học, phường Quy Nhơn, Gia Lai, em Bảo Trân 0985 220 417
=> name Bảo Trân | phone 0985220417 | street 34 Nguyễn Thái Học | ward Phường Quy Nhơn | province Gia Lai | item 2 MM-BI-01 - Sen phấn
###
Shop ơi ngày mai chị đi công tác nên ban ngày giao tới cơ quan: Công ty Điện lực, 35 Nguyễn Huệ, phường Thuận Hóa, Huế, còn sau 18h thì về nhà 9 kiệt 5 Tuệ Tĩnh, phường Thuận Hóa, Huế nha. Chị Hoài Thương 0914 003 825. Lấy chị 1 chăn ủ hoa nhí
=> name Chị Hoài Thương | phone 0914003825 | street Công ty Điện lực, 35 Nguyễn Huệ | ward Phường Thuận Hóa | province Thành phố Huế | note còn sau 18h thì về nhà 9 kiệt 5 Tuệ Tĩnh | item 1 MM-CH-02 - Sen phấn
###
Alo shop, cho mình hỏi xíu: áo khoác len đất nung thêu tên có thêu được tên tiếng Anh không? Bé mình tên Lucas. Nếu được thì mình đặt 1 cái size 4y, thêu "Lucas". Ship hoả tốc được thì tốt vì thứ 7 này sinh nhật bé rồi. Mình là Quách Mỹ Kim, 0938 660 217, 55 Nguyễn Đình Chiểu, phường Xuân Hòa, TPHCM. Mình ck liền nha, cho mình stk.
=> name Quách Mỹ Kim | phone 0938660217 | street 55 Nguyễn Đình Chiểu | ward Phường Xuân Hòa | province Thành phố Hồ Chí Minh | pay bank | note thêu "Lucas". Ship hoả tốc được thì tốt vì thứ 7 này sinh nhật bé rồi | item 1 MM-LE-02 4Y Đất nung
###
Dạ em chào chị, em là Phương bên nhóm quà tặng công ty Hoa Sen. Bên em cần đặt 10 bộ ba khăn xô màu sen và 10 thỏ bông mặc váy màu chàm làm quà Tết cho con nhân viên. Nhờ chị giao tới phòng Hành chính, công ty Hoa Sen, lô A5 khu công nghiệp Hòa Khánh, phường Liên Chiểu, Đà Nẵng. Người nhận: anh Đức Thịnh, 0905 118 774. Bên em chuyển khoản, xuất hoá đơn giúp em. Số em 0935 447 206.
=> name Anh Đức Thịnh | phone 0905118774 | other 0935447206 | street phòng Hành chính, công ty Hoa Sen, lô A5 khu công nghiệp Hòa Khánh | ward Phường Liên Chiểu | province Thành phố Đà Nẵng | pay bank | gift | item 10 MM-KX-01 - Sen | item 10 MM-TH-01 - Chàm
###
bé nhà em mới sinh được 20 ngày, em tính mua cho bé đồ mặc tới 3 tháng. Chị tư vấn giúp em áo liền quần với mũ nha. Em thích mẫu kẻ ô lá sả á chị. Nhà em ở phường Phú Lợi, HCM
=> ward Phường Phú Lợi | province Thành phố Hồ Chí Minh
###
1 đầm cổ lá sen hoa nhí chàm size 2y
à mà thôi lấy 3y cho bé mặc lâu lâu chị
gửi về cho em ở 102 Trường Chinh, phường Kiến An, Hải Phòng
em Nhung 0376 445 208
à chị ơi đừng gửi sáng t7 nha em đi vắng
=> name Nhung | phone 0376445208 | street 102 Trường Chinh | ward Phường Kiến An | province Thành phố Hải Phòng | note à chị ơi đừng gửi sáng t7 nha em đi vắng | item 1 MM-DA-01 3Y Chàm
###
Chị Ngọc ơi em Trang đây, bạn của Linh hôm bữa mua áo dài á. Linh nói chị may đẹp lắm nên em cũng muốn đặt cho 2 bé nhà em: bé lớn 5 tuổi áo dài gấm hoa sen màu chàm, bé nhỏ 3 tuổi áo dài gấm hoa sen màu củ nâu. Chị gửi cho em về 27 Lý Tự Trọng, phường Cam Ranh, Khánh Hòa, Lê Thùy Trang 0905 332 714 nha chị. Em gửi cọc trước qua momo nhé
=> name Lê Thùy Trang | phone 0905332714 | street 27 Lý Tự Trọng | ward Phường Cam Ranh | province Khánh Hòa | pay momo | item 1 MM-AD-01 5Y Chàm | item 1 MM-AD-01 3Y Củ nâu
###
Hôm qua shop giao nhầm màu cho chị rồi em ơi, chị đặt màu sen mà shop gửi màu nghệ nhạt. Em xem đổi cho chị nha, đơn chị Hương Giang 0912 330 476 á em
=> name Chị Hương Giang | phone 0912330476
###
Good morning. I'm staying at Azerai La Residence, 5 Le Loi, Thuan Hoa ward, Hue until Friday. Can you deliver one embroidered cardigan, cream, 18-24M to the hotel reception? My name is Claire Dubois, room 214, phone 0773 118 206. I can pay cash.
=> name Claire Dubois | phone 0773118206 | street Azerai La Residence, 5 Le Loi | ward Phường Thuận Hóa | province Thành phố Huế | pay cod | item 1 MM-LE-01 18-24M Kem
###
Lúc trước em đặt tên Thu Hà ở Quảng Ngãi đó chị, giờ em chuyển vào Bình Dương rồi, địa chỉ mới của em: 18 đường Phú Lợi, phường Thủ Dầu Một, TP.HCM, sđt mới 0862 117 340. Chị gửi em 1 yếm quần đũi đất nung 3y, 1 mũ vành đũi mộc 3y nghen
=> name Thu Hà | phone 0862117340 | street 18 đường Phú Lợi | ward Phường Thủ Dầu Một | province Thành phố Hồ Chí Minh | item 1 MM-YQ-03 3Y Đất nung | item 1 MM-MU-03 3Y Mộc
###
Chị ơi cho em đặt quà đầy tháng con bạn em nha, là bé gái, em tính lấy 1 chăn ủ hoa nhí thêu tên, thêu tên "An Nhiên", với 1 đôi giày len sơ sinh màu kem 0-3m. Gói quà đẹp giúp em, đừng để giá trong hộp. Gửi tới bạn em tên Trịnh Khánh Ly, chung cư Mường Thanh, phòng 1502, phường Bắc Nha Trang, Khánh Hòa, điện thoại bạn 0915 224 608. Tiền em chuyển khoản, số em 0987 003 416
=> name Trịnh Khánh Ly | phone 0915224608 | other 0987003416 | street chung cư Mường Thanh, phòng 1502 | ward Phường Bắc Nha Trang | province Khánh Hòa | pay bank | gift | note thêu tên "An Nhiên". đừng để giá trong hộp | item 1 MM-CH-02 - Sen phấn | item 1 MM-GL-01 0-3M Kem
###
Ngân Trần: chốt mã MM-BL-01 size 12-18m
Ngân Trần: sdt e 0903 118 462
Mẹ May: dạ chị cho em địa chỉ
Ngân Trần: 210/5 Cách Mạng Tháng 8, phường Nhiêu Lộc, HCM
Ngân Trần: ship nhanh giúp e nha
=> name Ngân Trần | phone 0903118462 | street 210/5 Cách Mạng Tháng 8 | ward Phường Nhiêu Lộc | province Thành phố Hồ Chí Minh | note ship nhanh giúp e nha | item 1 MM-BL-01 12-18M Nghệ nhạt
###
em mới chuyển nhà nên địa chỉ cũ 12 Bạch Đằng bỏ nha chị, địa chỉ giờ là số 45 đường Hoàng Diệu, phường Hòa Cường, Đà Nẵng. Tên em vẫn vậy, Tường Vi, 0708 442 135. Đơn này em lấy 1 túi ngủ mỏng đêm hè màu chàm 12-18m, 2 yếm ăn lót khăn bông 1 nghệ 1 lá già
=> name Tường Vi | phone 0708442135 | street số 45 đường Hoàng Diệu | ward Phường Hòa Cường | province Thành phố Đà Nẵng | item 1 MM-TN-02 12-18M Chàm | item 1 MM-BI-02 - Nghệ | item 1 MM-BI-02 - Lá già
###
Shop ơi, mẹ mình ở quê thích cái thỏ bông quá, mình mua tặng bà chơi cho vui hihi. 1 con thỏ bông váy kẻ ô, thêu tên Bà Sáu. Bà tên Nguyễn Thị Sáu, nhà ở ấp Long Thành, xã Long Hồ, Vĩnh Long, ai hỏi bà Sáu bán bánh cũng biết. Bà xài số 0374 228 901. Mình chuyển khoản trước rồi nha.
=> name Nguyễn Thị Sáu | phone 0374228901 | street ấp Long Thành | ward Xã Long Hồ | province Vĩnh Long | pay bank | gift | note thêu tên Bà Sáu | item 1 MM-TH-02 - Sen đậm
###
E chào chị, hôm trước e có đặt 1 áo gile len hàng hoa màu chàm 3y mà chưa thấy chị lên đơn, chị kiểm tra giúp e với. Nếu còn hàng chị lên đơn luôn giúp e, thông tin của e: Ngô Thị Thanh Trà, thôn Đông, xã Cẩm Giàng, Hải Phòng, 0393 662 180. Ship cod giúp e.
=> name Ngô Thị Thanh Trà | phone 0393662180 | street thôn Đông | ward Xã Cẩm Giàng | province Thành phố Hải Phòng | pay cod | item 1 MM-LE-03 3Y Chàm
###
Chị lấy cho 3 đứa cháu, đứa lớn 5 tuổi 1 đầm hoa nhí sen phấn, đứa giữa 3 tuổi 1 áo khoác len thêu hoa kem, đứa út 8 tháng 1 mũ bèo đi dạo lá sả. Gửi chung 1 chỗ nha: chị Đào Thị Hoa, số nhà 112 tổ 9, phường Hòa Bình, Phú Thọ. 0978 005 418. Có gì nhắn tin trước chị bận họp.
=> name Chị Đào Thị Hoa | phone 0978005418 | street số nhà 112 tổ 9 | ward Phường Hòa Bình | province Phú Thọ | note Có gì nhắn tin trước chị bận họp | item 1 MM-DA-01 5Y Sen phấn | item 1 MM-LE-01 3Y Kem | item 1 MM-MU-02 6-9M Lá sả
###
Xin chào shop, mình tính đặt mà chưa rõ phí ship về Cà Mau bao nhiêu. Mình ở 60 Phan Ngọc Hiển, phường Tân Thành, Cà Mau. Nếu dưới 30k thì lấy giúp mình 1 áo liền quần kẻ ô 9-12m, 1 quần bloomer đũi 9-12m. Người nhận Mạc Thị Yến Nhi, 0949 334 112
=> name Mạc Thị Yến Nhi | phone 0949334112 | street 60 Phan Ngọc Hiển | ward Phường Tân Thành | province Cà Mau | item 1 MM-LQ-01 9-12M Lá sả | item 1 MM-BL-01 9-12M Nghệ nhạt
`
