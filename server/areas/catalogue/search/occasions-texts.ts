/** Seasons, occasions and ages, written like {@link clothes}: found in names of tags, categories and collections. */
export const occasions = `
winter: mùa đông, đồ đông, đồ ấm, trời se lạnh, giữ ấm, mùa lạnh, trời lạnh, đồ thu đông, thu đông, mùa thu, ấm, đồ mùa đông, áo ấm, se lạnh, đồ lạnh, rét, mùa rét, đồ giữ ấm, trời rét, ấm áp, đông, hàng đông, quần áo mùa đông / cool days, winter, cold, warm clothes, autumn, fall, warm, cold weather, winter clothes, warmth, keep warm, cosy, cozy
summer: mùa hè, đồ hè, ngày hè, hè, mát, mát mẻ, mùa nóng, trời nóng, đi biển, nắng nóng, thoáng mát, đồ mát, mùa hạ, du lịch biển, quần áo mùa hè, đồ mùa hè, đồ đi biển, mặc mát, mỏng mát, hàng hè, xuân hè / hot days, summer, hot weather, beach, cool clothes, light clothes, summer clothes, linen summer, lightweight, breathable
tet: tết, đồ tết, tết sum vầy, mùng một, mồng một, năm mới, tết nguyên đán, du xuân, đi tết, quần áo tết, tết nguyên đán, đồ mặc tết, chơi tết, hàng tết, tết âm lịch, mùng 1 tết, diện tết / tet, tết, lunar new year, new year, tet together, tet holiday, chinese new year
newborn: sơ sinh, mới sinh, bé mới sinh, đồ sơ sinh, trẻ sơ sinh, bé sơ sinh, mới đẻ, chào bé mới sinh, đi đẻ, đi sinh, đồ đi sinh, giỏ đồ đi sinh, chuẩn bị sinh, đồ đẻ, vừa sinh, lọt lòng, quần áo sơ sinh, quà mừng bé, mừng bé chào đời, bé chào đời, bé mới chào đời / newborn, new born, hello newborn, newborn clothes, hospital bag, brand new baby
fullmonth: đầy tháng, quà đầy tháng, cúng đầy tháng, thôi nôi, đầy năm, quà thôi nôi, đồ thôi nôi, mừng đầy tháng, quà mừng đầy tháng, quà mừng bé, quà mừng sinh, mừng sinh, đi thăm bà đẻ, thăm bé, thăm em bé, quà thăm bà đẻ, thăm đẻ, mừng cháu, quà mừng, quà sinh, quà sơ sinh, quà tặng sơ sinh, quà tặng bé sơ sinh, quà cho bé sơ sinh, quà mừng em bé, quà đi đẻ / gifts for a new baby, first month, baby shower, new baby gift, first birthday, newborn gift, baby shower gift, gift for newborn, new baby
girl: bé gái, con gái, em gái, cho gái, nữ, công chúa, gái, bé nữ, đồ bé gái, cháu gái, đồ con gái / girl, girls, baby girl, daughter, girly, princess
boy: bé trai, con trai, em trai, cho trai, nam, trai, bé nam, đồ bé trai, cháu trai, hoàng tử, đồ con trai / boy, boys, baby boy, boyish
sensitive: da nhạy cảm, nhạy cảm, không kích ứng, dịu da, chàm sữa, hữu cơ, organic, an toàn cho da, mềm mịn / sensitive skin, gentle, hypoallergenic, organic, soft
sleep: đi ngủ, ngủ, ngủ ngon, ngủ đêm / sleep, night, bedtime, nap
`

/** Words that name a state of the product. */
export const statuses = `
sale: khuyến mãi, giảm giá, sale, ưu đãi, khuyến mại, xả hàng, đang giảm, hạ giá, thanh lý, giá tốt, hàng sale, đang sale, giảm sốc, deal, xả kho, sale off, đồ sale, giá sốc, giảm / on sale, sale, discount, discounted, deals, deal, reduced, clearance, good deals, offers, bargain
new: mới về, hàng mới, mới nhất, mẫu mới, mới ra, hàng mới về, đồ mới, vừa về, new, mới, sản phẩm mới, bộ sưu tập mới, new arrival / new, new arrivals, just in, latest, newest, new in
bestseller: bán chạy, hot, bán chạy nhất, hot trend, yêu thích nhất, được yêu thích, phổ biến, best seller, bestseller, hàng hot, được yêu thích nhất, nhiều người thích, mua nhiều, nổi bật, nhiều người mua / best seller, bestseller, best sellers, popular, most popular, bestselling, best selling, favourites, favorites
madetoorder: đặt may, may đo, đặt riêng, theo yêu cầu, đặt làm, may theo số đo, may riêng, đặt trước, preorder, pre order, may theo yêu cầu / made to order, made-to-order, custom made, bespoke, made to measure, custom, preorder
instock: có sẵn, hàng sẵn, còn hàng, sẵn hàng, giao ngay / in stock, ready made, available now, ready to ship
`

/** Words that say nothing about the goods; a query of these alone finds nothing. */
export const fillers = `
people: bé, em bé, trẻ, trẻ em, trẻ con, con, cháu, con nít, em, bé yêu, nhóc, bé con, cục cưng, baby, bé bự, con em, bé nhà mình, kids, ẻm, đứa nhỏ, em nhỏ / baby, babies, kid, kids, child, children, toddler, toddlers, infant, infants
shop: mẹ may, tiệm, shop, cửa hàng, huế, hue, mẹ / me may, shop, store
asking: mua, bán, tìm, cần, có, không, ko, hông, hem, muốn, cho, của, dành cho, và, với, loại, kiểu, mẫu, cái, chiếc, đôi, màu, cho em hỏi, shop ơi, ạ, nha, nhé, nào, gì, giá, bao nhiêu, nhiêu, còn, đi, mặc, để, đồ, hàng, sản phẩm, món, các, những, một, thì, là, ở, đâu, may, may tay, thủ công, handmade, hand made, tay, dịp, mùa, chất, vải, chất liệu, ngày, lễ / buy, find, want, need, for, a, an, the, and, with, in, of, to, my, handmade, any, some, do, you, have, price, color, colour, made, by, hand, on, please, looking, i, am, wear, clothing item, one, is, are, your, sell
praise: đẹp, xinh, xinh xắn, dễ thương, cute, rẻ, tốt, chất lượng, cao cấp, xịn, xịn xò, sang, sang chảnh, hàng hiệu, giá rẻ, độc lạ, đáng yêu, kute, xinh xinh, siêu xinh, mềm, mềm mại, nhẹ, mỏng, dày, điệu, thời trang, hiện đại, sang trọng / cute, beautiful, nice, pretty, cheap, best, quality, lovely, good, adorable, premium, soft, little, small, big, handmade
`
