/**
 * A second list of what parents type on a phone: from the north, the centre, the south, from abroad, and in English. It was
 * written from the catalogue alone, before its author read the vocabulary. `queries.ts` explains the format.
 * The first half may be looked at while the rules are improved, the second one is for the figure.
 */
export const parentQueries = `
váy đẹp cho bé gái | vay be gai | zay cho be gai => DA
nó cho bé gái 1 tuổi | nón bé 1t => MU & size:12-18M + MU
mũ chống nắng | nón che nắng cho bé => MU-03 MU-04 + MU
mền em bé | mền đắp cho bé | chăn cho bé ngủ => CH + TN
túi ngủ mùa hè | tui ngu mong => TN-02 + TN
áo len bé trai | áo nen cho bé | ao len => LE
ghi lê len | áo gi lê | gile => LE-03
áo lạnh cho bé | áo ấm mùa đông => LE + TN-01
giầy tập đi | giày cho bé tập đi | giay tap di | dày tập đi => GL-02 + GL
bốt đì | bo đy | bodi cho bé | bodysuite => LQ + YQ
quần bloom | quan bloomer | bờ lu mơ | blomer => BL
yếm sen | áo yếm sen | yem theu sen => YE
yếm ăn rặm | yém ăn | khăn ăn cho bé => BI + KX
khăn sô | khan sua | khăn lau mặt em bé => KX
gấu bông | thú nhồi bông | thú bông => TH
thõ bông | tho bong | con thỏ => TH + BI
áo zài | áo giài tết | ao rai cho be => AD
áo dài gấm | áo dài vải gấm => AD
đồ chơi cho bé => TH
dưới 3 lít | duoi 3 lit => price<=300000
tầm 200-300k | tam 200 300k => price>=200000 & price<=300000 + price>=190000 & price<=310000
<200k | < 200.000 | dưới 200 cành => price<=200000
không quá 250 nghìn | ko quá 250k => price<=250000
từ 150k đến 250k | 150k-250k => price>=150000 & price<=250000
trên 500k | hơn 500 ngàn => price>=500000
hai trăm rưỡi trở xuống | tối đa 250 ngàn => price<=250000
áo len dưới 3 trăm | áo len dưới ba trăm nghìn => LE-03
quà dưới 100k | quà tặng dưới 100 nghìn => GL-01 BI + MU-02
quà tầm 200k => TH-01 + LQ-02 KX TH-02 MU-03
đầm tầm 300 | váy khoảng 3 trăm => DA-02 + DA
mũ rẻ nhất | mũ giá rẻ => MU
2t | be 2t | sai 2t => size:2Y
18m | 18 tháng | 1 tuổi rưỡi => size:12-18M & size:18-24M + size:12-18M size:18-24M
bé 10kg | be 10 ky | 10 kí => size:12-18M + size:18-24M
cao 1m05 | bé cao 105cm | bé 1m05 => size:4Y + size:3Y
sz 3 | sai 3 | sz3y => size:3Y
sơ sinh | so sinh | sơ xinh => tag:"Sơ sinh" & size:0-3M + col:newborn size:0-3M tag:"Sơ sinh"
đồ cho bé 6 tháng => size:6-9M + size:3-6M
quần áo bé 6m => clothes & size:6-9M + size:6-9M size:3-6M
áo dài 7 tuổi | áo dài size 7 | ao dai 7t => AD
đầm bé 4 tuổi dưới 350k => DA-02
bé cao 95 nặng 14kg | bé 95cm 14 ký => size:2Y + size:3Y
yếm quần size 80 | yếm size 80 => YQ & size:12-18M
bé 3 tháng mặc gì | đồ bé 3 tháng => size:3-6M + size:0-3M
trẻ em 10 tuổi | size 150 => none
màu hường | đồ màu hồng | mau hong phan => color:"Sen phấn" color:Sen color:"Sen đậm"
xanh nước biển | xanh dương | blue => color:Chàm color:"Chàm khói" color:"Chàm nhạt"
xanh rêu | xanh lá đậm => color:"Lá già" + color:"Lá sả" color:"Lá sả nhạt"
màu vàng mù tạt | mustard => color:Nghệ + color:"Nghệ nhạt"
màu cam đất | màu gạch | terracotta => color:"Đất nung" + color:"Củ nâu"
váy màu xanh | đầm xanh => DA
mũ màu hồng | pink hat | nón hồng => MU-01
màu đen | black => none
màu tím | đầm tím => none + DA
áo khoác màu be | cardigan cream => LE-01 + LE-03
đồ vải đũi | linen => tag:Đũi + MU-03
lụa tơ tằm | áo nụa | silk => AD
vải muslim | mút lin | muslin => KX
kẻ caro | ca ro | hoạ tiết caro => tag:"Kẻ ô" + YQ-03
chấm bi | trấm bi | polka dots => tag:"Chấm nổi" + MU-02
đồ đi biển | do di bien => MU-03 MU-04 + col:summer
quà đầy tháng | qua day thang be gai => col:gifts
cho bé đi học mẫu giáo | đồ đi mẫu giáo => clothes & size:4Y + size:3Y size:4Y size:5Y
đồ tết cho bé | đồ mặc tết | tet 2027 => col:tet
váy đi đám cưới cho bé gái | đầm dự tiệc => DA + AD
đồ mùa đông | đồ ấm | winter clothes => tag:"Trời se lạnh" + LE
quà sinh nhật bé gái 2 tuổi | quà sinh nhật 2 tuổi => TH + col:gifts size:2Y
thôi nôi | quà thôi nôi => col:gifts
quà cho bạn mới sinh | baby shower gift => col:gifts & col:newborn + col:gifts col:newborn
đồ thêu tên | thêu tên bé theo yêu cầu | personalized => tag:"Thêu tên"
đang sale | xả hàng | khuyến mại => sale
hàng mới | new arrivals | mới ra => status:New
hàng đặt may | made to order => made
bán chạy nhất | hot nhất | best seller => status:"Best seller"
vays hoa nhis | vays hoa => DA-01 + DA
aos khoacs len | aó khoác | ao khoac => LE-01 LE-02 + LE
tu1i ngu3 | tuis ngur | tuingu => TN
a1o da2i | aos daif | aodaibetrai => AD
d9a62m hoa | ddaamf hoa | đâm hoa => DA-01 + DA
mux vanhf | mũ vàhn | muvanh => MU-03 MU-04
quanyem | quần iếm | quàn yếm => YQ
yemandam | yeems awn => BI
giaylen | giayf len | gia2y len => GL
khawn suwax | khanxo | kh8an xo6 => KX
MM-YQ-02 | mmyq02 | yq02 | mm yq 02 => YQ-02
le-03 | mmle03 => LE-03
mm-ad | MM AD => AD
mm-xx-99 | mmzz99 => none
có váy ko | váy j đẹp | bán đầm k shop => DA
áo dài cho bé trai z | mình cần áo dài đc ko => AD
shop ơi có mũ cho bé 8 tháng không => MU & size:6-9M + MU
tìm túi ngủ cho bé nằm máy lạnh => TN + CH
bé nhà em cao 98cm nặng 15kg => size:3Y + size:2Y
áo len cho bé đi Đà Lạt => LE
baby girl dress | toddler dress => DA
sleeping bag for newborn | sleep sack 0-3m => TN
knit sweater | cardigan for toddler => LE-01 LE-02 + LE
overalls size 2T | dungarees 2t => YQ
stuffed bunny | plush rabbit | soft toy => TH
onesie cho baby 6 months | onesie 6m => LQ
summer clothes for 2 year old => col:summer & size:2Y + size:2Y col:summer
floral dress under 400k => DA-01
gift under 200k => col:gifts & price<=200000
iphone | điện thoại | ipad => none
sữa bột | sua bot | sữa meiji => none
bỉm | tã giấy | tã dán => none
xe đẩy | xe day em be | nôi điện => none
tất | vớ cho bé | socks => none
áo thun | áo phông bé trai | t-shirt => none
quần jean | quần bò | jeans => none
đồ bơi | áo bơi bé gái | swimsuit => none
quan dai | quần dài bé trai => none + YQ
ao khoac gio | áo khoác gió => none + LE-01 LE-02
đồ bộ mặc nhà bé trai | đồ bộ cho bé => none + YE
áo người lớn | đồ người lớn => none
váy bầu | đồ bầu => none
asdfgh | qwerty | zxcvbnm => none
xịn xò | hahaha | lol => none
kem chống nắng | kem dưỡng ẩm => none
sịp | quần sịp | quần chip bé trai => none
balo | ba lô đi học | cặp sách => none
siêu nhân | elsa | váy elsa => none + DA
bánh sinh nhật | nồi cơm điện => none
`

