/** As in `messages.ts`: what arrives on an ordinary evening. Written before the rules that were mended for them. */
export const eveningMessages = String.raw`
Shop ơi cho mình đặt 1 đầm chấm nổi vườn chanh size 3Y với 1 mũ vành đũi mộc 3Y nhé. Gửi về: Hoàng Thu Phương, 0988 214 635, số 12 ngõ 45 Trần Thái Tông, phường Cầu Giấy, Hà Nội
=> name Hoàng Thu Phương | phone 0988214635 | street số 12 ngõ 45 Trần Thái Tông | ward Phường Cầu Giấy | province Thành phố Hà Nội | item 1 MM-DA-02 3Y Lá sả | item 1 MM-MU-03 3Y Mộc
###
mình lấy 1 túi ngủ mỏng màu chàm cho bé 8 tháng, sđt 0905771264 tên Ngân, 25 Nguyễn Huệ, p Thuận Hóa, Huế. Ship cod giúp mình
=> name Ngân | phone 0905771264 | street 25 Nguyễn Huệ | ward Phường Thuận Hóa | province Thành phố Huế | pay cod | item 1 MM-TN-02 6-9M Chàm
###
C lấy cho c 2 áo liền quần chấm nổi size 3-6m, 1 bloomer thêu hoa màu lá sả 6-9m nha e. C chuyển khoản rồi đó. Đ/c: 118/6 Bạch Đằng, phường Gia Định, Tp HCM. Sđt 0909 336 715, tên người nhận Vũ Ngọc Bích
=> name Vũ Ngọc Bích | phone 0909336715 | street 118/6 Bạch Đằng | ward Phường Gia Định | province Thành phố Hồ Chí Minh | pay bank | item 2 MM-LQ-02 3-6M Sen phấn | item 1 MM-BL-02 6-9M Lá sả
###
Áo gile len màu mộc 4y còn không ạ? Nếu còn chốt giúp em 1 cái. Em Thảo 0976 225 108, 60 Nguyễn Văn Linh, phường Hải Châu, Đà Nẵng
=> name Thảo | phone 0976225108 | street 60 Nguyễn Văn Linh | ward Phường Hải Châu | province Thành phố Đà Nẵng | item 1 MM-LE-03 4Y Mộc
###
Tên: Đỗ Thanh Mai
SĐT: 0333.548.127
Địa chỉ: thôn Đông, xã Đồng Xuân, Phú Thọ
Đơn: 1 set áo yếm thêu sen màu chàm 2Y + 1 thỏ bông mặc váy lá sả
Thanh toán khi nhận
=> name Đỗ Thanh Mai | phone 0333548127 | street thôn Đông | ward Xã Thanh Ba | province Phú Thọ | pay cod | item 1 MM-YE-01 2Y Chàm | item 1 MM-TH-01 - Lá sả
###
Em chuyển khoản cho 1 khăn muslin màu sen và 2 yếm ăn hoa li ti rồi nhé ạ, gửi em về 7A Lý Thường Kiệt, phường Cửa Nam, Hà Nội, Lê Hoài Anh 0912446803
=> name Lê Hoài Anh | phone 0912446803 | street 7A Lý Thường Kiệt | ward Phường Cửa Nam | province Thành phố Hà Nội | pay bank | item 1 MM-KX-01 - Sen | item 2 MM-BI-01 - Sen phấn
###
Chị ơi em muốn tặng sinh nhật con bạn em 2 tuổi 1 áo khoác len kem 2Y, gói quà giúp em nha, ghi thiệp "Chúc Bông tuổi mới hay ăn chóng lớn". Gửi tới Trần Mỹ Duyên, 0967 113 482, 9 Phan Đình Phùng, phường Xuân Hương - Đà Lạt, Lâm Đồng
=> name Trần Mỹ Duyên | phone 0967113482 | street 9 Phan Đình Phùng | ward Phường Xuân Hương - Đà Lạt | province Lâm Đồng | gift | note ghi thiệp "Chúc Bông tuổi mới hay ăn chóng lớn" | item 1 MM-LE-01 2Y Kem
###
[21:04] Quỳnh Như: mẫu quần bloomer đũi nghệ có 12-18m k shop
[21:06] Mẹ May: dạ có ạ
[21:07] Quỳnh Như: v lấy t 1 cái, thêm 1 mũ bèo đi dạo đất nung 12-18m
[21:09] Quỳnh Như: gửi về Trần Quỳnh Như 0793 551 284, 220 đường 3 tháng 2, phường Ninh Kiều, Cần Thơ nha
=> name Trần Quỳnh Như | phone 0793551284 | street 220 đường 3 tháng 2 | ward Phường Ninh Kiều | province Thành phố Cần Thơ | item 1 MM-BL-01 12-18M Nghệ nhạt | item 1 MM-MU-02 12-18M Đất nung
###
Mệ nội mua cho cháu 1 áo dài gấm hoa sen màu củ nâu 5 tuổi, gởi về Nguyễn Thị Lựu, 3/12 Chi Lăng, phường Phú Xuân, Huế, số mệ 0914 025 337
=> name Nguyễn Thị Lựu | phone 0914025337 | street 3/12 Chi Lăng | ward Phường Phú Xuân | province Thành phố Huế | item 1 MM-AD-01 5Y Củ nâu
###
hi shop, can I order 1 lotus romper set in brown 18-24M and 1 sun hat in mustard 2Y? Anna Nguyen, 0936 228 517, 15 Xuan Dieu, Tay Ho ward, Hanoi. COD please
=> name Anna Nguyen | phone 0936228517 | street 15 Xuan Dieu | ward Phường Tây Hồ | province Thành phố Hà Nội | pay cod | item 1 MM-YE-01 18-24M Củ nâu | item 1 MM-MU-04 2Y Nghệ
###
Cho c 1 yếm quần kẻ ô nắng nghệ 12-18m. Mà thôi đổi sang yếm quần đũi đất nung 12-18m nha. C Hương 0983 774 216, tòa B2 chung cư Vinhomes Gardenia, phường Từ Liêm, Hà Nội
=> name Hương | phone 0983774216 | street tòa B2 chung cư Vinhomes Gardenia | ward Phường Từ Liêm | province Thành phố Hà Nội | item 1 MM-YQ-03 12-18M Đất nung
###
Em đặt giày len sơ sinh màu kem 0-3m, chăn ủ hoa nhí thêu tên. Thêu tên "Gạo" nha shop. Ng nhận Bùi Thị Kim Chi, 0358 662 014, tổ 5, phường Tân An, Đắk Lắk
=> name Bùi Thị Kim Chi | phone 0358662014 | street tổ 5 | ward Phường Tân An | province Đắk Lắk | note Thêu tên "Gạo" nha shop | item 1 MM-GL-01 0-3M Kem | item 1 MM-CH-02 - Sen phấn
###
Lấy y như đơn trước giúp chị: 1 áo liền quần kẻ ô lá sả 9-12m. Địa chỉ mới: 41 Hùng Vương, phường Tam Kỳ, Đà Nẵng. Chị Oanh 0901 228 743
=> name Chị Oanh | phone 0901228743 | street 41 Hùng Vương | ward Phường Tam Kỳ | province Thành phố Đà Nẵng | item 1 MM-LQ-01 9-12M Lá sả
###
Shop ship tới trường mầm non Hoa Mai, 88 Lê Lợi, phường Vũng Tàu, TP Hồ Chí Minh giúp mình, gặp cô Diệp 0918 447 205. Mình mua 5 yếm ăn thỏ con lót khăn bông màu nghệ. Ck hết rồi nhé
=> name Cô Diệp | phone 0918447205 | street trường mầm non Hoa Mai, 88 Lê Lợi | ward Phường Vũng Tàu | province Thành phố Hồ Chí Minh | pay bank | item 5 MM-BI-02 - Nghệ
###
bé nhà e 11kg cao 83cm mặc đầm cổ lá sen size nào ạ
=>
###
đặt giúp e 1 túi ngủ tổ ong 9-12m nhé, e tên Phạm Hồng Hạnh sdt 0869 314 772 đc: số nhà 4, đường Quang Trung, phường Hải Dương, Hải Phòng, nhận hàng trả tiền
=> name Phạm Hồng Hạnh | phone 0869314772 | street số nhà 4, đường Quang Trung | ward Phường Hải Dương | province Thành phố Hải Phòng | pay cod | item 1 MM-TN-01 9-12M Lá sả
###
A lấy 1 thỏ bông váy kẻ ô thêu tên, tên bé là Na. Gửi a Tuấn 0904 556 183, 17 Trường Chinh, p. Pleiku, Gia Lai. Giao giờ hành chính nha e
=> name Tuấn | phone 0904556183 | street 17 Trường Chinh | ward Phường Pleiku | province Gia Lai | note Giao giờ hành chính nha e | item 1 MM-TH-02 - Sen đậm
###
Dạ em là Mai Xuân Lan đặt hàng hôm qua ạ. Cho em đổi số điện thoại nhận hàng sang 0977 120 564 được không shop
=> name Mai Xuân Lan | phone 0977120564
###
Ib giá áo khoác len đất nung thêu tên với ạ. À thôi e thấy rồi, lấy e sz 2y nhé. Nguyễn Phương Thảo, 0349 558 017, Xóm 6, xã Nghi Lộc, Nghệ An
=> name Nguyễn Phương Thảo | phone 0349558017 | street Xóm 6 | ward Xã Nghi Lộc | province Nghệ An | item 1 MM-LE-02 2Y Đất nung
###
Mẹ cháu nhờ cháu đặt 1 mũ bèo hoa nhí 3-6m và 1 áo liền quần kẻ sọc 3-6m. Người nhận là mẹ cháu Lưu Thị Hòa số 0396 204 118, ở 52 Trần Phú, phường Lào Cai, Lào Cai. Cháu chuyển khoản ạ
=> name Lưu Thị Hòa | phone 0396204118 | street 52 Trần Phú | ward Phường Lào Cai | province Lào Cai | pay bank | item 1 MM-MU-01 3-6M Sen phấn | item 1 MM-LQ-03 3-6M Chàm khói
`
