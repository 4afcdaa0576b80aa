/** As in `messages.ts`: everyday messages in many forms. Labelled before they were read for the first time. */
export const everydayMessages = String.raw`
Thanh Hà
10:15
Shop ơi cho mình 1 đầm cổ lá sen hoa nhí màu sen phấn size 4Y nhé
10:16
Địa chỉ: 25 Trần Quang Khải, phường Tân Định, TP.HCM
0918 334 205
=> name Thanh Hà | phone 0918334205 | street 25 Trần Quang Khải | ward Phường Tân Định | province Thành phố Hồ Chí Minh | item 1 MM-DA-01 4Y Sen phấn
###
Em đặt 2 bộ áo yếm thêu sen: 1 chàm 12-18m, 1 củ nâu 2y. Nhận hàng: Đoàn Thị Bảo Ngân, 0905 447 118, 56 Nguyễn Tri Phương, phường Thanh Khê, Đà Nẵng. Em chuyển khoản trước ạ
=> name Đoàn Thị Bảo Ngân | phone 0905447118 | street 56 Nguyễn Tri Phương | ward Phường Thanh Khê | province Thành phố Đà Nẵng | pay bank | item 1 MM-YE-01 12-18M Chàm | item 1 MM-YE-01 2Y Củ nâu
###
Hello, I saw your stall in Hoi An. Could you ship two sun hats MM-MU-03, size 2Y, to Emma Larsen, 14 Tran Hung Dao, Hoi An ward, Da Nang? My WhatsApp is +84 905 331 274. I'll pay by bank transfer.
=> name Emma Larsen | phone 0905331274 | street 14 Tran Hung Dao | ward Phường Hội An | province Thành phố Đà Nẵng | pay bank | item 2 MM-MU-03 2Y Mộc
###
Họ và tên: Lý Gia Hân
Số điện thoại: 0336.880.142
Địa chỉ: Căn 1206, toà A, chung cư Vinhomes Smart City, phường Tây Mỗ, Hà Nội
Sản phẩm: Áo khoác len thêu hoa, màu kem, size 3Y, số lượng 1
Hình thức thanh toán: COD
=> name Lý Gia Hân | phone 0336880142 | street Căn 1206, toà A, chung cư Vinhomes Smart City | ward Phường Tây Mỗ | province Thành phố Hà Nội | pay cod | item 1 MM-LE-01 3Y Kem
###
cho m 1 túi ngủ mỏng đêm hè 6-9m màu sen phấn với 1 mũ bèo sơ sinh 3-6m. Trần Ngọc Bích 0979 204 418. Số 5 ngõ 44 Trần Thái Tông, phường Cầu Giấy, HN. Ship giờ hành chính giúp m
=> name Trần Ngọc Bích | phone 0979204418 | street Số 5 ngõ 44 Trần Thái Tông | ward Phường Cầu Giấy | province Thành phố Hà Nội | note Ship giờ hành chính giúp m | item 1 MM-TN-02 6-9M Sen phấn | item 1 MM-MU-01 3-6M Sen phấn
###
Người gửi: Hoàng Minh Tú - 0912 550 318
Người nhận: Hoàng Thị Lê - 0386 417 205
Địa chỉ: xóm 7, xã Diễn Châu, Nghệ An
1 chăn ủ kẻ ô màu nâu, gói quà giúp em, không kèm hoá đơn
=> name Hoàng Thị Lê | phone 0386417205 | other 0912550318 | street xóm 7 | ward Xã Diễn Châu | province Nghệ An | gift | note không kèm hoá đơn | item 1 MM-CH-01 - Nâu trầm
###
Mình muốn đổi đầm hoa nhí size 3y sang 4y được không shop? Tiện đặt thêm 1 giày len tập đi 12-18m. Gửi chung về 88 Lạch Tray, phường Gia Viên, Hải Phòng, Phạm Thanh Nga, 0904 118 226
=> name Phạm Thanh Nga | phone 0904118226 | street 88 Lạch Tray | ward Phường Gia Viên | province Thành phố Hải Phòng | item 1 MM-GL-02 12-18M Lá sả
###
MM-AD-01 củ nâu 5Y x1
MM-AD-02 4Y x1
Lê Hồng Nhung, 0944 207 315
Lô B12 khu đô thị Xuân An, phường Nha Trang, Khánh Hòa
đã ck 50%
=> name Lê Hồng Nhung | phone 0944207315 | street Lô B12 khu đô thị Xuân An | ward Phường Nha Trang | province Khánh Hòa | pay bank | item 1 MM-AD-01 5Y Củ nâu | item 1 MM-AD-02 4Y Nghệ nhạt
###
Shop cho hỏi thỏ bông mặc váy còn màu lá sả không ạ? Nếu còn cho em 1 em, ship về phường Vị Tân, Cần Thơ, số nhà 31 đường Võ Văn Kiệt, em Nguyễn Trúc Ly 0393 118 740 ạ
=> name Nguyễn Trúc Ly | phone 0393118740 | street số nhà 31 đường Võ Văn Kiệt | ward Phường Vị Tân | province Thành phố Cần Thơ | item 1 MM-TH-01 - Lá sả
###
Tặng sinh nhật bé nhà bạn: 1 yếm quần kẻ ô nắng nghệ 18-24m + 1 mũ vành cotton nắng sớm nghệ 18-24m, viết thiệp "Chúc bé Bơ hay ăn chóng lớn". Giao cho bạn mình là Vũ Quỳnh Chi, số 12 phố Hàng Bông, phường Hoàn Kiếm, Hà Nội, sđt bạn 0983 226 417, sđt mình 0912 004 518
=> name Vũ Quỳnh Chi | phone 0983226417 | other 0912004518 | street số 12 phố Hàng Bông | ward Phường Hoàn Kiếm | province Thành phố Hà Nội | gift | note viết thiệp "Chúc bé Bơ hay ăn chóng lớn" | item 1 MM-YQ-01 18-24M Nghệ | item 1 MM-MU-04 18-24M Nghệ
###
0868 114 207 - Tạ Thu Phương - kiot 12 chợ Đông Kinh, phường Đông Kinh, Lạng Sơn - 3 yếm ăn lót khăn bông nghệ - cod
=> name Tạ Thu Phương | phone 0868114207 | street kiot 12 chợ Đông Kinh | ward Phường Đông Kinh | province Lạng Sơn | pay cod | item 3 MM-BI-02 - Nghệ
###
Chị ơi em lấy đầm chấm nổi nha. Bé em 2 tuổi rưỡi 13kg, chị lấy size 3Y giúp em. Em Hà Vy, 0378 552 104, 9/2 đường số 3, phường Hiệp Bình, TPHCM
=> name Hà Vy | phone 0378552104 | street 9/2 đường số 3 | ward Phường Hiệp Bình | province Thành phố Hồ Chí Minh | item 1 MM-DA-02 3Y Lá sả
###
Lần trước mình nhận ở 20 Lê Lợi, lần này gửi về cơ quan giúp mình: Trung tâm Y tế, 105 Nguyễn Du, phường Thành Sen, Hà Tĩnh. Vẫn tên Đặng Thị Thúy, 0915 220 874. 1 bộ ba khăn xô màu nghệ nhạt
=> name Đặng Thị Thúy | phone 0915220874 | street Trung tâm Y tế, 105 Nguyễn Du | ward Phường Thành Sen | province Hà Tĩnh | item 1 MM-KX-01 - Nghệ nhạt
###
Đơn của mẹ Gạo ạ: quần bloomer cotton thêu hoa lá sả 6-9m (2 cái), áo liền quần chấm nổi 6-9m (1 cái). ĐC: 17 ngách 3 ngõ 210 Hoàng Văn Thái, P. Phương Liệt, Hà Nội. ĐT 0988 305 172
=> name Mẹ Gạo | phone 0988305172 | street 17 ngách 3 ngõ 210 Hoàng Văn Thái | ward Phường Phương Liệt | province Thành phố Hà Nội | item 2 MM-BL-02 6-9M Lá sả | item 1 MM-LQ-02 6-9M Sen phấn
###
Mình tên là Cao Bá Khánh, số điện thoại 0907 662 138. Mình ở 240 đường 3 tháng 2, phường Ninh Kiều, Cần Thơ. Mình lấy một áo gile len hàng hoa màu mộc cho bé 4 tuổi. Thanh toán khi nhận hàng.
=> name Cao Bá Khánh | phone 0907662138 | street 240 đường 3 tháng 2 | ward Phường Ninh Kiều | province Thành phố Cần Thơ | pay cod | item 1 MM-LE-03 4Y Mộc
###
chị Thảo nhận giúp em gái nhé shop: 1 áo khoác len đất nung thêu tên 2y. Đc 72 Phạm Ngũ Lão, phường Đông Hòa, TP Hồ Chí Minh. Sđt chị Thảo 0937 118 552
=> name Chị Thảo | phone 0937118552 | street 72 Phạm Ngũ Lão | ward Phường Đông Hòa | province Thành phố Hồ Chí Minh | item 1 MM-LE-02 2Y Đất nung
###
[08:12, 20/11/2026] Bùi Hạnh: e ơi chị lấy 1 chăn ủ hoa nhí thêu tên
[08:12, 20/11/2026] Bùi Hạnh: và 1 giày len sơ sinh nơ nhỏ màu sen 0-3m
[08:15, 20/11/2026] Mẹ May: dạ chị cho em địa chỉ với số điện thoại nha
[08:20, 20/11/2026] Bùi Hạnh: 33 Chu Văn An, phường Tân Lập, Đắk Lắk
[08:20, 20/11/2026] Bùi Hạnh: 0913 402 776
=> name Bùi Hạnh | phone 0913402776 | street 33 Chu Văn An | ward Phường Tân Lập | province Đắk Lắk | item 1 MM-CH-02 - Sen phấn | item 1 MM-GL-01 0-3M Sen
###
Nguyễn Thị Kim Oanh, 0354 117 620, ấp Hòa Bình, xã Vĩnh Thạnh, Cần Thơ (gần trạm y tế). 1 yếm quần đũi đất nung 12-18m. Thu hộ
=> name Nguyễn Thị Kim Oanh | phone 0354117620 | street ấp Hòa Bình, gần trạm y tế | ward Xã Vĩnh Thạnh | province Thành phố Cần Thơ | pay cod | item 1 MM-YQ-03 12-18M Đất nung
###
Cảm ơn shop nhiều, hàng đẹp lắm ạ, bé mặc vừa xinh luôn ❤️ khi nào có mẫu mới nhắn em nha
=>
###
Shop gửi giúp 2 mũ bèo đi dạo đất nung 9-12m cho chị Lại Thu Trà, tầng 4 toà nhà FPT, 17 Duy Tân, phường Cầu Giấy, Hà Nội. 0975 330 418. Nếu chị ấy không nghe máy gọi mình 0967 204 113
=> name Chị Lại Thu Trà | phone 0975330418 | other 0967204113 | street tầng 4 toà nhà FPT, 17 Duy Tân | ward Phường Cầu Giấy | province Thành phố Hà Nội | item 2 MM-MU-02 9-12M Đất nung
`
