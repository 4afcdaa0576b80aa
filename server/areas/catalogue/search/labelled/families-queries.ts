/** What grandparents, foreigners and those who buy for an occasion type: whole sentences, two languages, ages and prices. */
export const familiesQueries = `
quần áo cho cháu nội 1 tuổi => size:12-18M & clothes + size:12-18M nosize
quà bà ngoại tặng cháu => col:gifts + cat:gifts
cháu tôi 3 tuổi nặng 15 cân mặc cỡ nào => size:3Y + nosize
áo mặc đông cho cháu gái => LE + tag:"Trời se lạnh"
giầy cho cháu mới biết đi => GL-02 + GL
áo bông trần | áo lông vũ => none + LE
quà mừng thọ => none
quà cháu đích tôn đầy tháng | le day thang => col:gifts + col:newborn
lễ thôi nôi mặc gì => size:12-18M & clothes + size:12-18M col:gifts
váy thôi nôi => DA + cat:aodai size:12-18M size:9-12M col:gifts
đồ thôi nôi bé gái => size:12-18M & clothes + size:12-18M size:9-12M
áo dài thôi nôi => none + AD YE
áo dài cho bé 3 tuổi ăn tết => AD
đồ trung thu cho bé | trung thu => none + cat:aodai col:gifts DA
quà trung thu => none + col:gifts cat:gifts
lồng đèn trung thu | bánh trung thu | đầu lân => none
noel | quà giáng sinh => none + col:gifts cat:gifts tag:"Trời se lạnh"
christmas dress => none + DA
halloween costume => none
quà sinh nhật 3 tuổi bé trai => none + col:gifts cat:gifts size:3Y
váy sinh nhật 2 tuổi => DA + AD
đồ khai giảng | đồ ngày đầu đi học => none + clothes cat:hats
đi học lớp lá => clothes & size:5Y + size:5Y nosize
bé vào lớp 1 => size:6Y + nosize
áo ấm đi học cho bé 4 tuổi => LE + size:4Y
đồ đi nắng | du lịch biển => MU-03 MU-04 + tag:"Ngày hè" col:summer
đồ nghỉ hè => tag:"Ngày hè" + col:summer
trời rét | mùa lạnh năm nay | đồ rét => tag:"Trời se lạnh" + LE
áo gió mùa thu => none + LE
spring outfit => none + clothes
rainy season coat => none + LE
tet outfit for 2 year old boy => col:tet & size:2Y + col:tet size:2Y
tet dress size 4 => AD DA-01 + DA
lunar new year gift => col:tet & col:gifts + col:tet col:gifts
mid autumn lantern | birthday cake | party balloons => none
gift for baby boy first month => col:gifts + col:newborn
christening gift | gift for godchild => col:gifts + cat:gifts
gift for niece 3 years old => none + col:gifts cat:gifts size:3Y
present for a newborn under 200k => col:newborn & col:gifts & price<=200000 + col:newborn & price<=200000 col:gifts & price<=200000
cheap gift => price<=100000 & col:gifts + col:gifts cat:gifts
souvenir from hue | handmade vietnam => none + all
traditional vietnamese dress for girl | ao dai silk pink => AD + YE
little boy outfit linen => YQ-03 YE-01 + tag:"Đũi"
linen hat baby => MU-03 + MU
cotton hat with brim => MU-04 + MU-03
newborn cap => MU-01 + MU
knit booties white => GL-01 + GL
baby slippers => GL
soft sole shoes => GL-02 + GL
baby wrap | receiving blankets => CH + KX
baby quilt personalized => CH-02 + CH
cot blanket check => CH-01 + CH
sleep bag 6-12 months => TN
winter sleeping bag => TN-01 + TN
summer sleeping bag 1 tog => TN-02 + TN
dribble bib | feeding bib | bib cho baby => BI
muslins pack of 3 | gauze blanket | khăn muslin baby => KX + CH
wool cardigan girl => LE-01 LE-02 + LE
baby vest wool => LE-03 + LE LQ
sleeveless sweater => LE-03 + LE
toddler jumper => LE + YQ LQ
pinafore | sundress | party dress 4t => DA + AD
collar dress => DA-01 + DA
green dress => DA-02 + DA
playsuit | one piece for baby => LQ + YQ
harem pants | pantaloons => none + BL YQ
overalls for boy 18m => YQ
shortalls => YQ
cuddly toy | stuffie | plushie => TH
đầm for girl 3 tuổi | dress cho bé gái => DA + AD
hat cho baby => MU
cardigan cho be 2 tuoi => LE-01 LE-02 + LE
quà baby shower => col:gifts + col:newborn cat:gifts
sale dress => DA-02
under 10 usd => none + price<=260000
less than 150,000 vnd | max 150 thousand => price<=150000
between 200k and 300k => price>=200000 & price<=300000
around 250k => price>=220000 & price<=280000 + price>=190000 & price<=310000
0.5 triệu trở xuống | dưới năm trăm nghìn đồng => price<=500000
từ 100.000đ đến 150.000đ => price>=100000 & price<=150000
trên 700.000 => AD-02 + AD
một trăm tám mươi lăm nghìn => LQ-02 MU-03 + price>=145000 & price<=220000
hai trăm năm mươi ngàn trở lại => price<=250000
cháu 4 tuổi rưỡi => size:4Y + size:5Y nosize
ba tuổi rưỡi => size:3Y + size:4Y nosize
sáu tháng tuổi => size:6-9M + size:3-6M nosize
mười tám tháng => size:18-24M + size:12-18M nosize
hai mươi tháng => size:18-24M + nosize
24 months | 2 years old | 2yo => size:2Y + size:18-24M nosize
18 months old => size:18-24M + size:12-18M nosize
6 mths | six months => size:6-9M + size:3-6M nosize
bé sinh năm 2024 | sn 2024 => size:2Y + size:18-24M size:3Y nosize
cao 1.1m => size:5Y + nosize
cao chín mươi phân => size:2Y + nosize
nặng mười cân => size:12-18M + nosize
100 cm tall => size:3Y + nosize
12 kgs => size:2Y + size:18-24M nosize
25 lbs => none + size:18-24M
`
