/** As in `messages.ts`: ordinary, dialect and long ones. Labelled and measured before a rule was changed for them. */
export const assortedMessages = String.raw`
Shop ơi mình lấy mũ bèo đi dạo màu lá sả cho bé 10 tháng nhé, gửi cho mình về: Phan Thị Thanh Tâm, 19 Lê Quý Đôn, phường Đông Hà, Quảng Trị, 0911 204 336
=> name Phan Thị Thanh Tâm | phone 0911204336 | street 19 Lê Quý Đôn | ward Phường Đông Hà | province Quảng Trị | item 1 MM-MU-02 9-12M Lá sả
###
Ck rồi nha em, chị Mỹ Duyên
2 yếm quần đũi đất nung (1 size 2y, 1 size 4y)
78 Quang Trung, phường Vinh Hưng, Nghệ An
0915 337 420
=> name Chị Mỹ Duyên | phone 0915337420 | street 78 Quang Trung | ward Phường Vinh Hưng | province Nghệ An | pay bank | item 1 MM-YQ-03 2Y Đất nung | item 1 MM-YQ-03 4Y Đất nung
###
Could I get the set of three muslin cloths in lotus pink please? Name: Tom Becker. Address: 22/4 Nguyen Cong Tru, An Hai ward, Da Nang. Mobile 0936 114 270. Happy to pay by transfer.
=> name Tom Becker | phone 0936114270 | street 22/4 Nguyen Cong Tru | ward Phường An Hải | province Thành phố Đà Nẵng | pay bank | item 1 MM-KX-01 - Sen
###
con ơi mệ Lài đây, bựa trước mệ mua cấy áo len cho thằng cu, bựa ni mệ lấy thêm cấy gile màu mộc 3 tuổi hí, gởi về kiệt 131 Trần Phú, phường Thuận Hóa, Huế, số mệ 0935 662 114
=> name Mệ Lài | phone 0935662114 | street kiệt 131 Trần Phú | ward Phường Thuận Hóa | province Thành phố Huế | item 1 MM-LE-03 3Y Mộc
###
NGƯỜI NHẬN: VÕ NGỌC TRÂM
ĐỊA CHỈ: 450/12 LÊ ĐỨC THỌ, P. AN HỘI ĐÔNG, TP.HCM
SĐT: 0902 118 557 (SĐT PHỤ 0283 895 1120)
ĐƠN HÀNG: 1 ÁO LIỀN QUẦN CHẤM NỔI 3-6M, 1 TÚI NGỦ TỔ ONG 3-6M
=> name Võ Ngọc Trâm | phone 0902118557 | other 02838951120 | street 450/12 LÊ ĐỨC THỌ | ward Phường An Hội Đông | province Thành phố Hồ Chí Minh | item 1 MM-LQ-02 3-6M Sen phấn | item 1 MM-TN-01 3-6M Lá sả
###
Em ơi đơn này chị tặng cô giáo nên đừng bỏ bill vô nha. 1 thỏ bông mặc váy lá sả. Cô nhận hàng là cô Trần Minh Nguyệt, trường mầm non Hoa Hồng, đường Phan Đình Phùng, phường Rạch Giá, An Giang, số cô 0919 223 807
=> name Cô Trần Minh Nguyệt | phone 0919223807 | street trường mầm non Hoa Hồng, đường Phan Đình Phùng | ward Phường Rạch Giá | province An Giang | gift | note Em ơi đơn này chị tặng cô giáo nên đừng bỏ bill vô nha | item 1 MM-TH-01 - Lá sả
###
e lấy MM-MU-04 nghệ 2y với MM-BL-02 sen phấn 18-24m nhé chị, tổng bao nhiêu ạ. địa chỉ e vẫn như cũ
=> item 1 MM-MU-04 2Y Nghệ | item 1 MM-BL-02 18-24M Sen phấn
###
Sdt: 0329 447 105 / Lò Văn Pánh / bản Nà Tâu, xã Nà Tấu, Điện Biên / 1 áo khoác len thêu hoa chàm khói 4y / trả tiền mặt
=> name Lò Văn Pánh | phone 0329447105 | street bản Nà Tâu | ward Xã Nà Tấu | province Điện Biên | pay cod | item 1 MM-LE-01 4Y Chàm khói
###
Chị ship 2 cái về 2 nơi giúp em được ko ạ: 1 đầm hoa nhí chàm 3y về cho em (Như Quỳnh 0971 204 338, 6 ngõ 12 Đội Cấn, phường Ngọc Hà, Hà Nội)
=> name Như Quỳnh | phone 0971204338 | street 6 ngõ 12 Đội Cấn | ward Phường Ngọc Hà | province Thành phố Hà Nội | item 1 MM-DA-01 3Y Chàm
###
shop con ao dai mai vang size 5y khong? chi can gap truoc 20/1. neu con thi giu cho chi 1 cai. chi Hong Van 0908 117 446, 12A Ky Dong, phuong Nhieu Loc, TPHCM
=> name Chi Hong Van | phone 0908117446 | street 12A Ky Dong | ward Phường Nhiêu Lộc | province Thành phố Hồ Chí Minh | note chi can gap truoc 20/1 | item 1 MM-AD-02 5Y Nghệ nhạt
###
Anh muốn mua tặng vợ anh mới sinh ở viện: 1 chăn ủ kẻ ô lót tổ ong nâu trầm, 2 mũ bèo hoa nhí sơ sinh 0-3m. Giao tới Bệnh viện Trung ương Huế, khoa Sản, phòng 305, 16 Lê Lợi, phường Thuận Hóa, Huế. Người nhận Nguyễn Thị Mỹ Hạnh. Gọi anh Quân 0905 447 226 khi tới
=> name Nguyễn Thị Mỹ Hạnh | phone 0905447226 | street Bệnh viện Trung ương Huế, khoa Sản, phòng 305, 16 Lê Lợi | ward Phường Thuận Hóa | province Thành phố Huế | gift | item 1 MM-CH-01 - Nâu trầm | item 2 MM-MU-01 0-3M Sen phấn
###
Út Nhàn: chốt 1 yếm kẻ ô nắng nghệ 9-12m
Út Nhàn: 0377 206 118
Út Nhàn: ấp Mỹ Phú, xã Mỹ Thọ, Đồng Tháp nha
=> name Út Nhàn | phone 0377206118 | street ấp Mỹ Phú | ward Xã Mỹ Thọ | province Đồng Tháp | item 1 MM-YQ-01 9-12M Nghệ
###
Bên chị giao sai rồi, em đặt yếm ăn lót khăn bông màu nghệ mà nhận được màu lá già. Chị đổi lại giúp em với ạ, em là Khánh Vân, sđt 0986 330 147
=> name Khánh Vân | phone 0986330147
###
Cho em xin 3 bộ áo yếm: em bé 8 tháng 1 bộ màu sen, chị 2 tuổi 1 bộ màu chàm, chị 3 tuổi 1 bộ màu củ nâu. Em tên Hoài An nhận tại 91 Trần Hưng Đạo, phường Tuy Hòa, Đắk Lắk, đt: 0905.772.418
=> name Hoài An | phone 0905772418 | street 91 Trần Hưng Đạo | ward Phường Tuy Hòa | province Đắk Lắk | item 1 MM-YE-01 6-9M Sen | item 1 MM-YE-01 2Y Chàm | item 1 MM-YE-01 3Y Củ nâu
###
Gửi về nhà bố mẹ mình ở quê: ông Đặng Văn Thụ, đội 3, thôn Thượng, xã Hải Hậu, Ninh Bình, đt ông 0357 204 119. Mình thanh toán online, mình là Đặng Thu Hiền 0913 447 802, nhà mình ở 5 Láng Hạ, phường Láng, Hà Nội
=> name Ông Đặng Văn Thụ | phone 0357204119 | other 0913447802 | street đội 3, thôn Thượng | ward Xã Hải Hậu | province Ninh Bình
###
Lấy em 1 áo gile len hàng hoa chàm 18-24m. Mà size 18-24m mặc tới mấy tuổi vậy chị? Bé em 20 tháng. Em Diệp, 0703 118 442, shop hoa Diệp Lan, 33 Mậu Thân, phường Ninh Kiều, Cần Thơ
=> name Diệp | phone 0703118442 | street shop hoa Diệp Lan, 33 Mậu Thân | ward Phường Ninh Kiều | province Thành phố Cần Thơ | item 1 MM-LE-03 18-24M Chàm
###
Kính gửi cửa hàng, tôi đặt mua một bộ áo dài gấm hoa sen màu chàm cỡ 6 tuổi. Họ tên người nhận: Nguyễn Quang Vinh. Địa chỉ: Tổ 12, phường Kinh Bắc, tỉnh Bắc Ninh. Điện thoại: 0912 308 774. Xin gửi kèm hoá đơn. Trân trọng.
=> name Nguyễn Quang Vinh | phone 0912308774 | street Tổ 12 | ward Phường Kinh Bắc | province Bắc Ninh | item 1 MM-AD-01 6Y Chàm
###
hôm nay shop có mở cửa không ạ, em muốn qua xem áo dài cho bé
=>
###
ơ chị ơi em quên, cho em thêm 1 đôi giày len sơ sinh nơ nhỏ màu kem 3-6m vào đơn lúc sáng nha, đơn tên Tố Uyên đó chị, sđt 0934 220 815
=> name Tố Uyên | phone 0934220815 | item 1 MM-GL-01 3-6M Kem
###
Chung cư Green Bay tòa G3 căn 2210, phường Đại Mỗ, HN. Bạn Phạm Hà Trang 0964 118 307, hoặc gọi chồng bạn ấy 0978 220 446. 1 bộ khăn xô sen + 1 yếm ăn hoa li ti, gói quà, kèm thiệp nha shop
=> name Phạm Hà Trang | phone 0964118307 | other 0978220446 | street Chung cư Green Bay tòa G3 căn 2210 | ward Phường Đại Mỗ | province Thành phố Hà Nội | gift | note kèm thiệp nha shop | item 1 MM-KX-01 - Sen | item 1 MM-BI-01 - Sen phấn
`
