/** As in `messages.ts`: orders from comments and private chats, in the customers' own order of things. Written before the rules that were mended for them. */
export const commentsMessages = String.raw`
Chốt 1 áo gile chàm 18-24m nha shop. Ngọc Bích 0934 552 716, 58 Trần Hưng Đạo, phường Quy Nhơn, Gia Lai. Ship cod
=> name Ngọc Bích | phone 0934552716 | street 58 Trần Hưng Đạo | ward Phường Quy Nhơn | province Gia Lai | pay cod | item 1 MM-LE-03 18-24M Chàm
###
e lấy mẫu đầm cổ lá sen màu sen phấn size 2y, e Thuý Nga, 0868 221 407, ngõ 102 Khương Đình, phường Khương Đình, Hà Nội, ck nha c
=> name Thuý Nga | phone 0868221407 | street ngõ 102 Khương Đình | ward Phường Khương Đình | province Thành phố Hà Nội | pay bank | item 1 MM-DA-01 2Y Sen phấn
###
Dạ chị, em đặt 1 bộ áo yếm thêu sen màu chàm 9-12M, 1 giày len tập đi 9-12M. Người nhận Nguyễn Thị Kim Tuyến, điện thoại 0762 338 149, địa chỉ ấp Phú Lợi, xã Phú Tân, An Giang. Khi nào có hàng chị nhắn em nha
=> name Nguyễn Thị Kim Tuyến | phone 0762338149 | street ấp Phú Lợi | ward Xã Phú Tân | province An Giang | item 1 MM-YE-01 9-12M Chàm | item 1 MM-GL-02 9-12M Lá sả
###
Đặt hàng ạ
1/ yếm ăn hoa li ti x 2
2/ mũ bèo hoa nhí 0-3m x 1
3/ khăn xô lá sả nhạt x 1
Tên Lê Thảo My
Đt 0987 441 230
Đc số 6 đường Cửa Bắc, phường Ba Đình, Hà Nội
=> name Lê Thảo My | phone 0987441230 | street số 6 đường Cửa Bắc | ward Phường Ba Đình | province Thành phố Hà Nội | item 2 MM-BI-01 - Sen phấn | item 1 MM-MU-01 0-3M Sen phấn | item 1 MM-KX-01 - Lá sả nhạt
###
Mẹ cháu ở nhà tên Cúc, số 0374 551 208, xóm Đoài, xã Hải Hậu, Ninh Bình. Cháu mua cho em bé nhà chị cháu cái chăn ủ kẻ ô màu nâu trầm, cô gửi về nhà mẹ cháu giúp cháu nhé, cháu chuyển khoản rồi ạ
=> name Cúc | phone 0374551208 | street xóm Đoài | ward Xã Hải Hậu | province Ninh Bình | pay bank | item 1 MM-CH-01 - Nâu trầm
###
Bé nhà mình 2 tuổi, 12kg, lấy mũ vành đũi mộc 2Y và yếm quần đũi đất nung 2Y cho đi biển. Giao nhanh giúp mình trước cuối tuần. Trần Ái Vy, 0901 447 823, căn B12-08 chung cư Sunrise City, phường Tân Hưng, TPHCM
=> name Trần Ái Vy | phone 0901447823 | street căn B12-08 chung cư Sunrise City | ward Phường Tân Hưng | province Thành phố Hồ Chí Minh | note Giao nhanh giúp mình trước cuối tuần | item 1 MM-MU-03 2Y Mộc | item 1 MM-YQ-03 2Y Đất nung
###
Shop còn áo dài bé mai vàng k ạ? Mình muốn đặt may 1 bộ size 3Y, lấy trước Tết kịp không shop? Sđt mình 0915 662 074 tên Hoài Thu ở Thái Nguyên, phường Sông Công, tổ dân phố 4
=> name Hoài Thu | phone 0915662074 | street tổ dân phố 4 | ward Phường Sông Công | province Thái Nguyên | item 1 MM-AD-02 3Y Nghệ nhạt
###
[27/11 21:44] Thanh Trúc Nguyễn: c ơi
[27/11 21:44] Thanh Trúc Nguyễn: cho e 1 túi ngủ tổ ong 3-6m vs 1 body chấm nổi 3-6m
[27/11 21:46] Thanh Trúc Nguyễn: gửi về 9/3 Nguyễn Thị Định, phường Bến Tre, Vĩnh Long
[27/11 21:46] Thanh Trúc Nguyễn: 0797 220 614 Thanh Trúc
=> name Thanh Trúc | phone 0797220614 | street 9/3 Nguyễn Thị Định | ward Phường Bến Tre | province Vĩnh Long | item 1 MM-TN-01 3-6M Lá sả | item 1 MM-LQ-02 3-6M Sen phấn
###
Mình là Tuấn Kiệt, vợ mình mới sinh, mình cần mua: giày len sơ sinh sen 0-3m, mũ bèo hoa nhí 0-3m, chăn ủ hoa nhí thêu tên. Giao hàng về 24 Nguyễn Tri Phương, phường Thuận Hóa, Huế. Điện thoại 0905 224 867. Mình trả tiền mặt
=> name Tuấn Kiệt | phone 0905224867 | street 24 Nguyễn Tri Phương | ward Phường Thuận Hóa | province Thành phố Huế | pay cod | item 1 MM-GL-01 0-3M Sen | item 1 MM-MU-01 0-3M Sen phấn | item 1 MM-CH-02 - Sen phấn
###
giá sỉ sao shop? mình bán đồ trẻ em ở Vinh
=>
###
3 bloomer đũi nghệ: 6-9m, 9-12m, 12-18m mỗi size 1. C Tường Vân 0983 220 145, 61 Lê Hồng Phong, phường Nam Định, Ninh Bình
=> name Tường Vân | phone 0983220145 | street 61 Lê Hồng Phong | ward Phường Nam Định | province Ninh Bình | item 1 MM-BL-01 6-9M Nghệ nhạt | item 1 MM-BL-01 9-12M Nghệ nhạt | item 1 MM-BL-01 12-18M Nghệ nhạt
###
Em nhắn nhầm số nha chị, số đúng của em là 0348 117 925 ạ. Đơn em là đầm chấm nổi 2Y, em Mỹ Hạnh ở Đồng Xoài
=> name Mỹ Hạnh | phone 0348117925 | province Thành phố Đồng Nai | ward? | item 1 MM-DA-02 2Y Lá sả
###
Hey, two questions: do you have the indigo vest in 5Y, and how much is shipping to Da Nang? If yes I'll take one. Mark Wilson, 0776 114 902, 5 Tran Bach Dang, Ngu Hanh Son ward, Da Nang
=> name Mark Wilson | phone 0776114902 | street 5 Tran Bach Dang | ward Phường Ngũ Hành Sơn | province Thành phố Đà Nẵng | item 1 MM-LE-03 5Y Chàm
###
Chị cho em áo khoác len thêu hoa 3Y, kem hay chàm khói cũng được ạ, màu nào có sẵn thì gửi. Em Ngân Hà, 0964 220 713, số 2 ngách 15 ngõ 28 Xuân La, phường Xuân Đỉnh, Hà Nội
=> name Ngân Hà | phone 0964220713 | street số 2 ngách 15 ngõ 28 Xuân La | ward Phường Xuân Đỉnh | province Thành phố Hà Nội | item 1 MM-LE-01 3Y ?
###
Giao: 73 Phạm Ngũ Lão, phường Hải Dương, Hải Phòng
Nhận: Đỗ Hồng Phúc
Gọi: 0936 117 584
Hàng: yếm quần kẻ ô nắng nghệ 12-18m
Trả: khi nhận
=> name Đỗ Hồng Phúc | phone 0936117584 | street 73 Phạm Ngũ Lão | ward Phường Hải Dương | province Thành phố Hải Phòng | pay cod | item 1 MM-YQ-01 12-18M Nghệ
###
em đặt thêm khăn cho đủ bộ: 1 khăn xô nghệ nhạt, cái này tặng chị dâu nên shop gói đẹp và để thiệp giúp em. Địa chỉ chị dâu: Lại Thị Thu Hường, 0979 331 820, thôn 2, xã Gia Viễn, Ninh Bình
=> name Lại Thị Thu Hường | phone 0979331820 | street thôn 2 | ward Xã Gia Viễn | province Ninh Bình | gift | item 1 MM-KX-01 - Nghệ nhạt
###
0911 226 348, Hà Tiên, An Giang, 14 Mạc Thiên Tích, phường Hà Tiên, chị Kiều, lấy 2 body kẻ ô 6-9m
=> name Chị Kiều | phone 0911226348 | street 14 Mạc Thiên Tích | ward Phường Hà Tiên | province An Giang | item 2 MM-LQ-01 6-9M Lá sả
###
Chị ơi em thấy cái thỏ bông mặc váy màu lá sả, em mua 1 con nha, với yếm ăn thỏ con lót khăn bông nghệ 1 cái nữa. Sđt 0902 771 355 (Zalo luôn), tên Tôn Nữ Diệu Anh, 8 Phan Đăng Lưu, phường Phú Xuân, Huế
=> name Tôn Nữ Diệu Anh | phone 0902771355 | street 8 Phan Đăng Lưu | ward Phường Phú Xuân | province Thành phố Huế | item 1 MM-TH-01 - Lá sả | item 1 MM-BI-02 - Nghệ
###
nhà có 2 bé gái, lấy cho chị đầm cổ lá sen chàm 5Y, em đầm cổ lá sen chàm 2Y. Gửi Phạm Nhật Lệ, 0388 445 126, khu phố 3, phường Đồng Hới, Quảng Trị, tiền ship bên mình chịu hả shop
=> name Phạm Nhật Lệ | phone 0388445126 | street khu phố 3 | ward Phường Đồng Hới | province Quảng Trị | item 1 MM-DA-01 5Y Chàm | item 1 MM-DA-01 2Y Chàm
###
Tui là chị Năm bán vải chợ Sa Đéc đó em, gởi tui 1 áo liền quần kẻ sọc 12-18m, 1 mũ bèo đi dạo đất nung 12-18m ra sạp 15 chợ Sa Đéc, phường Sa Đéc, Đồng Tháp, điện thoại 0918 225 630
=> name Chị Năm | phone 0918225630 | street sạp 15 chợ Sa Đéc | ward Phường Sa Đéc | province Đồng Tháp | item 1 MM-LQ-03 12-18M Chàm khói | item 1 MM-MU-02 12-18M Đất nung
`
