/** Kinds of other goods, written like {@link clothes}. Goods that a shop lacks are here too: so a search for them finds nothing. */
export const goods = `
hat < headwear: mũ, nón, mủ, nón trẻ em, mũ trẻ em, nón bé gái, nón bé trai, mũ bé gái, mũ bé trai, mũ vải, nón vải, mũ cho bé, nón cho bé, mũ nón, nón kết, mũ em bé / hat, cap, sunhat
headwear: đồ đội đầu / headwear, hats & bonnets
bonnet < hat: mũ bèo, nón bèo, mũ bo, mũ trùm, mũ thóp, mũ trùm thóp, mũ che thóp, mũ bonnet, nón thóp, nón trùm thóp, mũ buộc dây, nón cột dây, mũ bonet / bonnet, baby bonnet, pilot cap
sunhat < hat: mũ vành, nón vành, mũ rộng vành, nón rộng vành, mũ tai bèo, nón tai bèo, mũ bucket, nón bucket, mũ đi biển, nón đi biển, mũ chống nắng, nón chống nắng, mũ đi nắng, nón đi nắng, mũ che nắng, nón che nắng, mũ vành rộng, nón vành rộng, mũ cói, nón tắm nắng, nón rộng, đồ đi biển, đồ tắm biển, đồ biển / sun hat, sunhat, bucket hat, wide-brim hat, beach hat, brim hat, hat with brim, hat with a brim, brimmed hat, wide brim hat, wide brimmed hat, floppy hat, summer hat
beanie < hat: mũ len, nón len, mũ đan, mũ ấm / beanie, knit hat, knitted hat, wool hat
beret < hat: mũ nồi, nón nồi, mũ beret, mũ bere / beret
capbrim < hat: mũ lưỡi trai, nón lưỡi trai, nón kết lưỡi trai, mũ kết / baseball cap, snapback
nonla < : nón lá, mũ lá / conical hat
helmet < : nón bảo hiểm, mũ bảo hiểm, mũ bảo vệ đầu, mũ tập đi / helmet
headband < : băng đô, bờm, cài tóc, nơ cài tóc, kẹp tóc, cột tóc, dây cột tóc, turban, băng đô turban, nơ tóc, kẹp nơ / headband, hair clip, hair bow, turban, scrunchie, hairband
booties < shoes: giày len, giày vải, giày bé, dép len, giày đan, giày móc, giày móc len, hài em bé, giày tất, giày trong nhà, hài, hài len, giầy len, ủng len, vớ giày / booties, bootie, baby shoes, crib shoes, baby booties
shoes: giày, dép, giầy, giày dép, giày cho bé, giày em bé / shoes, shoe, footwear, slippers, slipper, baby slippers, house shoes, moccasins, booty, footwear for baby
walkers < booties: giày tập đi, giầy tập đi, giày chập chững, giày tập đi đế mềm, dép tập đi, giày bé tập đi, giày cho bé tập đi, giày chống trượt, giày bước đi đầu đời, giày mới biết đi / first-steps booties, first walkers, first shoes, walking shoes, pre-walkers
sandals < : xăng đan, sandal, sandals, dép quai hậu, dép sandal / sandals, sandal
sneakers < : giày thể thao, giày sneaker, giày bata, bata / sneakers, trainers
heels < : giày cao gót, giày da, giày tây, giày lười, giày công sở, giày búp bê, dép lê, dép lào, guốc, guốc mộc, guốc gỗ, đôi guốc / heels, leather shoes, loafers, flip flops, clogs
boots < : bốt, giày bốt, giày boot, ủng, ủng đi mưa / boots, rain boots
socks < : vớ, tất, bít tất, vớ len, tất len, vớ sơ sinh, vớ em bé, tất cho bé, quần tất, vớ da, quần vớ / socks, sock, tights, stockings
mittens < : bao tay, bao chân, bao tay chân sơ sinh, bao tay vải, yếm chân, găng tay, bao tay bao chân, bao tay sơ sinh, găng, bao tay chân / mittens, gloves, mitten, scratch mittens
scarf < : khăn quàng, khăn choàng, khăn len, khăn ống, khăn cổ, khăn phu la, khăn choàng cổ, khăn quàng cổ / scarf, shawl, snood
belt < : thắt lưng, dây nịt, dây lưng / belt, suspenders
bib < gift: yếm ăn, yếm dãi, yếm, yếm ăn rặm, yếm dặm, yếm chống thấm, yếm ăn bột, yếm ăn cơm, yếm rãi, yếm tập ăn, yếm đeo cổ, khăn ăn dặm, khăn yếm tam giác, khăn tam giác, khăn yếm, yếm ăn dặm, yếm nhỏ dãi, yếm thấm, khăn ăn, yếm tròn, yếm ăn cho bé, yếm thấm sữa, yếm sữa, yếm hứng, yếm hứng sữa, yếm hứng dãi, yếm hứng cơm, yếm lót, yếm lau, yếm ăn sữa, yếm cổ, yếm bú / bib, bibs, drool bib, feeding bib, bandana bib, spit bib, saliva bib
cloth < gift: khăn xô, khăn sữa, khăn muslin, khăn gạc, khăn mùi xoa, khăn xô muslin, khăn lau mặt, khăn mặt, khăn xô sữa, khăn vắt sữa, khăn lau sữa, khăn tay, khăn lau, khăn, khăn sô, khăn em bé, khăn cho bé, khăn lau miệng, khăn hạt, khăn xô hoa, khăn 4 lớp, khăn 2 lớp, khăn tắm xô, khăn che bú, khăn cho bú / muslin cloths, burp cloth, muslin, muslin cloth, washcloth, muslin square, burp cloths, cloths, face cloth, handkerchief, nursing cover, breastfeeding cover, gauze blanket, muslin blanket, muslin swaddle, muslins, gauze cloth, burp rag, burp rags, spit up cloth, flannel cloth
towel < : khăn tắm, khăn tắm em bé, khăn bông tắm, khăn trùm / towel, bath towel, hooded towel
blanket < gift bedding: chăn, mền,  mền em bé, chăn mỏng, mền mỏng, chăn xuân thu, chăn lưới xô, chăn cho bé ngủ, mền cho bé ngủ, mền đắp cho bé, chăn đắp cho bé, chăn ủ, khăn ủ, mền ủ, khăn quấn, khăn quấn bé, chăn quấn, mền quấn, ủ kén, chăn mền, chăn lưới, chăn em bé, khăn choàng ủ, quấn chũn, khăn quấn sơ sinh, chăn đắp, mền đắp, chăn ngủ, mền ngủ, chăn ngủ trưa, mền ngủ trưa, chăn đi học, mền đi học / blanket, swaddle, baby blanket, quilt, throw, wrap blanket, receiving blanket, swaddle blanket, swaddling, comforter, wrap, baby wrap, swaddle wrap, coverlet, bedspread, duvet
bedding: chăn ga, chăn ga gối, bộ chăn ga / bedding
sheets < : ga giường, drap, ra giường, ga trải giường, ga chun, vỏ gối, vỏ chăn, bọc nệm, ga phủ / sheets, crib sheet, fitted sheet, pillowcase, pillow case
pillow < : gối, gối ôm, gối đầu, gối chống bẹt đầu, gối chặn / pillow, cushion
mosquito < : mùng, màn, màn chụp, mùng chụp / mosquito net
toy < gift: thỏ bông, gấu bông, thõ bông, thỏ nhồi, thú vải, búp bê thỏ bông, bạn thỏ, gấu nhồi bông, đồ chơi bông, đồ chơi cho bé, đồ chơi em bé, thỏ mặc váy, gấu bông thỏ, thú nhồi, thú bông, đồ chơi, thú nhồi bông, thỏ nhồi bông, gấu ôm, búp bê, búp bê vải, thỏ ôm, thú ôm, búp bê thỏ, thỏ vải, đồ chơi vải, đồ chơi sơ sinh, gấu thỏ, bạn ngủ, thỏ ru ngủ / rabbit, soft toy, toy, stuffed animal, plush, bunny, doll, stuffed toy, stuffed rabbit, plushie, cuddly toy, lovey, teddy, teddy bear, plush rabbit, plush toy, stuffed bunny, bunny doll, rag doll, stuffed, plushy, stuffie, bunny toy, rabbit doll, rabbit toy, comforter toy
gift: quà, quà tặng, hộp quà, set quà, bộ quà, món quà, quà biếu, quà tặng bé, quà cho bé, quà tặng em bé, giỏ quà, quà cho em bé, quà tặng cho bé, quà sinh nhật, sinh nhật, mừng sinh nhật, quà cáp, quà lưu niệm, đồ tặng, làm quà, set quà tặng, hộp quà tặng, quà thiếu nhi, quà 1 6, quà 1/6, quà noel, quà giáng sinh, quà tết, quà trung thu, quà cho bé gái, quà cho bé trai / gift, present, baby gift, gift set, gifts, presents, gift box, hamper, baby gifts, birthday gift, birthday present
wallet < : ví, bóp, ví tiền, ví nam, ví da / wallet, purse
diaper < : tã, bỉm, tã dán, tã quần, bỉm quần, tã vải, tã giấy, bỉm vải, miếng lót / diaper, nappy, diapers, nappies, pampers, huggies
milk < : sữa bột, sữa, sữa công thức, sữa tươi, sữa tắm, sữa non, sữa mẹ / milk, formula, milk powder, baby formula
bottle < : bình sữa, bình nước, núm ti, ti giả, ti ngậm, ty ngậm, ty giả, máy hút sữa, máy tiệt trùng / bottle, baby bottle, pacifier, dummy, breast pump, sippy cup
tableware < : chén bát, bát ăn dặm, thìa, muỗng, khay ăn dặm, chén ăn, ghế ăn dặm, ghế ăn / spoon, bowl, plate, high chair
`
