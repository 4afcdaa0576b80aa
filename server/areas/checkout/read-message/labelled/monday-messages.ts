/** As in `messages.ts`: what arrives on a Monday. Written before the rules that were mended for them. */
export const mondayMessages = String.raw`
Chào shop, mình cần 1 đầm chấm nổi vườn chanh 4Y. Giao giúp mình đến 19 Phan Bội Châu, phường Thuận Hóa, thành phố Huế. Tên người nhận: Tôn Nữ Minh Tâm, SĐT: 0914 667 203. Mình thanh toán chuyển khoản.
=> name Tôn Nữ Minh Tâm | phone 0914667203 | street 19 Phan Bội Châu | ward Phường Thuận Hóa | province Thành phố Huế | pay bank | item 1 MM-DA-02 4Y Lá sả
###
bé 15 tháng lấy size nào yếm quần đũi đất nung v shop. thôi lấy 12-18m đi. Lan Chi 0973 446 208, 66 Quang Trung, p. Thái Bình, Hưng Yên, ship cod
=> name Lan Chi | phone 0973446208 | street 66 Quang Trung | ward Phường Thái Bình | province Hưng Yên | pay cod | item 1 MM-YQ-03 12-18M Đất nung
###
Lấy mình: 1 áo gile chàm 5Y; 1 áo gile mộc 3Y; 1 thỏ bông váy kẻ ô thêu tên (thêu: Su Su). Mai Hoàng Oanh, 0901.557.286, 5/1 Lê Thị Riêng, phường Thới An, Thành phố Hồ Chí Minh
=> name Mai Hoàng Oanh | phone 0901557286 | street 5/1 Lê Thị Riêng | ward Phường Thới An | province Thành phố Hồ Chí Minh | note thêu: Su Su | item 1 MM-LE-03 5Y Chàm | item 1 MM-LE-03 3Y Mộc | item 1 MM-TH-02 - Sen đậm
###
Chị ơi hôm qua em hỏi cái áo dài gấm hoa sen á, em lấy màu chàm size 3Y nha chị. Gửi em ở 14 đường 30/4, phường Trà Vinh, Vĩnh Long. Em Ngọc Trân 0796 338 215
=> name Ngọc Trân | phone 0796338215 | street 14 đường 30/4 | ward Phường Trà Vinh | province Vĩnh Long | item 1 MM-AD-01 3Y Chàm
###
Đặt: giày len sơ sinh sen 3-6m (1), yếm ăn hoa li ti (2), mũ bèo hoa nhí 3-6m (1)
Người nhận: chị Lưu Bích Thảo
Số: 0906 114 387
Nơi nhận: Bệnh viện Phụ sản Hùng Vương, 128 Hồng Bàng, phường Chợ Lớn, TPHCM
=> name Chị Lưu Bích Thảo | phone 0906114387 | street Bệnh viện Phụ sản Hùng Vương, 128 Hồng Bàng | ward Phường Chợ Lớn | province Thành phố Hồ Chí Minh | item 1 MM-GL-01 3-6M Sen | item 2 MM-BI-01 - Sen phấn | item 1 MM-MU-01 3-6M Sen phấn
###
Em là mẹ bé Cún hôm trước mua gile. Nay em lấy thêm 1 áo khoác len đất nung thêu tên 3Y, thêu chữ CÚN. Địa chỉ như cũ ạ. Sđt em 0942 557 318
=> phone 0942557318 | note thêu chữ CÚN | item 1 MM-LE-02 3Y Đất nung
###
ship hỏa tốc giúp mình 1 bodysuit kẻ ô lá sả 3-6m tới 2 Hải Triều, phường Sài Gòn, tphcm trước 5h chiều nay. Hân 0909 224 681
=> name Hân | phone 0909224681 | street 2 Hải Triều | ward Phường Sài Gòn | province Thành phố Hồ Chí Minh | note ship hỏa tốc giúp mình. trước 5h chiều nay | item 1 MM-LQ-01 3-6M Lá sả
###
Tui ở xã Vĩnh Bình, Đồng Tháp, ấp Bình Cách. Muốn mua 2 cái túi ngủ mỏng sen phấn, một cái 3-6m một cái 9-12m. Tên Tư Đèo, điện thoại 0983 558 014.
=> name Tư Đèo | phone 0983558014 | street ấp Bình Cách | ward Xã Vĩnh Bình | province Đồng Tháp | item 1 MM-TN-02 3-6M Sen phấn | item 1 MM-TN-02 9-12M Sen phấn
###
0365 227 914 Bùi Thị Thắm tổ dân phố 7 phường Sông Công Thái Nguyên lấy 1 quần bloomer đũi nghệ 18-24m trả tiền khi nhận
=> name Bùi Thị Thắm | phone 0365227914 | street tổ dân phố 7 | ward Phường Sông Công | province Thái Nguyên | pay cod | item 1 MM-BL-01 18-24M Nghệ nhạt
###
Hello, I want to buy the indigo zip-up... sorry, the indigo embroidered cardigan for my nephew, 3Y. My Vietnamese wife will receive it: Tran Bao Ngoc, 0938 115 472, 7 Nguyen Van Linh, Hai Chau ward, Da Nang. We pay cash on delivery.
=> name Tran Bao Ngoc | phone 0938115472 | street 7 Nguyen Van Linh | ward Phường Hải Châu | province Thành phố Đà Nẵng | pay cod | item 1 MM-LE-01 3Y Chàm khói
###
A ơi e lấy cho bé nhà e cái mũ bèo đi dạo lá sả 9-12m. Gửi về cơ quan e: UBND phường Kim Long, 121 Kim Long, Huế, e tên Phương Nhi, 0905 662 118
=> name Phương Nhi | phone 0905662118 | street UBND, 121 Kim Long | ward Phường Kim Long | province Thành phố Huế | item 1 MM-MU-02 9-12M Lá sả
###
Shop cho em hỏi bộ áo yếm thêu sen có màu nào ạ? Còn màu củ nâu 9-12m không? Có thì cho em 1 bộ, em là Huệ ở 33 Trần Nhật Duật, phường Buôn Ma Thuột, Đắk Lắk, 0868 114 325
=> name Huệ | phone 0868114325 | street 33 Trần Nhật Duật | ward Phường Buôn Ma Thuột | province Đắk Lắk | item 1 MM-YE-01 9-12M Củ nâu
###
Nguyễn Đình Khoa, số điện thoại 0912 004 558, tặng vợ mới sinh. Giao tới phòng 305 khoa sản bệnh viện Trung ương Huế, 16 Lê Lợi, phường Thuận Hóa, Huế. 1 chăn ủ kẻ ô nâu trầm, gói quà, thiệp ghi: Cảm ơn em đã vất vả
=> name Nguyễn Đình Khoa | phone 0912004558 | street phòng 305 khoa sản bệnh viện Trung ương Huế, 16 Lê Lợi | ward Phường Thuận Hóa | province Thành phố Huế | gift | note thiệp ghi: Cảm ơn em đã vất vả | item 1 MM-CH-01 - Nâu trầm
###
c ơi cho e đổi đc đơn hôm qua nha, đc mới: 28 Hai Bà Trưng, phường Cửa Nam, Hà Nội. Đơn tên Đinh Thu Hiền sđt 0989 447 612
=> name Đinh Thu Hiền | phone 0989447612 | street 28 Hai Bà Trưng | ward Phường Cửa Nam | province Thành phố Hà Nội
###
Mình đặt 3 bộ khăn xô muslin, mỗi màu 1 bộ. Nhận hàng: Lâm Tố Quyên / 0764 228 195 / 40 Lý Tự Trọng / phường Ninh Kiều / Cần Thơ
=> name Lâm Tố Quyên | phone 0764228195 | street 40 Lý Tự Trọng | ward Phường Ninh Kiều | province Thành phố Cần Thơ | item 1 MM-KX-01 - Lá sả nhạt | item 1 MM-KX-01 - Sen | item 1 MM-KX-01 - Nghệ nhạt
###
Cháu ơi bà mua cho cháu ngoại cái áo liền quần kẻ sọc chàm khói, nó 7 tháng. Bà tên Nguyễn Thị Chắt, nhà ở xóm Trại, xã Quỳnh Phụ, Hưng Yên. Điện thoại bà 0345 229 718. Bà trả tiền cho người giao hàng
=> name Nguyễn Thị Chắt | phone 0345229718 | street xóm Trại | ward Xã Quỳnh Phụ | province Hưng Yên | pay cod | item 1 MM-LQ-03 6-9M Chàm khói
###
mũ vành đũi mộc 12-18m
yếm quần kẻ ô nắng nghệ 12-18m
mỗi thứ 1
Thuỳ Linh 098 7741 226
Căn 1204 tòa S2.05 Vinhomes Smart City, phường Tây Mỗ, Hà Nội
để lễ tân giúp em
=> name Thuỳ Linh | phone 0987741226 | street Căn 1204 tòa S2.05 Vinhomes Smart City | ward Phường Tây Mỗ | province Thành phố Hà Nội | note để lễ tân giúp em | item 1 MM-MU-03 12-18M Mộc | item 1 MM-YQ-01 12-18M Nghệ
###
Bên em có xuất hoá đơn cho công ty không? Chị cần 10 mũ vành cotton nắng sớm màu nghệ 2Y tặng trường. Liên hệ chị Hà phòng hành chính 0913 448 206
=> name Chị Hà | phone 0913448206 | item 10 MM-MU-04 2Y Nghệ
###
E chốt đầm cổ lá sen chàm 18-24m nhé, ck 50% trước được k c? Nhận tại Trần Thị Như Ý 0777 412 638, 91 Lê Duẩn, phường Đông Hà, Quảng Trị
=> name Trần Thị Như Ý | phone 0777412638 | street 91 Lê Duẩn | ward Phường Đông Hà | province Quảng Trị | pay bank | item 1 MM-DA-01 18-24M Chàm
###
giao cho chồng em nha shop, ảnh tên Phạm Quốc Bảo 0918 554 317 số 3 Nguyễn Văn Cừ phường An Khánh Thành phố Hồ Chí Minh. em lấy 1 túi ngủ tổ ong trăng khuyết 3-6m
=> name Phạm Quốc Bảo | phone 0918554317 | street số 3 Nguyễn Văn Cừ | ward Phường An Khánh | province Thành phố Hồ Chí Minh | item 1 MM-TN-01 3-6M Lá sả
`
