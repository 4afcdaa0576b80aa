/** As in `messages.ts`: orders of one evening, from north to south. Written before the rules that were mended for them. */
export const oneEveningMessages = String.raw`
Shop ơi cho mình 1 đầm cổ lá sen hoa nhí sen phấn 3Y và 1 giày len tập đi 12-18m nhé. Mình là Hồng Ánh, 0975 118 240, số 9 ngõ 12 Đào Duy Từ, phường Hoàn Kiếm, Hà Nội. Mình chuyển khoản.
=> name Hồng Ánh | phone 0975118240 | street số 9 ngõ 12 Đào Duy Từ | ward Phường Hoàn Kiếm | province Thành phố Hà Nội | pay bank | item 1 MM-DA-01 3Y Sen phấn | item 1 MM-GL-02 12-18M Lá sả
###
áo gile nghệ 2Y x1
áo gile chàm 4Y x1
Nguyễn Thị Bảo Châu 0908 337 215
12/4 Hoàng Văn Thụ, phường Phú Nhuận, tphcm
cod
=> name Nguyễn Thị Bảo Châu | phone 0908337215 | street 12/4 Hoàng Văn Thụ | ward Phường Phú Nhuận | province Thành phố Hồ Chí Minh | pay cod | item 1 MM-LE-03 2Y Nghệ | item 1 MM-LE-03 4Y Chàm
###
Chị ơi em muốn lấy bộ áo yếm thêu sen củ nâu, bé em 20 tháng 11kg thì lấy 18-24M hả chị? Em ở thôn Thanh Lam, phường Thanh Thủy, Huế, em là Diệu Hiền, điện thoại 0779 226 418
=> name Diệu Hiền | phone 0779226418 | street thôn Thanh Lam | ward Phường Thanh Thủy | province Thành phố Huế | item 1 MM-YE-01 18-24M Củ nâu
###
Cho em đặt 2 mũ bèo đi dạo 1 lá sả 1 đất nung size 6-9m, gửi 250 Lê Duẩn, phường Thanh Khê, Đà Nẵng, tên Thu Sương, 0935 118 627. Em ck
=> name Thu Sương | phone 0935118627 | street 250 Lê Duẩn | ward Phường Thanh Khê | province Thành phố Đà Nẵng | pay bank | item 1 MM-MU-02 6-9M Lá sả | item 1 MM-MU-02 6-9M Đất nung
###
[19:20, 28/11/2026] Kim Ánh: Em ơi chị lấy 1 áo khoác len thêu hoa
[19:20, 28/11/2026] Kim Ánh: Màu kem size 12-18m
[19:21, 28/11/2026] Mẹ May: Dạ chị cho em địa chỉ ạ
[19:24, 28/11/2026] Kim Ánh: Trần Kim Ánh 0916 227 803
[19:24, 28/11/2026] Kim Ánh: 5 Võ Thị Sáu, phường Bà Rịa, tp HCM
[19:25, 28/11/2026] Kim Ánh: Nhận hàng chị trả nha
=> name Trần Kim Ánh | phone 0916227803 | street 5 Võ Thị Sáu | ward Phường Bà Rịa | province Thành phố Hồ Chí Minh | pay cod | item 1 MM-LE-01 12-18M Kem
###
Bà đặt cho cháu đích tôn cái áo dài mai vàng 3Y. Bà Lê Thị Chanh, số điện thoại 0983 114 705, khu 3, xã Lâm Thao, Phú Thọ
=> name Bà Lê Thị Chanh | phone 0983114705 | street khu 3 | ward Xã Lâm Thao | province Phú Thọ | item 1 MM-AD-02 3Y Nghệ nhạt
###
lay 1 tui ngu mong dem he mau cham 9-12m, ten Do Thu Trang, sdt 0368 227 119, dia chi so 8 duong Nguyen Trai, phuong Hac Thanh, Thanh Hoa, thanh toan khi nhan hang
=> name Do Thu Trang | phone 0368227119 | street so 8 duong Nguyen Trai | ward Phường Hạc Thành | province Thanh Hóa | pay cod | item 1 MM-TN-02 9-12M Chàm
###
Mình mua tặng đồng nghiệp mới sinh: chăn ủ hoa nhí thêu tên (thêu chữ Bin) và 2 yếm ăn hoa li ti, gói quà giúp mình. Giao: chị Đoàn Thúy Vi, 0903 662 118, tầng 7 Vincom Plaza, 78 Lê Thánh Tôn, phường Sài Gòn, HCM
=> name Chị Đoàn Thúy Vi | phone 0903662118 | street tầng 7 Vincom Plaza, 78 Lê Thánh Tôn | ward Phường Sài Gòn | province Thành phố Hồ Chí Minh | gift | note thêu chữ Bin | item 1 MM-CH-02 - Sen phấn | item 2 MM-BI-01 - Sen phấn
###
em lấy cái quần bloomer thêu hoa màu sen phấn 12-18m chị nhé, ship về trường THPT Lê Hồng Phong, phường Lê Chân, Hải Phòng cho em, em dạy ở đó, em tên Khánh Huyền 0936 448 170
=> name Khánh Huyền | phone 0936448170 | street trường THPT Lê Hồng Phong | ward Phường Lê Chân | province Thành phố Hải Phòng | item 1 MM-BL-02 12-18M Sen phấn
###
Cho hỏi đầm chấm nổi có size 18-24m không shop?
=>
###
Con muốn mua cho em bé nhà con 1 yếm quần đũi đất nung 12-18M và 1 mũ vành đũi mộc 12-18M ạ. Con ở số 20 đường Trần Phú, phường Đông Hà, Quảng Trị. Con là Phan Thị Diễm Trang, số con 0824 117 306
=> name Phan Thị Diễm Trang | phone 0824117306 | street số 20 đường Trần Phú | ward Phường Đông Hà | province Quảng Trị | item 1 MM-YQ-03 12-18M Đất nung | item 1 MM-MU-03 12-18M Mộc
###
Lấy 1 body kẻ ô 6-9m, 1 body kẻ sọc 6-9m. Mỹ Phương, 0989 116 472. Xóm 10, xã Quỳnh Lưu, Nghệ An. Trước khi giao gọi mẹ mình 0978 440 216 nhé
=> name Mỹ Phương | phone 0989116472 | other 0978440216 | street Xóm 10 | ward Xã Quỳnh Lưu | province Nghệ An | note Trước khi giao gọi mẹ mình | item 1 MM-LQ-01 6-9M Lá sả | item 1 MM-LQ-03 6-9M Chàm khói
###
Shop giữ giúp mình thỏ bông váy kẻ ô thêu tên nha, thêu chữ MIU. Thứ 2 mình ck. Bùi Ngọc Thảo Vy, 0707 115 428, 18 Nguyễn Trãi, phường Vĩnh Long... nhầm, phường Phước Hậu, Vĩnh Long
=> name Bùi Ngọc Thảo Vy | phone 0707115428 | street 18 Nguyễn Trãi | ward Phường Phước Hậu | province Vĩnh Long | pay bank | note thêu chữ MIU | item 1 MM-TH-02 - Sen đậm
###
Cô ơi con Ngân nè, cô ship cho con 1 áo liền quần chấm nổi 0-3m qua nhà con 33 Bùi Thị Xuân, phường Thuận Hóa, Huế với. 0702 338 461
=> name Ngân | phone 0702338461 | street 33 Bùi Thị Xuân | ward Phường Thuận Hóa | province Thành phố Huế | item 1 MM-LQ-02 0-3M Sen phấn
###
Đặt 1 chăn ủ kẻ ô lót tổ ong nâu trầm
Người đặt: Vũ Minh Đức 0913 227 406
Người nhận: Vũ Thị Thanh Hằng 0982 115 739
Địa chỉ nhận: Số 45 đường Bạch Đằng, phường Hạ Long, Quảng Ninh
=> name Vũ Thị Thanh Hằng | phone 0982115739 | other 0913227406 | street Số 45 đường Bạch Đằng | ward Phường Hạ Long | province Quảng Ninh | item 1 MM-CH-01 - Nâu trầm
###
hôm bữa mua gile chàm mặc đẹp quá, nay lấy thêm 1 gile mộc 3Y nha em. Chị Thủy Tiên, 0918 440 337, 102 Trưng Nữ Vương, phường Cao Lãnh, Đồng Tháp
=> name Chị Thủy Tiên | phone 0918440337 | street 102 Trưng Nữ Vương | ward Phường Cao Lãnh | province Đồng Tháp | item 1 MM-LE-03 3Y Mộc
###
Please deliver one indigo rabbit and one blush floral bib to Ms. Pham Hoai Thuong, 0905 663 117, 12 Le Loi, Thuan Hoa ward, Hue. I'll transfer the money today.
=> name Ms Pham Hoai Thuong | phone 0905663117 | street 12 Le Loi | ward Phường Thuận Hóa | province Thành phố Huế | pay bank | item 1 MM-TH-01 - Chàm | item 1 MM-BI-01 - Sen phấn
###
Mình cần gấp trước 5/12: 1 áo dài gấm hoa sen chàm 7Y. Nhận hàng tại 61 Nguyễn Đức Cảnh, phường Thái Bình, Hưng Yên. Lương Thu Hoài, 0987 332 614
=> name Lương Thu Hoài | phone 0987332614 | street 61 Nguyễn Đức Cảnh | ward Phường Thái Bình | province Hưng Yên | note Mình cần gấp trước 5/12 | item 1 MM-AD-01 7Y Chàm
###
Bé trai 3 tuổi cao 95cm, chị tư vấn em size áo gile với, em thích màu nghệ. Em Thúy Quỳnh 0346 117 902 ạ
=> name Thúy Quỳnh | phone 0346117902
###
Dạ cho em 1 mũ vành nắng sớm chàm khói 2Y, 1 yếm quần Thuận An 2Y. Ship tổ dân phố 3, phường Bắc Gia Nghĩa, Lâm Đồng ạ. Em Hà Nhi, 0855 227 116. Shop cho em kiểm hàng nha
=> name Hà Nhi | phone 0855227116 | street tổ dân phố 3 | ward Phường Bắc Gia Nghĩa | province Lâm Đồng | note Shop cho em kiểm hàng nha | item 1 MM-MU-04 2Y Chàm khói | item 1 MM-YQ-02 2Y Chàm
`
