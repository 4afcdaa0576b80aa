/**
 * Kinds of clothes: a product is of the kind that its name begins with ("Thỏ bông mặc váy" is a toy). One group a line:
 * `key < wider kinds: Vietnamese words / English words`; the first of each is its label.
 */
export const clothes = `
clothes: quần áo, đồ trẻ em, đồ em bé, đồ cho bé, đồ bé, quần áo trẻ em, quần áo em bé, thời trang trẻ em, thời trang bé, áo quần, trang phục / clothes, kids clothes, baby clothes, children clothes, clothing, apparel, childrenswear, kidswear
dress < clothes girlwear: đầm, váy, váy đầm, đầm váy, áo đầm, áo váy, đầm xoè, váy xoè, chân váy, đầm công chúa, váy công chúa, đầm dự tiệc, zuýp, juýp / dress, frock, gown, skirt, pinafore, sundress
bodysuit < clothes onepiece: áo liền quần, bodysuit, body suit, áo bodysuit, bộ bodysuit, áo body, body chip, bodychip, áo chip, bộ body, liền quần, liền thân, đồ liền thân, bộ liền thân, bộ liền, bộ liền quần, quần áo liền thân, áo liền thân, áo liền, body / bodysuit, onesie, onesies, romper, playsuit, jumpsuit, babygro, snapsuit, body suit
sleepsuit < clothes onepiece: sleepsuit, sleep suit, bộ liền ngủ, bộ ngủ liền thân / sleepsuit, footie, footed pajamas, sleep suit
onepiece < clothes: đồ liền / one piece, one-piece
dungarees < clothes trousers: yếm quần, quần yếm, quần yêm, yếm dài, quần dây, salopette / dungarees, dungaree, overalls, overall, romper, jumpsuit, salopette, bib pants
bloomers < clothes trousers: quần bloomer, bloomer, quần bloomers, quần phồng, quần bí, quần bồng, quần chip phồng, quần bỉm, quần che bỉm, quần bao bỉm / bloomers, bloomer, diaper cover, nappy cover
trousers < clothes: quần, quần dài, quần bé, quần cho bé / trousers, pants, bottoms
shorts < clothes trousers: quần đùi, quần cộc, quần sooc, quần soóc, quần short, quần ngắn, quần sọt, quần lửng / shorts
leggings < clothes trousers: quần legging, quần leggings, quần ôm, quần bó / leggings, legging
jeans < clothes trousers: quần jean, quần jeans, quần bò, quần bò bé / jeans
jogger < clothes trousers: quần jogger, quần nỉ / joggers, sweatpants
cardigan < clothes jacket jumper: áo khoác len, áo cardigan, cardigan, áo len cài nút, khoác len, áo khoác len mỏng, áo len mỏng / cardigan, cardi
jacket < clothes: áo khoác, khoác, áo ngoài, áo jacket, áo choàng ngoài / jacket, coat, outerwear
jumper < clothes: áo len, áo đan, áo len dài tay, áo sweater / sweater, jumper, pullover, knit top
vest < clothes jumper: áo gile, gile, ghi lê, gi lê, áo ghi lê, áo ghile, ghile, áo gi lê, áo len cộc tay, áo len sát nách, áo len không tay / vest, gilet, waistcoat, tank knit
aodai < clothes: áo dài, ao dai, áo dài cách tân, áo dài tết, áo dài cho bé, áo dài truyền thống, quốc phục / ao dai, áo dài, aodai, vietnamese dress, traditional dress, vietnamese traditional dress
yem < clothes: áo yếm, bộ áo yếm, yếm đào, áo yêm, yếm áo / yem set, yem top, yếm set, halter top
shirt < clothes: áo sơ mi, sơ mi, áo somi, somi / shirt, blouse
tshirt < clothes: áo thun, áo phông, thun, áo cotton tay ngắn, áo cộc tay, áo cộc / t-shirt, tshirt, tee, tees
polo < clothes: áo polo, áo có cổ / polo shirt, polo
hoodie < clothes jacket: áo hoodie, hoodie, áo nỉ, áo có mũ / hoodie, sweatshirt
puffer < clothes jacket: áo phao, áo béo, áo đại hàn / puffer, down jacket, padded jacket
raincoat < clothes: áo mưa, áo đi mưa, bộ áo mưa / raincoat, rain jacket, poncho
crotop < clothes: áo croptop, croptop, áo hai dây, áo 2 dây / crop top, camisole
undershirt < clothes: áo ba lỗ, áo 3 lỗ, áo lót, áo lót trẻ em, áo lót sơ sinh / undershirt, tank top, singlet
underwear < clothes: quần lót, quần chip, quần sịp, đồ lót / underwear, briefs, panties
kimono < clothes: áo cột dây, áo buộc dây, áo sơ sinh, áo vạt chéo, áo kimono / kimono top, wrap top, side-snap shirt
pajamas < clothes: đồ ngủ, bộ ngủ, đồ mặc nhà, đồ bộ, bộ đồ ngủ, pijama, pyjama, pajama, đồ bộ mặc nhà / pajamas, pyjamas, pjs, sleepwear, nightwear, loungewear
nightgown < clothes: váy ngủ, đầm ngủ / nightgown, nightie
set < : bộ, set, bộ đồ, sét, combo, set đồ, sét đồ, bộ quần áo / set, outfit, two-piece, bundle
suit < clothes: bộ vest, com lê, vét, đồ vest, comple / suit, tuxedo
swimsuit < clothes: đồ bơi, áo tắm, áo bơi, bikini, quần bơi, đồ tắm, áo phao bơi / swimsuit, swimwear, bathing suit, rash guard
uniform < clothes: đồng phục, áo đồng phục, đồ đi học / uniform, school uniform
costume < clothes: đồ hoá trang, đồ cosplay, đồ siêu nhân, đồ công chúa, đồ noel / costume, fancy dress
sportswear < clothes: đồ thể thao, bộ thể thao, áo bóng đá, đồ đá banh / sportswear, football kit, soccer jersey
robe < clothes: áo choàng tắm, áo choàng / bathrobe, robe
sleepsack < : túi ngủ, nhộng chũn, nhộng, kén ngủ, bao ngủ, chăn ngủ, mền ngủ / sleep sack, sleepsack, sleeping bag, wearable blanket, sleep bag, cocoon
traditional < : đồ truyền thống, cổ phục, việt phục, áo tấc, áo ngũ thân, áo bà ba, bà ba, áo nhật bình / traditional clothes, ba ba
christening < clothes: áo rửa tội, đồ rửa tội, đầm rửa tội / christening gown, baptism dress
maternity < : đồ bầu, váy bầu, đầm bầu, áo bầu, đồ mẹ bầu, đầm cho con bú / maternity, maternity dress, nursing dress
adults < : đồ người lớn, quần áo người lớn, đồ nam, đồ nữ, váy mẹ, đồ đôi mẹ và bé, đồ đôi mẹ con, váy đôi mẹ bé, đồ gia đình / adult clothes, womens, mens, mommy and me, matching family
`
