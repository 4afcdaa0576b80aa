/** As in `messages.ts`: orders in whole sentences, with questions, reasons and thanks. Written before the rules that were mended for them. */
export const talkativeMessages = String.raw`
Dạ em chào shop. Em muốn đặt cho bé nhà em một bộ áo yếm thêu sen màu sen, size 2Y ạ. Em tên Nguyễn Ngọc Mai, số điện thoại của em là 0987 226 104. Địa chỉ nhận hàng: số 30 ngõ 198 Lê Trọng Tấn, phường Phương Liệt, Hà Nội. Em thanh toán khi nhận hàng được không ạ?
=> name Nguyễn Ngọc Mai | phone 0987226104 | street số 30 ngõ 198 Lê Trọng Tấn | ward Phường Phương Liệt | province Thành phố Hà Nội | pay cod | item 1 MM-YE-01 2Y Sen
###
Shop ơi, tháng sau con bạn thân mình sinh em bé nên mình muốn tặng một đôi giày len sơ sinh màu kem size 0-3m với cái mũ bèo hoa nhí 0-3m. Gửi thẳng cho bạn mình giúp nha: Trương Mỹ Linh, 0938 552 017, 15/3 đường số 8, phường Linh Xuân, TPHCM. Mình là Thảo, số mình 0903 227 664, có gì gọi mình nha. Thiệp ghi giúp mình: Mừng em bé mới, dì Thảo
=> name Trương Mỹ Linh | phone 0938552017 | other 0903227664 | street 15/3 đường số 8 | ward Phường Linh Xuân | province Thành phố Hồ Chí Minh | gift | note Thiệp ghi giúp mình: Mừng em bé mới, dì Thảo | item 1 MM-GL-01 0-3M Kem | item 1 MM-MU-01 0-3M Sen phấn
###
Em ơi, chị coi trên trang thấy cái đầm chấm nổi vườn chanh dễ thương quá, còn size 5Y không em? Nếu còn thì để chị 1 cái nghen. Chị ở Cà Mau, số 12 Phan Ngọc Hiển, phường An Xuyên, chị tên Diễm My, số 0918 664 320, chị nhận hàng rồi trả tiền nha
=> name Diễm My | phone 0918664320 | street số 12 Phan Ngọc Hiển | ward Phường An Xuyên | province Cà Mau | pay cod | item 1 MM-DA-02 5Y Lá sả
###
Chào chị, con em 26 tháng mà hơi còi, được có 10 ký rưỡi à. Chị lấy em size 18-24M của cái yếm quần đũi đất nung nha, đừng lấy 2Y. Em là Hạnh, ở thôn 4, xã Ea Kar, Đắk Lắk, số em 0366 210 554
=> name Hạnh | phone 0366210554 | street thôn 4 | ward Xã Ea Kar | province Đắk Lắk | item 1 MM-YQ-03 18-24M Đất nung
###
Ban đầu em định lấy áo khoác len thêu hoa màu kem nhưng sợ mau dơ, thôi chị cho em màu chàm khói đi ạ, size 3Y. Gửi em về công ty: Công ty TNHH Minh Phát, lô B5 khu công nghiệp Phú Bài, phường Phú Bài, Huế. Em Nguyễn Thị Diệu Thúy - 0935 770 214
=> name Nguyễn Thị Diệu Thúy | phone 0935770214 | street Công ty TNHH Minh Phát, lô B5 khu công nghiệp Phú Bài | ward Phường Phú Bài | province Thành phố Huế | item 1 MM-LE-01 3Y Chàm khói
###
Bác muốn mua cho hai đứa cháu sinh đôi, một trai một gái, mỗi đứa một cái áo gile len. Đứa trai lấy màu chàm, đứa gái lấy màu nghệ, cùng cỡ 2Y. Bác tên Trần Văn Lộc, điện thoại 0913 220 457, nhà ở 88 Hoàng Văn Thụ, phường Phan Đình Phùng, Thái Nguyên
=> name Trần Văn Lộc | phone 0913220457 | street 88 Hoàng Văn Thụ | ward Phường Phan Đình Phùng | province Thái Nguyên | item 1 MM-LE-03 2Y Chàm | item 1 MM-LE-03 2Y Nghệ
###
Chị ơi túi ngủ tổ ong trăng khuyết với túi ngủ mỏng đêm hè khác nhau sao chị? Huế giờ lạnh rồi chắc em lấy loại tổ ong, size 6-9m nha. Em ở kiệt 131 Trần Phú, phường Thuận Hóa, Huế. Em tên Tịnh Nhi, sđt 0762 551 308. Em qua ck liền
=> name Tịnh Nhi | phone 0762551308 | street kiệt 131 Trần Phú | ward Phường Thuận Hóa | province Thành phố Huế | pay bank | item 1 MM-TN-01 6-9M Lá sả
###
Lần trước mình mua bộ khăn xô muslin thích quá, bé dùng suốt. Lần này mình lấy thêm một chăn ủ kẻ ô lót tổ ong màu nâu trầm và hai yếm ăn hoa li ti. Vẫn giao về chỗ cũ: căn hộ 0806 chung cư Aqua Bay, xã Phụng Công, Hưng Yên nhé shop. Đặng Lan Phương 0945 338 172
=> name Đặng Lan Phương | phone 0945338172 | street căn hộ 0806 chung cư Aqua Bay | ward Xã Phụng Công | province Hưng Yên | item 1 MM-CH-01 - Nâu trầm | item 2 MM-BI-01 - Sen phấn
###
Con chào cô, con là mẹ bé Sóc. Con đặt cô cái áo khoác len đất nung thêu tên cho bé, size 18-24M, cô thêu giúp con chữ "Sóc" nha cô. Nhà con ở 55 Ngô Quyền, phường Cẩm Lệ, Đà Nẵng. Tên con là Lê Phương Thùy, điện thoại 0905 664 381. Con cám ơn cô
=> name Lê Phương Thùy | phone 0905664381 | street 55 Ngô Quyền | ward Phường Cẩm Lệ | province Thành phố Đà Nẵng | note cô thêu giúp con chữ "Sóc" nha cô | item 1 MM-LE-02 18-24M Đất nung
###
Mạ tui nhờ hỏi o coi còn áo dài gấm hoa sen màu củ nâu cỡ 4Y không hè, nếu còn thì mạ tui lấy một bộ cho cháu bận Tết. Gởi về xóm Đồng, xã Hưng Lộc, Huế. Mạ tên Nguyễn Thị Gái, số 0374 228 509, tiền thì mạ đưa cho người giao
=> name Nguyễn Thị Gái | phone 0374228509 | street xóm Đồng | ward Xã Hưng Lộc | province Thành phố Huế | pay cod | item 1 MM-AD-01 4Y Củ nâu
###
Hi shop, can you ship to Hanoi before Friday? I'd like one cream embroidered cardigan in 2Y and the rabbit in indigo dress. Please deliver to Emily Carter, Apartment 1506, Tower B, 58 To Ngoc Van, Tay Ho ward, Hanoi. My phone number is 0768 334 127. I will pay by bank transfer, please send the details.
=> name Emily Carter | phone 0768334127 | street Apartment 1506, Tower B, 58 To Ngoc Van | ward Phường Tây Hồ | province Thành phố Hà Nội | pay bank | item 1 MM-LE-01 2Y Kem | item 1 MM-TH-01 - Chàm
###
Em ơi chị Hà đây, hôm bữa chị có mua cái mũ vành đũi mộc mà bé nhà chị đội hơi chật. Giờ chị lấy thêm 1 cái size 2Y, cái kia để cho em họ nó. Ship về 19 Trưng Trắc, phường Phan Thiết, Lâm Đồng, 0918 003 264 nha
=> name Chị Hà | phone 0918003264 | street 19 Trưng Trắc | ward Phường Phan Thiết | province Lâm Đồng | item 1 MM-MU-03 2Y Mộc
###
Shop tư vấn giúp mình với, bé trai 10 tháng nặng 9.5kg thì yếm quần kẻ sọc Thuận An mặc 9-12M hay 12-18M ạ? Mình muốn mặc được lâu nên lấy 12-18M nhé. Phạm Thanh Hằng, 0379 442 806, xóm 3 thôn Vân Đình, xã Vân Đình, Hà Nội. Phí ship bao nhiêu vậy shop?
=> name Phạm Thanh Hằng | phone 0379442806 | street xóm 3 thôn Vân Đình | ward Xã Vân Đình | province Thành phố Hà Nội | item 1 MM-YQ-02 12-18M Chàm
###
Vợ anh dặn mua hai cái áo liền quần kẻ ô lá sả, một cái size 3-6m, một cái size 6-9m. Em giao cho vợ anh ở phòng khám đa khoa Hồng Đức, 32 Thống Nhất, phường Gò Vấp, TPHCM, tên Lê Ngọc Trâm, số 0933 118 742. Anh chuyển khoản trước cho em luôn
=> name Lê Ngọc Trâm | phone 0933118742 | street phòng khám đa khoa Hồng Đức, 32 Thống Nhất | ward Phường Gò Vấp | province Thành phố Hồ Chí Minh | pay bank | item 1 MM-LQ-01 3-6M Lá sả | item 1 MM-LQ-01 6-9M Lá sả
###
Mình thấy yếm ăn thỏ con lót khăn bông có hai màu, mình lấy mỗi màu một cái nha. Với một quần bloomer thêu hoa màu lá sả size 6-9M nữa. Mình tên Võ Tường Vi, ở 7 Điện Biên Phủ, phường Bàn Thạch, Đà Nẵng, điện thoại 0899 204 315. Nhớ gọi trước giúp mình vì nhà hay đóng cửa
=> name Võ Tường Vi | phone 0899204315 | street 7 Điện Biên Phủ | ward Phường Bàn Thạch | province Thành phố Đà Nẵng | note Nhớ gọi trước giúp mình vì nhà hay đóng cửa | item 1 MM-BI-02 - Nghệ | item 1 MM-BI-02 - Lá già | item 1 MM-BL-02 6-9M Lá sả
###
Chị ơi cho em hỏi bé em đang mặc size 12-18m của áo gile thì đầm cổ lá sen nên lấy size mấy ạ? Em thích màu sen phấn. Em ở Bắc Ninh ạ
=> province Bắc Ninh
###
Ông nội đặt cho cháu gái Bông cái thỏ bông váy kẻ ô thêu tên, thêu hai chữ Bé Bông. Nhà ông số 6 đường Trần Nguyên Hãn, phường Lê Chân, Hải Phòng. Ông tên Phạm Đức Thịnh. Gọi ông số 0903 447 218 hoặc bà 0936 225 104
=> name Phạm Đức Thịnh | phone 0903447218 | other 0936225104 | street số 6 đường Trần Nguyên Hãn | ward Phường Lê Chân | province Thành phố Hải Phòng | note thêu hai chữ Bé Bông | item 1 MM-TH-02 - Sen đậm
###
À shop ơi, mình đổi ý, đừng gửi về nhà nữa, gửi tới văn phòng cho tiện nha: tầng 5 tòa nhà Sông Đà, 18 Phạm Hùng, phường Từ Liêm, Hà Nội. Người nhận vẫn là mình, Trịnh Hồng Vân 0916 552 380
=> name Trịnh Hồng Vân | phone 0916552380 | street tầng 5 tòa nhà Sông Đà, 18 Phạm Hùng | ward Phường Từ Liêm | province Thành phố Hà Nội
###
Em lấy 1 đầm cổ lá sen màu chàm size 3Y, 1 cặp giày len tập đi size 12-18M cho em của bé. Mai mốt em lấy áo dài sau. Nhà em ở 144/2 đường Nguyễn Trãi, khóm 3, phường Long Xuyên, An Giang, em Huỳnh Thị Bé Ba, 0332 714 058, có mẹ em ở nhà nhận
=> name Huỳnh Thị Bé Ba | phone 0332714058 | street 144/2 đường Nguyễn Trãi, khóm 3 | ward Phường Long Xuyên | province An Giang | item 1 MM-DA-01 3Y Chàm | item 1 MM-GL-02 12-18M Lá sả
###
Dạ chị ơi em chuyển khoản rồi đó, chị kiểm tra giúp em nha. Em lấy 1 túi ngủ mỏng đêm hè màu sen phấn size 9-12M. Địa chỉ em cũ ở quận Thanh Khê nhưng em mới chuyển nhà, chị gửi về 27 Lý Thái Tông, phường Hòa Khánh, Đà Nẵng nha. Em Lê Thị Bảo Yến 0779 443 162
=> name Lê Thị Bảo Yến | phone 0779443162 | street 27 Lý Thái Tông | ward Phường Hòa Khánh | province Thành phố Đà Nẵng | pay bank | item 1 MM-TN-02 9-12M Sen phấn
`
