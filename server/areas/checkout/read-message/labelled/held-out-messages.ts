/** As {@link messages}, but no rule was improved with them: the figure for messages not seen before. */
export const heldOutMessages = String.raw`
Shop cho mình đặt 2 yếm quần đũi đất nung size 3T nha. Gửi về cho Vương Thị Lệ, 0912 345 111, 10 Hồ Tùng Mậu, phường Thành Sen, Hà Tĩnh. Ship cod
=> name Vương Thị Lệ | phone 0912345111 | street 10 Hồ Tùng Mậu | ward Phường Thành Sen | province Hà Tĩnh | pay cod | item 2 MM-YQ-03 3Y Đất nung
###
e lay 1 tui ngu to ong sz 12-18m
ten: minh thu
dt: 0903123987
dc: 45 nguyen du, phuong ben nghe, q1, tphcm
=> name Minh Thu | phone 0903123987 | street 45 nguyen du | ward Phường Sài Gòn | province Thành phố Hồ Chí Minh | item 1 MM-TN-01 12-18M Lá sả
###
Trịnh Thùy Dung – 0987 222 111 – 3/12 Phan Bội Châu – P. Vĩnh Ninh – TP. Huế – ck
=> name Trịnh Thùy Dung | phone 0987222111 | street 3/12 Phan Bội Châu | ward Phường Thuận Hóa | province Thành phố Huế | pay bank
###
[09:12, 3/10/2026] Hương Giang: Chị ơi cho em 1 đầm chấm nổi vườn chanh size 5 tuổi
[09:12, 3/10/2026] Hương Giang: Địa chỉ em: Nguyễn Hương Giang, số 15 ngõ 9 Minh Khai, phường Vĩnh Tuy, Hà Nội
[09:13, 3/10/2026] Hương Giang: 0914556677
=> name Nguyễn Hương Giang | phone 0914556677 | street số 15 ngõ 9 Minh Khai | ward Phường Vĩnh Tuy | province Thành phố Hà Nội | item 1 MM-DA-02 5Y Lá sả
###
chị Sen ơi em đặt áo dài gấm màu chàm size 6 tuổi cho bé mặc tết. Em Phương Anh 0356 111 222, 88 Trường Chinh, phường Tam Kỳ, Đà Nẵng (Quảng Nam cũ)
=> name Phương Anh | phone 0356111222 | street 88 Trường Chinh | ward Phường Tam Kỳ | province Thành phố Đà Nẵng | item 1 MM-AD-01 6Y Chàm
###
Cho mình 1 mũ bèo hoa nhí sơ sinh size 3-6m + 1 giày len sơ sinh nơ nhỏ màu kem 3-6m, gói quà giúp mình. Người nhận Tô Bích Hằng 0968 686 868 địa chỉ 7A Thợ Nhuộm phường Cửa Nam Hà Nội
=> name Tô Bích Hằng | phone 0968686868 | street 7A Thợ Nhuộm | ward Phường Cửa Nam | province Thành phố Hà Nội | gift | item 1 MM-MU-01 3-6M Sen phấn | item 1 MM-GL-01 3-6M Kem
###
0978.45.45.45 Lê Thị Ngọc Diệp 166 Lý Tự Trọng P. Tân An Q. Ninh Kiều Cần Thơ
=> name Lê Thị Ngọc Diệp | phone 0978454545 | street 166 Lý Tự Trọng | ward Phường Ninh Kiều | province Thành phố Cần Thơ
###
shop oi ao lien quan cham noi sen phan con sz 6-9m khong a
=> item 1 MM-LQ-02 6-9M Sen phấn
###
E gửi đc nha: Hà Thị Thơm, sđt 0372 987 654, bản Nà Sản, xã Chiềng Mung, Sơn La. Nhận hàng thanh toán ạ
=> name Hà Thị Thơm | phone 0372987654 | street bản Nà Sản | ward Xã Chiềng Mung | province Sơn La | pay cod
###
Em đặt tặng chị gái. Gửi cho chị Ngân 0905 404 303, 21 Hà Huy Tập, phường Thanh Khê, Đà Nẵng. Số em là 0935 202 101. Đừng để giá trong hộp nha
=> name Chị Ngân | phone 0905404303 | other 0935202101 | street 21 Hà Huy Tập | ward Phường Thanh Khê | province Thành phố Đà Nẵng | gift | note Đừng để giá trong hộp nha
###
MM-TN-02 chàm 6-9m x1
MM-MU-02 lá sả 6-9m x1
Bạch Kim Ngân
0944.321.000
Số 4 Lê Hồng Phong, phường Ngô Quyền, Hải Phòng
momo
=> name Bạch Kim Ngân | phone 0944321000 | street Số 4 Lê Hồng Phong | ward Phường Ngô Quyền | province Thành phố Hải Phòng | pay momo | item 1 MM-TN-02 6-9M Chàm | item 1 MM-MU-02 6-9M Lá sả
###
chốt đơn 1 chăn ủ kẻ ô màu chàm nhạt nha c, ship hoả tốc giúp e. Dương Thị Hồng Vân, 0917 765 432, 52 Phạm Văn Đồng, phường Vỹ Dạ Huế
=> name Dương Thị Hồng Vân | phone 0917765432 | street 52 Phạm Văn Đồng | ward Phường Vỹ Dạ | province Thành phố Huế | note ship hoả tốc giúp e | item 1 MM-CH-01 - Chàm nhạt
###
anh Quân 0989 898 123 chung cư Mường Thanh tầng 15 phòng 1508 phường Sơn Trà Đà Nẵng lấy 2 thỏ bông mặc váy vườn nhà màu chàm
=> name Anh Quân | phone 0989898123 | street chung cư Mường Thanh tầng 15 phòng 1508 | ward Phường Sơn Trà | province Thành phố Đà Nẵng | item 2 MM-TH-01 - Chàm
###
thanh nhàn 0398 765 432 ấp mỹ hòa xã cái bè đồng tháp
=> name Thanh Nhàn | phone 0398765432 | street ấp mỹ hòa | ward Xã Cái Bè | province Đồng Tháp
###
Tên người nhận: Mai Thị Hương
Điện thoại: 0983 111 999
Địa chỉ nhận hàng: Thôn Đông, xã Lý Sơn, huyện Lý Sơn, Quảng Ngãi
Sản phẩm: 1 bộ áo yếm thêu sen màu sen size 9-12m
Thanh toán: chuyển khoản
=> name Mai Thị Hương | phone 0983111999 | street Thôn Đông | ward Đặc khu Lý Sơn | province Quảng Ngãi | pay bank | item 1 MM-YE-01 9-12M Sen
###
cho e xin 2 bộ ba khăn xô với 2 yếm ăn lót khăn bông lá già ạ, e ở 9 đường số 7, p. Bình Trưng Tây, quận 2, hcm. E tên Như Ý 0779 456 123
=> name Như Ý | phone 0779456123 | street 9 đường số 7 | ward Phường Bình Trưng | province Thành phố Hồ Chí Minh | item 2 MM-KX-01 - ? | item 2 MM-BI-02 - Lá già
###
Cao Thanh Thảo / 0916.00.44.77 / 28 Nguyễn Huệ, Phường 2, Sa Đéc, Đồng Tháp
=> name Cao Thanh Thảo | phone 0916004477 | street 28 Nguyễn Huệ | ward Phường Sa Đéc | province Đồng Tháp
###
Ngân Trần
0901 777 000
17 Bà Triệu, phường Tuy Hòa, Đắk Lắk
=> name Ngân Trần | phone 0901777000 | street 17 Bà Triệu | ward Phường Tuy Hòa | province Đắk Lắk
###
Hi shop, mình muốn lấy áo gile len hàng hoa size 3 tuổi, màu chàm. Mình chuyển khoản. Giao buổi tối giúp mình. Mình tên Hồng Đào, sđt 0933 909 808, 41 Hoàng Văn Thụ, phường Đức Nhuận, Sài Gòn
=> name Hồng Đào | phone 0933909808 | street 41 Hoàng Văn Thụ | ward Phường Đức Nhuận | province Thành phố Hồ Chí Minh | pay bank | note Giao buổi tối giúp mình | item 1 MM-LE-03 3Y Chàm
###
vay hoa nhi 2y sen phan 1 cai, bloomer nghe 18-24m 1 cai. huyen trang 0905 818 283, 4 han thuyen p thuan hoa hue
=> name Huyen Trang | phone 0905818283 | street 4 han thuyen | ward Phường Thuận Hóa | province Thành phố Huế | item 1 MM-DA-01 2Y Sen phấn | item 1 MM-BL-01 18-24M Nghệ nhạt
###
giá ship về Cà Mau bao nhiêu vậy shop?
=> province Cà Mau
###
Bà ngoại bé Na: Huỳnh Thị Sáu, 0939 202 303, số 12 ấp Thạnh Lợi, xã Trần Đề, Sóc Trăng. Con ck rồi nha cô
=> name Huỳnh Thị Sáu | phone 0939202303 | street số 12 ấp Thạnh Lợi | ward Xã Trần Đề | province Thành phố Cần Thơ | pay bank
###
E chào shop. Em lấy mũ vành đũi mộc 18-24m và áo khoác len thêu hoa chàm khói 18-24m. Ship về 5 Nguyễn Thái Học, P. Yết Kiêu, Hà Đông, Hà Nội. Liên hệ: Thảo Vy 0964 111 555
=> name Thảo Vy | phone 0964111555 | street 5 Nguyễn Thái Học | ward Phường Hà Đông | province Thành phố Hà Nội | item 1 MM-MU-03 18-24M Mộc | item 1 MM-LE-01 18-24M Chàm khói
###
Nguyễn Minh Tuấn (ba bé Cà Rốt) 0902.345.678. 99/7 Phan Huy Ích, P.15, Tân Bình, TPHCM. COD
=> name Nguyễn Minh Tuấn | phone 0902345678 | street 99/7 Phan Huy Ích | ward Phường Tân Sơn | province Thành phố Hồ Chí Minh | pay cod
###
Hoa ơi gửi giúp chị 1 áo liền quần kẻ sọc 18-24m. Chị Tâm, 0912 009 008, 7 Đặng Thái Thân, Phú Xuân, Huế
=> name Chị Tâm | phone 0912009008 | street 7 Đặng Thái Thân | ward Phường Phú Xuân | province Thành phố Huế | item 1 MM-LQ-03 18-24M Chàm khói
###
nguyễn khánh chi 0325 147 369 tổ 9 thị trấn đu phú lương thái nguyên
=> name Nguyễn Khánh Chi | phone 0325147369 | street tổ 9 | ward Xã Phú Lương | province Thái Nguyên
###
Mua giúp mình: 1. đầm hoa nhí chàm 5y 2. mũ vành nắng sớm nghệ 2y. Nhận hàng: Lưu Hải Anh, 0971 222 888, 60 Nguyễn Chí Thanh, phường Láng, Hà Nội
=> name Lưu Hải Anh | phone 0971222888 | street 60 Nguyễn Chí Thanh | ward Phường Láng | province Thành phố Hà Nội | item 1 MM-DA-01 5Y Chàm | item 1 MM-MU-04 2Y Nghệ
###
09051112223 My, 12 Chi Lang, Hue
=> name My | street 12 Chi Lang | province Thành phố Huế
###
Dạ em ck cho shop rồi ạ. Em tên Tường Vi. Đc: 36/8 Nguyễn Gia Thiều, phường Phú Hậu, thành phố Huế. Đt 0766 543 210
=> name Tường Vi | phone 0766543210 | street 36/8 Nguyễn Gia Thiều | ward Phường Phú Xuân | province Thành phố Huế | pay bank
###
2 giày len tập đi 6-9m, cho xem hàng nha. Mẹ Dâu Tây 0949 123 789 số 5 khu dân cư Nam Long, phường Cái Răng, Cần Thơ
=> name Mẹ Dâu Tây | phone 0949123789 | street số 5 khu dân cư Nam Long | ward Phường Cái Răng | province Thành phố Cần Thơ | note cho xem hàng nha | item 2 MM-GL-02 6-9M Lá sả
###
ĐẶT HÀNG: TÚI NGỦ TỔ ONG SIZE 3-6M
NGƯỜI NHẬN: VÕ THỊ MỸ HẠNH
SĐT: 0918222111
ĐC: 19 LÊ LỢI, PHƯỜNG VŨNG TÀU, TP HỒ CHÍ MINH
=> name Võ Thị Mỹ Hạnh | phone 0918222111 | street 19 LÊ LỢI | ward Phường Vũng Tàu | province Thành phố Hồ Chí Minh | item 1 MM-TN-01 3-6M Lá sả
###
mình đặt cho bạn, người nhận là Hoàng Lan 0945 678 123 ở 12 Hùng Vương, phường Kim Long, Huế. mình tên Tú 0905 000 999
=> name Hoàng Lan | phone 0945678123 | other 0905000999 | street 12 Hùng Vương | ward Phường Kim Long | province Thành phố Huế
###
thỏ bông váy kẻ ô thêu tên 1 con, thêu tên Bơ. Gửi Nguyễn Thị Phương Thảo 0983 838 383 số 2 Lê Văn Hưu phường Hai Bà Trưng Hà Nội
=> name Nguyễn Thị Phương Thảo | phone 0983838383 | street số 2 Lê Văn Hưu | ward Phường Hai Bà Trưng | province Thành phố Hà Nội | note thêu tên Bơ | item 1 MM-TH-02 - Sen đậm
###
Cho 3 bodysuit kẻ sọc 6-9 tháng nhé. 0934 565 656 c Hạnh, 15B Lê Lai, P. Máy Tơ, Q. Ngô Quyền, HP
=> name Hạnh | phone 0934565656 | street 15B Lê Lai | ward Phường Ngô Quyền | province Thành phố Hải Phòng | item 3 MM-LQ-03 6-9M Chàm khói
###
shop có nhận ck không? mình lấy 1 đầm hoa nhí sen phấn 18-24m
=> pay bank | item 1 MM-DA-01 18-24M Sen phấn
###
Người gửi: Trần Hữu Đạt 0913 000 111
Người nhận: Trần Thị Bích 0946 000 222
Địa chỉ: 200 Hai Bà Trưng, phường Tân Định, TP.HCM
Quà sinh nhật, không kèm hoá đơn
=> name Trần Thị Bích | phone 0946000222 | other 0913000111 | street 200 Hai Bà Trưng | ward Phường Tân Định | province Thành phố Hồ Chí Minh | gift | note Quà sinh nhật. không kèm hoá đơn
###
Em Liễu 0347 852 963 thôn Phú Thạnh xã Hòa Vang Đà Nẵng. Lấy 1 yếm quần kẻ ô 18-24m
=> name Liễu | phone 0347852963 | street thôn Phú Thạnh | ward Xã Hòa Vang | province Thành phố Đà Nẵng | item 1 MM-YQ-01 18-24M Nghệ
###
hẻm 62 Lý Chính Thắng, P8, Q3. Chị Kim 0908 123 000. 1 áo dài mai vàng 3 tuổi
=> name Chị Kim | phone 0908123000 | street hẻm 62 Lý Chính Thắng | ward? | province Thành phố Hồ Chí Minh | item 1 MM-AD-02 3Y Nghệ nhạt
###
gửi về Nghi Lộc Nghệ An giúp em: xóm 3, xã Nghi Lộc. Cô Hòa 0388 999 111
=> name Cô Hòa | phone 0388999111 | street xóm 3 | ward Xã Nghi Lộc | province Nghệ An
###
E cần gấp trước thứ 6 nha. 1 mũ bèo đi dạo đất nung 12-18m. Diệu Linh, 0969 147 258, 8 Phó Đức Chính, phường Pleiku, Gia Lai
=> name Diệu Linh | phone 0969147258 | street 8 Phó Đức Chính | ward Phường Pleiku | province Gia Lai | note E cần gấp trước thứ 6 nha | item 1 MM-MU-02 12-18M Đất nung
###
tran thi kim oanh, 0909 456 654, 78/12 duong 3/2, p12, q10, hcm, 1 ao khoac len dat nung 4t
=> name Tran Thi Kim Oanh | phone 0909456654 | street 78/12 duong 3/2 | ward Phường Hòa Hưng | province Thành phố Hồ Chí Minh | item 1 MM-LE-02 4Y Đất nung
###
Bánh Bao Mẹ
0977 010 203
SN 45 phố Nguyễn Trãi, phường Ninh Bình... à Hoa Lư, Ninh Bình
=> name Bánh Bao Mẹ | phone 0977010203 | street SN 45 phố Nguyễn Trãi | ward Phường Hoa Lư | province Ninh Bình
###
chị ơi áo yếm chàm size 2y lấy em 1, momo nha. Đào Thị Hải Vân - 0387 654 321 - 3 Ngô Gia Tự - phường Buôn Ma Thuột - Đắk Lắk
=> name Đào Thị Hải Vân | phone 0387654321 | street 3 Ngô Gia Tự | ward Phường Buôn Ma Thuột | province Đắk Lắk | pay momo | item 1 MM-YE-01 2Y Chàm
###
alo c oi, gui 1 vay cham noi sz 2 tuoi ve cho me e nha: co Lien 0913131313, 5 tran quoc toan, phuong tay loc, tp hue, tt hue
=> name Co Lien | phone 0913131313 | street 5 tran quoc toan | ward Phường Phú Xuân | province Thành phố Huế | item 1 MM-DA-02 2Y Lá sả
###
Đặt 5 yếm ăn thỏ con hoa li ti làm quà tặng khách. Spa Mẹ Bầu Hạnh Phúc - 0236 3888 999 - 44 Nguyễn Văn Linh, phường Hải Châu, Đà Nẵng
=> phone 02363888999 | street 44 Nguyễn Văn Linh | ward Phường Hải Châu | province Thành phố Đà Nẵng | gift | item 5 MM-BI-01 - Sen phấn | name Spa Mẹ Bầu Hạnh Phúc
###
e lấy nhé c. 0964.852.741 Cẩm Tú 119 Trần Phú P. Ba Đình Thanh Hóa
=> name Cẩm Tú | phone 0964852741 | street 119 Trần Phú | ward? | province Thanh Hóa
###
Nguyễn Lan Anh 0982 123 777, KĐT Ecopark, xã Phụng Công, Hưng Yên, chuyển tiền trước
=> name Nguyễn Lan Anh | phone 0982123777 | street KĐT Ecopark | ward Xã Phụng Công | province Hưng Yên | pay bank
###
cty TNHH Hoa Sen, người nhận Minh 0903 606 909, lô 12 đường số 4 KCN Sóng Thần, Dĩ An, Bình Dương. 10 khăn xô muslin
=> name Minh | phone 0903606909 | street lô 12 đường số 4 KCN Sóng Thần | ward? | province Thành phố Hồ Chí Minh | item 10 MM-KX-01 - ?
###
mình lấy 1 yếm quần kẻ sọc 3 tuổi nha, địa chỉ cũ như lần trước, Thúy Nga 0919 828 737
=> name Thúy Nga | phone 0919828737 | item 1 MM-YQ-02 3Y Chàm
###
Gửi: Bùi Thị Minh Nguyệt
ĐT 0352.468.024
Xóm Trại, xã Mai Châu, Hòa Bình
COD
=> name Bùi Thị Minh Nguyệt | phone 0352468024 | street Xóm Trại | ward Xã Mai Châu | province Phú Thọ | pay cod
###
Em là Hân, gửi cho em về 27 Lê Đại Hành, phường Cao Lãnh, Đồng Tháp nha, 0786 555 444
=> name Hân | phone 0786555444 | street 27 Lê Đại Hành | ward Phường Cao Lãnh | province Đồng Tháp
###
mẹ bé Gấu: 0988 345 012, số nhà 6, ngách 3, ngõ 191 Lạc Long Quân, phường Nghĩa Đô, Hà Nội, lấy quần bloomer thêu hoa lá sả 9-12m
=> name Mẹ Bé Gấu | phone 0988345012 | street số nhà 6, ngách 3, ngõ 191 Lạc Long Quân | ward Phường Nghĩa Đô | province Thành phố Hà Nội | item 1 MM-BL-02 9-12M Lá sả
###
shop ơi 2 túi ngủ mỏng đêm hè mỗi màu 1, size 9-12m. Tiền mặt nhé. Võ Hoàng Yến 0915 246 135 34 Trần Cao Vân phường Thuận Hóa Huế
=> name Võ Hoàng Yến | phone 0915246135 | street 34 Trần Cao Vân | ward Phường Thuận Hóa | province Thành phố Huế | pay cod | item 1 MM-TN-02 9-12M Sen phấn | item 1 MM-TN-02 9-12M Chàm
###
hoàng thị én, 0866123000, thôn bản khoang, xã tả phìn, lào cai
=> name Hoàng Thị Én | phone 0866123000 | street thôn bản khoang | ward Xã Tả Phìn | province Lào Cai
###
E Như, 35 Nguyễn Sinh Cung, p. Vỹ Dạ. Huế. 0905.35.35.53. E lấy 1 mũ vành cotton nắng sớm chàm khói 12-18m ạ
=> name Như | phone 0905353553 | street 35 Nguyễn Sinh Cung | ward Phường Vỹ Dạ | province Thành phố Huế | item 1 MM-MU-04 12-18M Chàm khói
###
Cảm ơn shop nhiều, bé mặc xinh lắm ạ ❤️
=>
###
cho chị 1 áo len đất nung 5y thêu tên "Thỏ" nhé em. Chị Bình 0904 111 333 số 9 Tràng Thi, Hoàn Kiếm, Hà Nội
=> name Chị Bình | phone 0904111333 | street số 9 Tràng Thi | ward Phường Hoàn Kiếm | province Thành phố Hà Nội | item 1 MM-LE-02 5Y Đất nung
###
Lâm Tuyết Mai +84 (0)938 246 802 / 21 Tôn Đức Thắng / Phường Bến Nghé / Quận 1 / TP. Hồ Chí Minh / chuyển khoản
=> name Lâm Tuyết Mai | phone 0938246802 | street 21 Tôn Đức Thắng | ward Phường Sài Gòn | province Thành phố Hồ Chí Minh | pay bank
###
ship e 1 yem an lot khan bong mau nghe, 1 bo khan xo mau sen. ha my 0702 111 222 so 8 ngo 20 ho tung mau, p mai dich, q cau giay, hn
=> name Ha My | phone 0702111222 | street so 8 ngo 20 ho tung mau | ward Phường Phú Diễn | province Thành phố Hà Nội | item 1 MM-BI-02 - Nghệ | item 1 MM-KX-01 - Sen
###
bé gái 10kg 75cm thì mặc size mấy hả shop
=>
###
Em nhận ở cửa hàng được không, em ở gần Chợ Đông Ba
=>
###
Tôn Nữ Quỳnh Dao, 0905 989 878, 12/1 kiệt 131 Trần Phú, phường Phước Vĩnh, thành phố Huế, tỉnh Thừa Thiên Huế
=> name Tôn Nữ Quỳnh Dao | phone 0905989878 | street 12/1 kiệt 131 Trần Phú | ward Phường Thuận Hóa | province Thành phố Huế
###
Chị lấy 3 cái liền quần chấm nổi: 1 cái 0-3m, 2 cái 3-6m. Ngọc Lan 0913 445 566
=> name Ngọc Lan | phone 0913445566 | item 1 MM-LQ-02 0-3M Sen phấn | item 2 MM-LQ-02 3-6M Sen phấn
###
Sđt 0378 444 333 (Zalo 0912 444 333) chị Thơ, 23 Đinh Tiên Hoàng, phường Phú Xuân, Huế
=> name Chị Thơ | phone 0378444333 | other 0912444333 | street 23 Đinh Tiên Hoàng | ward Phường Phú Xuân | province Thành phố Huế
###
Phan Thanh Bình (chồng em nhận giúp) 0935 753 159, cơ quan: 1 Lê Lợi, phường Phú Cường, Thủ Dầu Một
=> name Phan Thanh Bình | phone 0935753159 | street 1 Lê Lợi | ward Phường Thủ Dầu Một | province Thành phố Hồ Chí Minh
###
Mua 2 áo khoác len thêu hoa: 1 kem 2y, 1 chàm khói 4y. Ck. Trà My 0941 741 147 ngõ 8 Trần Nhật Duật, phường Trường Vinh, Nghệ An
=> name Trà My | phone 0941741147 | street ngõ 8 Trần Nhật Duật | ward Phường Trường Vinh | province Nghệ An | pay bank | item 1 MM-LE-01 2Y Kem | item 1 MM-LE-01 4Y Chàm khói
###
Thu Trang 0962 000 147, tổ dân phố 3, phường Gia Nghĩa, Lâm Đồng. mũ bèo hoa nhí 6-9m
=> name Thu Trang | phone 0962000147 | street tổ dân phố 3 | ward Phường Bắc Gia Nghĩa | province Lâm Đồng | item 1 MM-MU-01 6-9M Sen phấn
###
Em gửi lại đc nha: Số 7 ngõ 4 Phan Kế Bính, phường Giảng Võ, Hà Nội. Người nhận Phí Thị Loan. Sđt 0974 258 369
=> name Phí Thị Loan | phone 0974258369 | street Số 7 ngõ 4 Phan Kế Bính | ward Phường Giảng Võ | province Thành phố Hà Nội
###
shop cho hỏi đầm chấm nổi còn size 5 không, mình ở Đà Nẵng
=> province Thành phố Đà Nẵng | item 1 MM-DA-02 5Y Lá sả
###
0357.900.800 – Quỳnh Như – 14/3 ấp 2, xã Bến Lức, Long An – 2 yếm ăn thỏ con lót khăn bông màu lá già – COD
=> name Quỳnh Như | phone 0357900800 | street 14/3 ấp 2 | ward Xã Bến Lức | province Tây Ninh | pay cod | item 2 MM-BI-02 - Lá già
###
gửi hàng cho bạn Uyên Nhi giúp mình nhé, 0779 111 333, 6 Bến Nghé, phường Thuận Hóa, Huế, kèm thiệp chúc mừng
=> name Uyên Nhi | phone 0779111333 | street 6 Bến Nghé | ward Phường Thuận Hóa | province Thành phố Huế | gift | note kèm thiệp chúc mừng
`