export const heldOutParentQueries = `
váy xòe | áo váy bé gái | đầm xoè cho công chúa nhỏ => DA
nón vải cho con nít | non em be | cap for kids => MU
chăn ủ sơ sinh | trăn ủ | mền quấn em bé => CH
mũ thóp | mũ cho trẻ sơ sinh | mu so sinh => MU-01 + MU
áo khoác len bé gái | áo cadigan | các đi gân => LE-01 LE-02
áo len không tay | áo len ba lỗ | vest len => LE-03
áo khoác mỏng => LE-01 LE-02 + LE
giày em bé | giầy len | hài sơ sinh => GL
áo liền quần | ao lien quan cho be | jumpsuit em bé => LQ + YQ
quần bồng | quần đùi cho bé | quần sooc => BL + YQ
bộ yếm bé gái | áo yếm truyền thống => YE
yếm dãi | yem rai | khăn yếm => BI
khăn xô | khăn gạc sơ sinh | bộ khăn sữa => KX
khăn quấn bé | swaddle => CH + KX
thỏ nhồi bông | bé thỏ mặc váy | bunny toy => TH
áo dài bé gái | áo dài cho bé 3t | ao dai tet => AD
áo dài may đo | áo dài đặt may => AD-02 + AD
túi ngũ | tuí ngủ | túi ngủ tổ ông => TN
salopette | quần yếm kẻ | quần yếm caro => YQ
3 trăm | 300k => price>=280000 & price<=320000 + price>=230000 & price<=370000
200 đổ lại | hai trăm đổ lại => price<=200000
dưới nửa củ | dưới 5 xị | < 500k => price<=500000
duoi 150 ngan | ít hơn 150k | thấp hơn 150.000đ => price<=150000
under 300k | less than 300k | max 300k => price<=300000
tầm giá 100 đến 200 | 100k đổ lên dưới 200k | 100~200k => price>=100000 & price<=200000
trên 1 triệu | hơn 1 củ => none
từ 400 trở lên | 400k up => price>=400000
trăm rưỡi trở lại | 150k trở xuống => price<=150000
mũ dưới 150 | nón dưới trăm rưỡi | nón tối đa 150k => MU & price<=150000
quà mừng sinh bé tầm 500k => CH + LE-02 LE-01 TN-01
áo dưới hai trăm => LQ
váy 300.000 - 400.000 | đầm từ 3 trăm đến 4 trăm => DA-01 + DA
yếm ăn rẻ | yếm ăn giảm giá => BI-02 + BI
3t | bé gái 3t | ba tuổi => size:3Y
12-18m | 12-18 tháng | 12 - 18m => size:12-18M
bé 8kg | bé 8 ký rưỡi | 8 cân => size:6-9M + size:9-12M
size 90 | cao 90 phân | 90cm => size:2Y + size:18-24M
sz 2y | size 2 | cỡ 2 tuổi => size:2Y
newborn | em bé mới đẻ | trẻ mới sinh => tag:"Sơ sinh" & size:0-3M + col:newborn size:0-3M tag:"Sơ sinh"
bé 9 tháng | 9m => size:9-12M + size:6-9M
0-3 tháng | nb | 0-3m => size:0-3M + tag:"Sơ sinh" col:newborn
áo dài cao 1m2 | áo dài bé 24kg => AD
yếm quần 2 tuổi | yếm 24 tháng => YQ & size:2Y
mũ 6 tháng | mũ size 6-9m => MU & size:6-9M
đầm 5-6 tuổi | váy size 6 => DA-01 + DA-02
bé 12 ký | 12kg => size:2Y + size:18-24M
gần 2 tuổi => size:18-24M + size:2Y
bé 30kg | cao 1m5 => none
hồng đất | màu hồng đậm => color:"Sen đậm" + color:Sen color:"Sen phấn" color:"Đất nung"
xanh da trời | xanh lam | light blue => color:"Chàm nhạt" + color:Chàm color:"Chàm khói"
xanh lá cây | màu xanh lá | green => color:"Lá sả" color:"Lá già" color:"Lá sả nhạt"
navy | xanh than | xanh đen => color:Chàm + color:"Chàm khói"
màu nâu | nau dat => color:"Nâu trầm" color:"Củ nâu" + color:"Đất nung"
màu trắng kem | trắng sữa | off white => color:Kem + color:Mộc
sage | xanh bơ | xanh mint => color:"Lá sả" + color:"Lá sả nhạt"
đầm hồng | váy màu hồng phấn => DA-01
áo dài đỏ | áo dài màu đỏ => AD-01
túi ngủ xanh | túi ngủ màu hồng => TN
màu xám | gray => none + color:"Chàm khói" color:"Lá sả nhạt"
len cotton | cặc tông len => tag:"Len cotton"
vải lanh | đồ linen mặc hè => tag:Đũi + MU-03
vải xô | xô muslin | khăn muslin 2 lớp => KX
kẻ sọc | áo sọc | ke soc => tag:"Kẻ sọc"
hoa li ti | hoạ tiết hoa nhỏ | bông nhí => tag:"Hoa nhí"
hoa sen | theu sen | lotus => YE AD-01 + AD LQ-02
nhuộm tự nhiên | plant dyed => tag:"Nhuộm tự nhiên"
đồ mùa hè mát mẻ | đồ mát cho bé | mùa hè => col:summer
quà cho bé gái mới sinh | qua tang be so sinh => col:gifts & col:newborn + col:gifts col:newborn
bé đi nhà trẻ 2 tuổi => clothes & size:2Y + size:2Y
áo dài tết cho bé | áo dài mặc tết | tết => AD + col:tet
đồ chụp hình thôi nôi cho bé gái => none + clothes col:gifts
đồ đi chơi mùa lạnh | trời lạnh => tag:"Trời se lạnh" + LE
đồ ngủ cho bé | ngủ đêm => TN
quà 1/6 | quà tặng bé => col:gifts
quà 20 tháng 10 cho mẹ | son môi => none
may theo số đo | may theo yêu cầu => made
có tên bé | khắc tên | with name => tag:"Thêu tên"
giảm giá | sale off | hàng giảm => sale
mới về | new => status:New
thêu tay | hand embroidery | theu thu cong => tag:"Thêu tay"
vays xinh | vaayf | váyy => DA
nons vanhf | no1n | nonvanh => MU-03 MU-04 + MU
meenf | chawn ur | chanu => CH
quaf ddaayf thangs | quadaythang => col:gifts
yeems quaanf | y61m qua62n | yếmquần => YQ
aokhoaclen | áokhoác | aos khoacs => LE-01 LE-02 + LE
thor boong | thobong | th3o bo6ng => TH
ao liein quan | áo liền quầ | aolienquan => LQ + YQ
gối ôm | gối cho bé | pillow => none
MM-TH-01 | mmth01 | th01 => TH-01
kx-01 | MMKX01 | mm-kx => KX
ch02 | mm ch 02 => CH-02
aa-00 | MM-DA-77 => none
đầm nào mát zậy | có đầm hem => DA
còn áo dài ko ạ | áo dài bn => AD
mua khăn xô ở đâu => KX
mẹ tìm váy cho bé gái 3 tuổi đi đám cưới => DA + AD & size:3Y
quà tặng bé gái mới sinh dưới 300k => col:gifts & col:newborn & price<=300000 + col:gifts & price<=300000 col:newborn & price<=300000
con 11kg mặc size nào => size:18-24M + size:2Y
dam cho be gai 2 tuoi mac tet => DA-01 + DA
baby hat mùa hè | sun hat | bucket hat 2y => MU-03 MU-04 + MU
burp cloth | washcloth => KX
baby blanket with name => CH-02
bonnet | newborn hat => MU-01 + MU
knitted vest => LE-03
romper linen | linen romper => YQ-03 + YQ LQ BL-01
embroidered cardigan 2t => LE-01 LE-02 + LE
first birthday gift => col:gifts
ao dai for toddler girl => AD
striped dungarees => YQ-02 + YQ
blue dress | dress size 6 => DA-01 + DA
tivi | máy tính | laptop dell => none
bình sữa | núm ti | máy hút sữa => none
tã vải | diapers | pampers => none
ghế ăn dặm | ghe an | địu em bé => none
bao tay bao chân | bao tay sơ sinh | mittens => none
áo sơ mi bé trai | áo sơmi => none
quần legging | leggings | quần nỉ => none + BL
kính bơi | bikini | phao bơi => none
dép | sandal bé gái | giày thể thao => none + GL
áo mưa | áo phao | ô dù => none + LE-01 LE-02
đồ bộ bé gái | pijama | bộ pyjama => none + YE TN
đầm nữ | đầm cho mẹ | women dress => none
áo lót nữ | quần lót => none
qqqqq | fghjk | kkkkkk => none
ahihi | vãi chưởng | bla bla => none
phấn rôm | sữa tắm | dầu tràm => none
băng đô | nơ cài tóc | kẹp tóc => none + GL-01
sách truyện | lego | xếp hình => none
khủng long | spiderman | áo người nhện => none
áo đôi mẹ và bé | đồ gia đình => none
`
