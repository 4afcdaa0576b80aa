/** As in `messages.ts`: ordinary, dialect and messy ones mixed. Labelled and measured before a rule was changed for them. */
export const mixedMessages = String.raw`
Shop ơi cho mình đặt 1 áo gile len hàng hoa màu nghệ size 3Y nhé. Trần Thị Thanh Nhàn, 0907 445 218, 36 Lý Thái Tổ, phường Hải Châu, Đà Nẵng. Ship COD ạ
=> name Trần Thị Thanh Nhàn | phone 0907445218 | street 36 Lý Thái Tổ | ward Phường Hải Châu | province Thành phố Đà Nẵng | pay cod | item 1 MM-LE-03 3Y Nghệ
###
c ơi e lấy 2 yếm ăn MM-BI-01 vs 1 mũ vành mộc 2y, đc 15/4 ngõ 120 Hoàng Quốc Việt p Nghĩa Đô HN, sdt 0362 118 447 e Quỳnh Anh
=> name Quỳnh Anh | phone 0362118447 | street 15/4 ngõ 120 Hoàng Quốc Việt | ward Phường Nghĩa Đô | province Thành phố Hà Nội | item 2 MM-BI-01 - Sen phấn | item 1 MM-MU-03 2Y Mộc
###
Tên: Võ Hoàng Yến
Sđt: 0938 552 107
Địa chỉ: 22 đường số 9, phường An Hội Tây, TPHCM
Lấy: 1 đầm hoa nhí chàm 4y
CK trước nhé shop
=> name Võ Hoàng Yến | phone 0938552107 | street 22 đường số 9 | ward Phường An Hội Tây | province Thành phố Hồ Chí Minh | pay bank | item 1 MM-DA-01 4Y Chàm
###
răng mà em nhắn không thấy o trả lời. Lấy cho em 1 túi ngủ mỏng màu chàm 12-18m nghe, em Ngọc Hà, kiệt 8 Nguyễn Lộ Trạch, phường Vỹ Dạ, Huế, 0905 662 314
=> name Ngọc Hà | phone 0905662314 | street kiệt 8 Nguyễn Lộ Trạch | ward Phường Vỹ Dạ | province Thành phố Huế | item 1 MM-TN-02 12-18M Chàm
###
Dạ gửi về cho ngoại em: bà Nguyễn Thị Sáu, ấp Tân Thuận, xã Bình Minh, Vĩnh Long, 0375 220 918. Em trả tiền trước qua momo nha
=> name Bà Nguyễn Thị Sáu | phone 0375220918 | street ấp Tân Thuận | ward Phường Bình Minh | province Vĩnh Long | pay momo
###
cho hỏi áo khoác len thêu hoa còn size 2y màu kem ko ạ, còn thì gửi mình 1 cái về 9 Trần Hưng Đạo, phường Quy Nhơn, Gia Lai. Phạm Thùy Linh 0978 330 145
=> name Phạm Thùy Linh | phone 0978330145 | street 9 Trần Hưng Đạo | ward Phường Quy Nhơn | province Gia Lai | item 1 MM-LE-01 2Y Kem
###
Người nhận: Chị Đào
0916 447 208
Toà S2.05 Vinhomes Ocean Park, xã Gia Lâm, Hà Nội
1 bộ ba khăn xô màu sen
Giao sau 18h giúp em
=> name Chị Đào | phone 0916447208 | street Toà S2.05 Vinhomes Ocean Park | ward Xã Gia Lâm | province Thành phố Hà Nội | note Giao sau 18h giúp em | item 1 MM-KX-01 - Sen
###
MÌNH ĐẶT 1 THỎ BÔNG MẶC VÁY MÀU CHÀM GÓI QUÀ GIÚP MÌNH. LÊ THỊ MINH HẠNH 0982 114 350, 41 PHAN CHU TRINH, PHƯỜNG TAM KỲ, ĐÀ NẴNG
=> name Lê Thị Minh Hạnh | phone 0982114350 | street 41 PHAN CHU TRINH | ward Phường Tam Kỳ | province Thành phố Đà Nẵng | gift | item 1 MM-TH-01 - Chàm
###
e gửi địa chỉ nha: Phương Thảo, 0796 118 530, thôn 5 xã Hòa Vang, Đà Nẵng
=> name Phương Thảo | phone 0796118530 | street thôn 5 | ward Xã Hòa Vang | province Thành phố Đà Nẵng
###
lay cho chi 1 yem quan ke o nang nghe 18-24m, 1 ao lien quan ke soc 9-12m. chi Huong 0912 447 106 so 7 ngo 15 Tran Cung phuong Nghia Do Ha Noi
=> name chi Huong | phone 0912447106 | street so 7 ngo 15 Tran Cung | ward Phường Nghĩa Đô | province Thành phố Hà Nội | item 1 MM-YQ-01 18-24M Nghệ | item 1 MM-LQ-03 9-12M Chàm khói
###
Chị đổi size 3y thành 4y nhé em. Vẫn gửi chị Bích Ngọc 0903 552 871, 118 Nguyễn Văn Linh, phường Nam Nha Trang, Khánh Hòa
=> name Chị Bích Ngọc | phone 0903552871 | street 118 Nguyễn Văn Linh | ward Phường Nam Nha Trang | province Khánh Hòa
###
Please ship 1 MM-DA-02 size 3Y to Nguyen Khanh Vy, 0909 331 268, 27 Truong Dinh, Xuan Hoa ward, Ho Chi Minh City. Cash on delivery.
=> name Nguyen Khanh Vy | phone 0909331268 | street 27 Truong Dinh | ward Phường Xuân Hòa | province Thành phố Hồ Chí Minh | pay cod | item 1 MM-DA-02 3Y Lá sả
###
[20:14, 18/11/2026] Mai Phương: 2 quần bloomer đũi nghệ 12-18m nha shop
[20:15, 18/11/2026] Mẹ May: dạ cho em xin địa chỉ ạ
[20:17, 18/11/2026] Mai Phương: Mai Phương, 0865 221 904, số 3 Lê Duẩn, phường Hà Tĩnh, Hà Tĩnh
=> name Mai Phương | phone 0865221904 | street số 3 Lê Duẩn | province Hà Tĩnh | item 2 MM-BL-01 12-18M Nghệ nhạt
###
Em Thu Hằng đặt hôm qua nè, cho em thêm 1 giày len sơ sinh kem 0-3m. Sđt em 0347 118 266
=> name Thu Hằng | phone 0347118266 | item 1 MM-GL-01 0-3M Kem
###
giao cho bạn em: Đặng Thùy Trang - 0966 204 137 - 85 Trần Phú, phường Hoa Lư, Ninh Bình. Đừng bỏ hoá đơn, quà sinh nhật đó ạ. Em là Lan Chi 0944 118 027
=> name Đặng Thùy Trang | phone 0966204137 | street 85 Trần Phú | ward Phường Hoa Lư | province Ninh Bình | gift | note Đừng bỏ hoá đơn | other 0944118027
###
Ba cái yếm ăn lót khăn bông nghệ, hai cái lá già nghe em. Cô Bảy Thơm, chợ Xóm Củi, phường Bình Phú, Sài Gòn, 0908 227 415
=> name Cô Bảy Thơm | phone 0908227415 | street chợ Xóm Củi | ward Phường Bình Phú | province Thành phố Hồ Chí Minh | item 3 MM-BI-02 - Nghệ | item 2 MM-BI-02 - Lá già
###
Mình ở chung cư Golden Park tầng 15 căn 1502, phường Cầu Giấy, Hà Nội, tên Hoàng Bảo Trâm, điện thoại 0981 447 230. Lấy 1 chăn ủ hoa nhí thêu tên
=> name Hoàng Bảo Trâm | phone 0981447230 | street chung cư Golden Park tầng 15 căn 1502 | ward Phường Cầu Giấy | province Thành phố Hà Nội | item 1 MM-CH-02 - Sen phấn
###
chuyển qua nhận tại cơ quan giúp chị, công ty Vinatex, 10 Nguyễn Huệ, phường Sài Gòn. Chị Kim Chi 0913 550 284, giờ hành chính nha
=> name Chị Kim Chi | phone 0913550284 | street công ty Vinatex, 10 Nguyễn Huệ | ward Phường Sài Gòn | province Thành phố Hồ Chí Minh | note giờ hành chính nha
###
Mẹ bé Na: Lương Thị Kiều, 0384 661 205, tổ 6 khu phố 2, phường Bình Phước, Đồng Nai, 1 áo dài bé gấm hoa sen củ nâu 5y
=> name Lương Thị Kiều | phone 0384661205 | street tổ 6 khu phố 2 | ward Phường Bình Phước | province Thành phố Đồng Nai | item 1 MM-AD-01 5Y Củ nâu
###
ship đến 72 Nguyễn Trãi, P.2, Q5, TPHCM cho mình. Tạ Minh Châu 0938 661 274. 2 MM-BI-02 màu nghệ
=> name Tạ Minh Châu | phone 0938661274 | street 72 Nguyễn Trãi | ward Phường Chợ Quán | province Thành phố Hồ Chí Minh | item 2 MM-BI-02 - Nghệ
`
