/**
 * What parents type, with what it should find in the demo shop: `query | query => wanted + allowed`. Wanted and allowed are
 * numbers of products ("DA": all that begin with MM-DA) or sets (`read-expectation.ts`); `&` is "and"; "none" is no product.
 * The vocabulary may be improved with these; the held-out ones are for the final figure.
 */
export const queries = `
váy | đầm | vay | dam | đầm bé gái | váy cho bé gái | váy xòe | váy đầm | áo đầm | dress | dresses | girls dress => DA
vays | ddamf | vaý | va1y | đàm | damm | đầmm => DA
váy hoa | đầm hoa nhí | vays hoa | vayhoa | dam hoa nhi | floral dress | đầm bông nhí => DA-01
váy công chúa | đầm xịn xò cho bé gái => DA
đầm chấm bi | váy chấm bi | polka dot dress | đầm chấm nổi => DA-02
đầm giảm giá | váy sale | dress on sale => DA-02
đầm dưới 300k | váy dưới 300 nghìn | dress under 300k | vay duoi 300k => DA-02
đầm 3 tuổi | váy size 3y | đầm cho bé 3 tuổi => DA
nón | mũ | mu | non | nón cho bé | mũ cho bé | hat | hats | mux | mu4 | nón em bé => MU
mũ vành | mux vanhf | muvanh | nón vành | nón rộng vành | sun hat | mũ rộng vành | nón đi biển | bucket hat => MU-03 MU-04 + MU-02
mũ bèo | nón bèo | bonnet | mũ sơ sinh | baby bonnet => MU-01 + MU-02
mũ dưới 150k | nón dưới 150k => MU & price<=150000
mũ kẻ ô | nón caro | mũ ca rô | gingham hat => MU-02 MU-04
nón sơ sinh | mũ cho bé sơ sinh | newborn hat => MU-01
mũ size 2y => MU-03 MU-04
mũ cho bé 12 tháng => MU & size:12-18M
mền | chăn | chăn ủ | mền ủ | chan u | chăn quấn | khăn ủ | blanket | baby blanket | meenf | chawn => CH
swaddle | khăn quấn => CH + KX
chăn hoa nhí | mền hoa => CH-02
chăn kẻ ô | mền caro => CH-01
chăn thêu tên => CH-02
bodysuit | onesie | liền quần | áo liền quần | romper | body cho bé | bộ liền thân | aolienquan | ao lien quan | body suit => LQ + YQ
bodysuit sơ sinh | áo liền quần sơ sinh => LQ-01 LQ-02 + LQ
áo liền quần kẻ sọc | striped bodysuit => LQ-03
bodysuit caro | gingham bodysuit | áo liền quần ca rô => LQ-01
khăn sữa | khăn xô | khăn mùi xoa | khăn gạc | khăn muslin | khan xo | burp cloth | muslin cloth | khaanx xoo => KX
yếm ăn | yếm dãi | khăn yếm | bib | bibs | yếm ăn dặm | yem an => BI
yếm quần | quần yếm | dungarees | overalls | yem quan | quanyem => YQ
yếm quần đũi | linen dungarees => YQ-03
yếm quần dưới 250k => YQ-02
áo yếm | ao yem => YE
áo dài | ao dai | áo dài tết | aodai | áo dài cho bé | aos daif | áo dài bé trai => AD
áo dài lụa | silk ao dai => AD
áo dài đặt may | áo dài may đo => AD-02
áo dài hoa sen | lotus ao dai => AD-01 + AD
áo khoác | ao khoac | aokhoac | jacket | áo khoác len | cardigan | ao1 khoa1c | áo khoác cho bé => LE-01 LE-02
áo gile | ghi lê | áo ghi lê | vest | gi lê len => LE-03
áo len | đồ len | len | knitwear | sweater | áo len cho bé => LE + GL
đồ đông | mùa đông | đồ mùa đông | đồ ấm | winter clothes | áo ấm => tag:"Trời se lạnh"
mùa hè | đồ hè | đồ mùa hè | summer | summer clothes | do he => tag:"Ngày hè" + col:summer
túi ngủ | sleep sack | sleeping bag | tui ngu | tuingu | nhộng chũn | túi ngủ sơ sinh => TN
túi ngủ mùa hè | túi ngủ mỏng => TN-02
giày | giầy | giày len | shoes | booties | giay | giafy | dép | giày cho bé => GL
giày tập đi | giay tap di | first shoes => GL-02
giày sơ sinh | newborn booties => GL-01
quần bloomer | bloomer | bloomers | quần phồng => BL
quần | quan | qun | pants => BL YQ + LQ
thỏ bông | gấu bông | thú bông | thỏ | rabbit | soft toy | tho bong | thobong | đồ chơi | búp bê => TH + BI
thỏ thêu tên => TH-02
quà | quà tặng | quà cho bé | gift | baby gifts | hộp quà | qua tang => cat:gifts + col:gifts
quà đầy tháng | qua day thang | quadaythang | đầy tháng | quà thôi nôi | quà mừng bé | quà sơ sinh | baby shower gift => col:gifts + col:newborn
tết | đồ tết | đồ tết cho bé | tet | new year => col:tet
sơ sinh | đồ sơ sinh | bé sơ sinh | newborn | do so sinh | đồ đi sinh | sow sinh => tag:"Sơ sinh" + col:newborn
thêu tên | có tên bé | personalised | in tên | with a name => tag:"Thêu tên"
thêu tay | thêu | embroidered | embroidery => tag:"Thêu tay"
kẻ ô | caro | ca rô | gingham | ke o => tag:"Kẻ ô"
kẻ sọc | sọc | stripes | striped => tag:"Kẻ sọc"
chấm bi | chấm nổi | polka dot => tag:"Chấm nổi"
hoa nhí | floral | hoa nhi => tag:"Hoa nhí"
đũi | linen | vải đũi | lanh => tag:"Đũi"
lụa | silk | tơ tằm => tag:"Lụa"
muslin => KX
nhuộm tự nhiên | plant-dyed => tag:"Nhuộm tự nhiên"
khuyến mãi | giảm giá | sale | khuyen mai | đang giảm giá | on sale => sale
mới về | hàng mới | mẫu mới | new arrivals => status:New
bán chạy | best seller | hot => status:"Best seller"
đặt may | may đo | made to order => made
màu be | màu kem | cream | beige => color:Kem color:Mộc + color:"Nghệ nhạt" color:"Sen phấn" color:"Lá sả nhạt"
xanh da trời | màu xanh dương | blue | xanh navy | màu chàm => color:"Chàm khói" color:Chàm color:"Chàm nhạt"
màu xanh lá | green | xanh lá cây => color:"Lá sả" color:"Lá già" + color:"Lá sả nhạt"
màu hồng | hồng | pink | mau hong => color:Sen color:"Sen phấn" color:"Sen đậm"
màu vàng | vàng | yellow | màu nghệ => color:Nghệ color:"Nghệ nhạt"
màu nâu | nâu | brown => color:"Nâu trầm" color:"Củ nâu" + color:"Đất nung"
mũ màu be | nón be => MU-03 + MU-01
váy màu hồng | đầm hồng => DA-01
đầm xanh lá | váy màu xanh lá => DA-02
áo khoác màu kem => LE-01
yếm quần màu vàng => YQ-01
dưới 300k | dưới 300 nghìn | duoi 300k | dưới 300.000đ | below 300k | giá dưới 300k | under 300k => price<=300000
dưới 100k | dưới 1 trăm => price<=100000
250 tới 350 nghìn | từ 250k đến 350k | 250k-350k => price>=250000 & price<=350000
trên 500k | hơn 500 nghìn | over 500k => price>=500000
tầm 3 trăm | khoảng 300k => price>=240000 & price<=360000
quà dưới 200k | quà tặng dưới 200 nghìn => cat:gifts & price<=200000 + col:gifts & price<=200000
size 2y | size 2 | size 2 tuổi | bé 2 tuổi | 2y => size:2Y + nosize
bé 18 tháng | 18 tháng | 18m => size:18-24M + nosize size:12-18M
bé cao 95cm | 95cm | bé cao 95 => size:2Y + nosize size:3Y
0-3m | size 0-3m | 0-3 tháng => size:0-3M + nosize
bé 5 tuổi | size 5y => size:5Y + nosize
bé 12kg | bé nặng 12 ký => size:2Y size:18-24M + size:12-18M size:2Y nosize
MM-DA-01 | mmda01 | mm da 01 | MMDA-01 | mm-da01 => DA-01
MM-LQ | mm-lq => LQ
mmth02 => TH-02
cổ lá sen | peter pan => DA-01 + DA
hoa sen | sen => AD-01 YE + DA AD LQ TN BL color:Sen color:"Sen phấn" color:"Sen đậm"
mai vàng => AD-02
bé gái | đồ bé gái | girl => DA + all
bé trai | đồ bé trai | boy => YQ + all
quần áo trẻ em | đồ trẻ em | baby clothes => clothes + all
áo cho bé 1 tuổi => LQ & size:12-18M LE & size:12-18M YE + all
iphone | sữa bột | xe đẩy | bỉm | tã | lego | sữa | xe đạp | nồi cơm điện | laptop | bình sữa => none
xịn xò | asdfgh | qwerty | xyz123 | zzzz | lorem ipsum | blabla => none
vớ | tất | socks | giường | nôi | ghế ăn dặm | sách | áo mưa | đồ bơi | balo | khẩu trang => none
áo thun | áo sơ mi | jeans | quần jean => none
quần short => none + BL
màu tím | màu đen | purple dress xyz => none + DA
nước hoa | son môi | điện thoại samsung | tủ lạnh | vé máy bay | bánh kem | trà sữa => none
dog sweater | men's shirt | women's dress | cat bib | hạt điều | money => none
con thỏ cute | em thỏ => TH + BI
under $10 | dưới 10 đô => price<=260000
váy 3xx | dress 14-20 usd => DA-01
`
