/**
 * Kinds of clothes: a product is of the kind that its name begins with ("Thỏ bông mặc váy" is a toy). One group a line:
 * `key < wider kinds: Vietnamese words / English words`; the first of each is its label.
 */
export const clothes = `
clothes: quần áo, đồ trẻ em, outfit, đồ mặc, đồ diện, đồ đi chơi, quần áo đi chơi, đồ bé mặc, áo quần trẻ em, quần áo bé, đồ em bé, đồ cho bé, đồ bé, quần áo trẻ em, quần áo em bé, thời trang trẻ em, thời trang bé, áo quần, trang phục / clothes, kids clothes, baby clothes, children clothes, clothing, apparel, childrenswear, kidswear, outfit, outfits, garments, kids wear, toddler clothes, infant clothes
dress < clothes girlwear dressy: đầm, váy, váy đầm, đầm váy, áo đầm, áo váy, đầm xoè, váy xoè, chân váy, đầm công chúa, váy công chúa, zuýp, juýp, váy liền, váy liền thân, đầm liền, đầm suông, váy suông, váy yếm, đầm yếm, váy bé gái, đầm bé gái, váy cho bé, đầm cho bé, váy baby doll, váy babydoll, đầm babydoll, váy maxi, đầm maxi, jumper váy / dress, frock, gown, skirt, pinafore, sundress, babydoll dress, party dress, dresses for girls, tet dress, tet dresses
bodysuit < clothes onepiece: áo liền quần, bodysuit, body suit, áo bodysuit, bộ bodysuit, áo body, body chip, bodychip, áo chip, bộ body, liền quần, liền thân, đồ liền thân, bộ liền thân, bộ liền, bộ liền quần, quần áo liền thân, áo liền thân, áo liền, body, bốt đi, bốt đì, bo đi, bo đy, bô đi, bo đì, bodi, bodysuite, body suite, bo đi sút, bodi suit, body sút, bộ áo liền quần, áo quần liền, áo quần liền thân, bộ liền mảnh, áo tam giác, áo chip đùi, body tam giác, bộ đùi liền / bodysuit, onesie, onesies, romper, playsuit, jumpsuit, babygro, babygrow, baby grow, onsie, onesy, one sie, unitard, snapsuit, body suit, babysuit, baby suit, body vest, bodyvest, vest bodysuit, one piece suit
sleepsuit < clothes onepiece: sleepsuit, sleep suit, bộ liền ngủ, bộ ngủ liền thân / sleepsuit, footie, footed pajamas, sleep suit
onepiece < clothes: đồ liền / one piece, one-piece
dungarees < clothes trousers: yếm quần, quần yếm, yếm, bộ yếm quần, yếm jean dài, yếm jean, yếm bò, sa lô pét, salopet, salopete, quần yêm, yếm dài, quần dây, salopette / dungarees, dungaree, overalls, overall, romper, jumpsuit, salopette, bib pants, shortalls, shortall, coveralls, bib overalls, bib shorts
bloomers < clothes trousers shorts: quần bloomer, bloomer, quần bloomers, quần phồng, quần bí, quần bồng, quần chip phồng, quần bỉm, quần che bỉm, quần bao bỉm, quần bloom, bờ lu mơ, blu mơ, bờ lum mơ, bơ lu mơ, blomer, blumer, blomers, blumers, quần bí ngô, quần bánh bao, quần búp, quần trùm bỉm, quần bọc bỉm / bloomers, bloomer, diaper cover, nappy cover, bubble shorts, puff pants, pumpkin pants
trousers < clothes: quần, quần bé, quần lưng chun, quần lưng thun, quần thun lưng, quần cho bé / trousers, pants, bottoms
longpants < clothes: quần dài, quần baggy, quần ống rộng, quần âu, quần tây, quần vải dài, quần alibaba, quần đũi dài, quần ống suông / long pants, long trousers, chinos
shorts < clothes trousers: quần đùi, quần cộc, quần sooc, quần soóc, quần short, quần ngắn, quần sọt, quần lửng / shorts
leggings < clothes trousers: quần legging, quần leggings, quần ôm, quần bó / leggings, legging
jeans < clothes trousers: quần jean, quần jeans, quần bò, quần bò bé / jeans
jogger < clothes trousers: quần jogger, quần nỉ / joggers, sweatpants
cardigan < clothes jacket jumper warmtop: áo khoác len, áo cardigan, cardigan, áo len cài nút, khoác len, áo khoác len mỏng, áo len mỏng, cadigan, áo cadigan, cạc đi gân, các đi gân, ca đi gân, cacdigan, kadigan, áo len cài cúc, áo len cúc, áo len có nút, áo len mở / cardigan, cardi
jacket < clothes warmtop: áo khoác, áo khoát, áo vét len, khoác, áo ngoài, áo jacket, áo choàng ngoài / jacket, coat, outerwear
warmtop < clothes: áo ấm, áo lạnh, áo giữ ấm, áo mùa đông, áo mùa lạnh, áo đông, áo trời lạnh, áo rét / warm top, winter top
jumper < clothes warmtop: áo len, áo len chui đầu, áo len cổ tròn, áo len bé, áo len đan, áo len móc, áo đan, áo len dài tay, áo sweater / sweater, jumper, pullover, knit top
vest < clothes jumper: áo gile, gile, ghi lê, gi lê, áo ghi lê, áo ghile, ghile, áo gi lê, áo len cộc tay, áo len sát nách, áo len không tay, áo len ba lỗ, áo len 3 lỗ, gi lê len, ghi lê len, áo gile len, di lê, gi-lê, ghi-lê, vest len, áo vest len, áo không tay len / vest, gilet, waistcoat, tank knit, knitted vest, sweater vest, gillet, sleeveless sweater
aodai < clothes dressy heritage: áo dài, ao dai, áo dài cách tân, áo dài tết, áo dài cho bé, áo dài truyền thống, quốc phục, áo giài, áo zài, ao zai, bộ áo dài, áo dài bé gái, áo dài bé trai, áo dài gấm, áo dài nhung, áo dài huế, áo dài mẹ và bé, áo dài mẹ bé, áo dài mẹ con / ao dai, áo dài, aodai, vietnamese dress, traditional dress, vietnamese traditional dress, tet dress, tet dresses, lunar new year dress
yem < clothes outfitset heritage: áo yếm, đồ yếm, yếm, yếm bé gái, yếm thêu, bộ yếm, áo yếm đào, yếm lụa, áo yếm bé gái, bộ áo yếm, yếm đào, áo yêm, yếm áo / yem set, yem top, yếm set, halter top
shirt < clothes: áo sơ mi, sơ mi, áo somi, somi, áo kiểu, áo sơ mi kiểu, áo babydoll, áo peplum, áo bèo / shirt, blouse
tshirt < clothes: áo thun, áo phông, thun, áo cotton tay ngắn, áo cộc tay, áo cộc / t-shirt, tshirt, tee, tees
polo < clothes: áo polo, áo có cổ / polo shirt, polo
windbreaker < clothes: áo khoác gió, áo gió, áo khoác dù, áo dù / windbreaker
sunjacket < clothes: áo chống nắng, áo khoác chống nắng / sun jacket, uv jacket
thermal < clothes: đồ giữ nhiệt, áo giữ nhiệt, quần giữ nhiệt, bộ giữ nhiệt / thermals, thermal underwear
hoodie < clothes: hoodie, áo nỉ, áo có mũ / hoodie, sweatshirt
puffer < clothes: áo phao, áo béo, áo đại hàn, áo trần bông, áo bông trần, áo bông, áo lông vũ, áo phao lông vũ, áo chần bông, áo khoác phao / puffer, down jacket, padded jacket, quilted jacket, snowsuit
raincoat < clothes: áo mưa, áo đi mưa, bộ áo mưa / raincoat, rain jacket, poncho
crotop < clothes: áo croptop, croptop, áo hai dây, áo 2 dây / crop top, camisole
undershirt < clothes: áo ba lỗ, áo 3 lỗ, áo lót, áo lót trẻ em, áo lót sơ sinh / undershirt, tank top, singlet
underwear < clothes: quần lót, quần chip, quần sịp, đồ lót / underwear, briefs, panties
kimono < clothes: áo cột dây, áo buộc dây, áo sơ sinh, áo vạt chéo, áo kimono / kimono top, wrap top, side-snap shirt
tutu < clothes: váy tutu, váy ba lê, đồ múa, đồ tập múa, !váy múa / tutu, ballet dress, leotard
sportbra < clothes: áo ngực, áo lá, áo bra / bra
pajamas < clothes: bộ ngủ, bộ đồ mặc nhà, bộ mặc nhà, bộ cộc tay, bộ dài tay, bộ quần áo mặc nhà, bộ thun, bộ cotton, bộ ba lỗ, bộ sát nách, đồ mặc nhà, bộ đồ ngủ, pijama, pyjama, pajama, đồ bộ mặc nhà / pajamas, pyjamas, pjs, sleepwear, nightwear, loungewear
nightgown < clothes: váy ngủ, đầm ngủ / nightgown, nightie
outfitset < clothes: đồ bộ, bộ đồ bé trai, bộ đồ bé gái, bộ hè, bộ quần áo bé trai, bộ quần áo bé gái / clothing set, outfit set, matching set
set < : bộ, set, bộ đồ, sét, combo, set đồ, sét đồ, bộ quần áo / set, outfit, two-piece, bundle
suit < clothes: bộ vest, vest nam, áo vest nam, áo vest bé trai, com lê, vét, đồ vest, comple / suit, tuxedo
swimsuit < clothes: đồ bơi, áo tắm, áo bơi, bikini, quần bơi, đồ tắm, áo phao bơi / swimsuit, swimwear, bathing suit, rash guard
uniform < clothes: đồng phục, áo đồng phục / uniform, school uniform
costume < clothes: đồ hoá trang, đồ cosplay, đồ siêu nhân, đồ công chúa, đồ noel / costume, fancy dress
sportswear < clothes: đồ thể thao, bộ thể thao, áo bóng đá, đồ đá banh / sportswear, football kit, soccer jersey
turtleneck < clothes: áo cổ lọ, áo cổ cao, áo cổ 3 phân, áo len cổ lọ / turtleneck, polo neck
headdress < : khăn đóng, khăn xếp, khăn vấn, khăn mỏ quạ, mấn, mấn đội đầu, vương miện, mũ quan / headdress, crown, tiara
robe < clothes: áo choàng tắm, áo choàng / bathrobe, robe
sleepsack < clothes: túi ngủ, đồ ngủ, quần áo ngủ, đồ đi ngủ, túi ngủ em bé, túi ngủ cho bé, áo túi ngủ, nhộng chũn, nhộng, kén ngủ, bao ngủ, chăn ngủ, mền ngủ / sleep sack, sleepsack, sleeping bag, wearable blanket, sleep bag, cocoon
heritage: đồ truyền thống, trang phục truyền thống, quần áo truyền thống, cổ phục, việt phục, đồ việt phục, đồ cổ trang / traditional clothes, traditional outfit, traditional costume
traditional < : áo tấc, áo ngũ thân, áo bà ba, bà ba, áo nhật bình / ba ba
christening < clothes: áo rửa tội, đồ rửa tội, đầm rửa tội / christening gown, baptism dress
weddingdress < : váy cưới, áo cưới, váy cô dâu / wedding dress, bridal gown
maternity < : đồ bầu, áo cho con bú, đồ sau sinh, váy sau sinh, đồ mẹ bầu, đai nịt bụng, gen bụng, váy bầu, đầm bầu, áo bầu, đồ mẹ bầu, đầm cho con bú / maternity, maternity dress, nursing dress
adults < : đồ người lớn, áo người lớn, váy người lớn, đầm người lớn, người lớn, đầm nữ, váy nữ, áo nữ, quần nữ, áo nam, quần nam, đầm cho mẹ, váy cho mẹ, áo cho mẹ, áo cho bố, áo ba, đồ cho mẹ, đồ cho bố, đồ cho ba, áo dài nữ, áo dài người lớn, áo dài mẹ, đồ đôi, áo đôi, áo gia đình, áo lớp, đồ trung niên, đồ công sở, đầm công sở, váy công sở, bigsize, áo thun nam, áo sơ mi nam, quần jean nữ, cho vợ, cho chồng, cho bố, cho mẹ, cho ông bà, quần áo người lớn, đồ nam, đồ nữ, váy mẹ, đồ đôi mẹ và bé, đồ đôi mẹ con, váy đôi mẹ bé, đồ gia đình, mừng thọ, quà mừng thọ, chúc thọ, quà tân gia, tân gia, quà khai trương, quà 8/3, quà 20/10, quà 20/11, quà cho thầy cô, quà cho cô giáo, quà tặng cô giáo, quà valentine, quà cho bạn gái, quà cho bạn trai, quà cho ông bà, quà cho bố mẹ / adult clothes, womens, mens, women, for men, woman, ladies, women dress, women clothes, for mom, for dad, for wife, for husband, for me, adult, adults, mommy and me, matching family, grandma gift, gift for mom, gift for dad, gift for teacher, gift for grandma, housewarming gift, valentine gift
`
