/**
 * A third list, written after the rules, to see what they make of queries that nobody had thought of. `queries.ts` explains the
 * format. After its first run it may be looked at like the first half of `parents-queries.ts`.
 */
export const laterQueries = `
váy cho con gái đi chơi tết | ao dam be gai mac tet => DA-01 + DA AD
đầm liền thân bé gái | váy dáng suông => DA
đầm bé gái size 6 màu hồng => DA-01
vày hoa | váy hóa => DA-01 + DA
nón rộng vành đi nắng | mu che nang di bien | mũ đi nắng cho bé trai => MU-03 MU-04
nón cột dây sơ sinh | mũ buộc dây cho bé => MU-01 + MU-02
nón dưới một trăm | mũ ko quá 100k => MU-02
mền thêu tên bé | chăn có tên bé => CH-02
mền ca rô | chăn kẻ xanh => CH-01
bộ liền thân cho bé sơ sinh | bodysuit 0-3 tháng => LQ-01 LQ-02
bodysuit size 18-24m | body bé 20 tháng => LQ-03
áo liền quần đang sale | bodysuit giảm giá => LQ-03
quần yếm 3t | yếm quần bé trai 3 tuổi => YQ-02 YQ-03
quần yếm màu cam đất | yếm quần đất nung => YQ-03
quần bloomer hoa | bloomer bé gái hoa nhí => BL-02
áo len gile bé trai 4 tuổi | áo gi lê size 4y => LE-03
cardigan bé gái dưới 450k | áo khoác len dưới 450 nghìn => LE-01
áo khoác thêu tên | cardigan with name => LE-02
áo dài bé gái 8 tuổi | áo dài tết size 8y => AD
áo dài dưới 700k | ao dai duoi 700 => AD-01
bộ áo yếm cho bé 1 tuổi | áo yếm màu nâu => YE
giày len 3 tháng | giày cho bé 0-3m => GL-01
giày len tập đi cho bé 10 tháng | giày tập đi 9-12m => GL-02
yếm ăn con thỏ | yếm thỏ => BI
yếm dãi giảm giá | bib on sale => BI-02
khăn xô muslin bộ 3 | muslin cloth set => KX
thỏ bông thêu tên | personalised bunny => TH-02
thỏ bông màu xanh | blue bunny => TH-01
túi ngủ dày | túi ngủ ấm | sleep sack winter => TN-01 + TN
túi ngủ vải mỏng cho mùa nóng | summer sleep sack => TN-02
tầm ba trăm nghìn | khoang 300 nghin => price>=240000 & price<=360000
dưới một trăm nghìn | <100k | 100k đổ lại => price<=100000
hai trăm đến ba trăm | 200 - 300k => price>=200000 & price<=300000
trên bốn trăm | 400k trở lên | more than 400k => price>=400000
không quá nửa triệu | dưới 500 ngàn => price<=500000
bé 4t | bé 4 tuổi mặc gì | size 4 tuổi => size:4Y
bé 11 tháng | bé gần 1 tuổi => size:9-12M + size:12-18M
3-6 tháng | size 3-6m | bé từ 3 đến 6 tháng => size:3-6M
size 100 | cao một mét | bé cao 100cm => size:3Y
bé 16kg | nặng 16 ký => size:4Y
bé 7 cân | 7kg => size:3-6M
đồ nhuộm chàm | plant dyed clothes => tag:"Nhuộm tự nhiên" + color:Chàm
màu xanh than | xanh đậm => color:Chàm + color:"Chàm khói" color:"Chàm nhạt"
màu vàng nhạt | pale yellow => color:"Nghệ nhạt" + color:Nghệ
màu nâu đỏ | brick red => color:"Đất nung" color:"Củ nâu" + color:"Nâu trầm"
đồ kẻ sọc cho bé | stripes => tag:"Kẻ sọc"
áo thêu hoa => LE AD LQ YE & tag:"Thêu tay" + LE-03
đồ thêu tay => tag:"Thêu tay"
quà cho bé sơ sinh | quà tặng đầy tháng bé gái | gift for newborn => col:gifts & col:newborn + col:gifts col:newborn
quà thôi nôi dưới 300k => col:gifts & price<=300000
quà sinh nhật 1 tuổi => nosize + col:gifts
hàng đặt riêng | custom made => made
mẫu mới nhất | just in => status:New
đồ đang giảm giá | clearance => sale
daam hoa | ddamf hoa nhis => DA-01 + DA
mu4 va2nh | nons ddi bieenr => MU-03 MU-04
ao khoac leen => LE-01 LE-02
aos leen => LE
giày leen | giayleen => GL
chawn ur | cha8n u3 => CH
yem quan cho be 2t | yeemsquan => YQ
áo giai | áo dài tếc | áo dai => AD
khăng sữa | khăn xửa => KX
túi ngũ sơ xinh | túi nghủ => TN
nón vằn | nón vànhh => MU-03 MU-04 + MU
zày tập đi | giầy tập đii => GL-02
mm-le-02 | MMLE02 | le 02 => LE-02
ti vi samsung | tủ lạnh mini | máy giặt => none
thức ăn cho mèo | hạt cho chó => none
sữa tươi | sữa chua | phô mai => none
xe máy điện | xe đạp 3 bánh | ô tô điện cho bé => none
quần jogger | quần tây bé trai => none
quần kaki => none + BL YQ
áo hoodie | áo polo bé trai | áo thun cotton => none
đồ bơi bé trai | phao bơi | kính bơi => none
bỉm quần | tã dán newborn | khăn ướt => none
váy bầu mùa hè | áo ngực cho con bú | đai nịt bụng => none
giày cao gót | giày da nam | túi xách nữ => none
son dưỡng | nước hoa | kem trộn => none
rtyuio | xcvbn | aaaaaaa => none
thuê nhà trọ | vé xem phim | xổ số => none
bàn học | ghế gaming | giường tầng => none
kẹo mút | trà sữa | pizza => none
vợt cầu lông | máy chạy bộ | bóng rổ => none
chó corgi | cá cảnh | hoa hồng tươi => none
siêu xe | robot biến hình | búp bê barbie => none
`
