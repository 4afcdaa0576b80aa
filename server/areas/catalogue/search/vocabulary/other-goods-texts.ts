/**
 * What parents look for elsewhere, written like {@link clothes}: a shop without it finds nothing instead of something that only
 * shares a word.
 */
export const otherGoods = `
stroller: xe đẩy, xe đẩy em bé, xe nôi, xe đẩy gấp gọn, xe đẩy du lịch / stroller, pram, buggy, pushchair, strollers, double stroller
walker: xe tập đi, xe chòi chân, xe thăng bằng, xe tập đi cho bé / walker, balance bike, baby walker, push walker
carrier: địu, địu em bé, địu vải, địu ngồi, địu em bé 4 tư thế / baby carrier, sling, carrier, babycarrier, baby wrap carrier, baby sling
carseat: ghế ô tô, ghế ngồi ô tô, ghế ngồi ô tô cho bé, ghế xe hơi, ghế xe máy, đai xe máy, đai đi xe máy, ghế ngồi xe máy / car seat, carseats, booster seat, motorbike seat
bicycle: xe đạp / bicycle, bike
motorbike: xe máy / motorbike
car: ô tô, xe hơi / car
toycar: xe đồ chơi, xe điều khiển, ô tô đồ chơi, máy bay đồ chơi, tàu hoả đồ chơi, xe lửa đồ chơi, xe cần cẩu, máy xúc, siêu xe, ô tô điều khiển, xe oto, xe chòi / toy car, toy cars, remote control car, train set, toy train, drone, toy plane, car toy, truck toy, toy truck
cot: nôi, cũi, nôi điện, giường cũi, giường cho bé, giường trẻ em, nôi em bé, nôi rung / cot, crib, bassinet, cradle, cots, cribs, moses basket, toddler bed
bed: giường / bed
hammock: võng / hammock
wardrobe: tủ, tủ quần áo / wardrobe
desk: bàn, bàn học, bàn ghế / desk, table
chair: ghế, ghế ăn dặm, ghế ăn / chair, high chair
shelf: kệ sách, kệ / bookshelf
sofa: sofa, ghế sô pha / sofa
lego: lego, xếp hình, lắp ráp, lắp ghép, mô hình, đồ chơi lắp ráp, đồ chơi lắp ghép, đồ chơi mô hình, đồ chơi xếp hình, đồ chơi ghép hình, ghép hình / lego, building blocks
puzzle: tranh ghép, ghép hình / puzzle
woodentoy: đồ chơi gỗ, khối gỗ, đồ chơi montessori, montessori, giáo cụ, đồ chơi gỗ cho bé / wooden toy, blocks, montessori toy, montessori
robot: robot, siêu nhân, người nhện, spiderman, ironman, người dơi, transformer / robot
clay: đất nặn, slime / slime, modelling clay
balloon: bóng bay / balloon
book: sách, truyện, bảng chữ cái, thẻ học, flashcard, truyện tranh, sách vải, sách giáo khoa, sách tô màu, truyện ehon, ehon, sách ehon, truyện cổ tích, sách thiếu nhi, album ảnh, sổ nhật ký, thẻ học thông minh / book, books, comics, picture book, story book, coloring book, storybook, photo album, baby journal
notebook: vở, sổ tay / notebook
pencil: bút, bút chì, bút màu, bút sáp, sáp màu, hộp bút, màu nước, thước kẻ, !tẩy, bút bi, bút mực / pencil, crayons, pens, pen, colored pencils, markers, eraser
sunscreen: kem chống nắng, xịt chống nắng, kem chống nắng cho bé / sunscreen, sun cream, sunblock
rashcream: kem hăm, hăm tã / diaper cream
shampoo: dầu gội, sữa tắm, dầu xả, nước súc miệng, sáp thơm / shampoo, conditioner, mouthwash
lotion: kem dưỡng, kem dưỡng ẩm, dưỡng ẩm, kem dưỡng da, lotion dưỡng thể, kem chống hăm, son dưỡng, dưỡng da, đồ chăm sóc, chăm sóc bé, chăm sóc da, chăm sóc tóc, kem rạn da, kem chống rạn, kem nám, kem trị nám, trị nám, chống rạn da, rạn da / lotion, moisturizer
lipstick: son môi, son / lipstick
perfume: nước hoa / perfume
cosmetics: mỹ phẩm, kem trộn, kem body, kem trị mụn, kem dưỡng trắng, kem nền, sữa rửa mặt, mặt nạ, nước tẩy trang, sơn móng tay, trị mụn, phấn, phấn rôm / cosmetics, makeup
detergent: nước giặt, nước xả, bột giặt / detergent, fabric softener
oil: dầu tràm, dầu gió, tinh dầu, dầu khuynh diệp, dầu tràm huế, dầu massage, dầu mát xa, dầu dừa / cajeput oil, essential oil, massage oil, coconut oil
medicine: thuốc, men vi sinh, hạ sốt, miếng dán hạ sốt, nước muối sinh lý, canxi, thực phẩm chức năng, siro ho, vắc xin, vitamin, siro, kem nẻ, kem muỗi, d3, vitamin d, vitamin d3, !kẽm, men tiêu hoá, dung dịch vệ sinh mũi, nước biển sâu, thuốc nhỏ mắt, hút mũi, máy hút mũi, rơ lưỡi, gạc rơ lưỡi, bông tăm, tăm bông, băng rốn, băng gạc, máy xông, máy xông mũi, cao dán / medicine, vitamins, nasal aspirator, cotton buds, probiotics, vitamin drops, cough syrup, bandage, first aid
wipes: khăn ướt, khăn giấy, khăn khô, giấy ướt, bông gòn, bông ngoáy tai, bông tẩy trang, bông y tế / wipes, wet wipes, tissues, cotton pads, cotton wool, cotton swabs, cotton balls
toiletpaper: giấy vệ sinh / toilet paper
phone: điện thoại, iphone, ai phôn, ipone, sim, ốp điện thoại, đt, vivo, realme, nokia, samsung, oppo, xiaomi, dây sạc, kính cường lực, điện thoại samsung, điện thoại cũ / phone, iphone, smartphone, mobile phone, cell phone, phone case
laptop: laptop, láp tóp, máy tính, máy tính bảng, bàn phím, chuột máy tính, máy in, ổ cứng, usb, macbook, ipad / laptop, computer, tablet, macbook
headphones: tai nghe / headphones, earbuds
television: tivi, ti vi, loa, dàn karaoke, máy chiếu, loa bluetooth, loa kéo, loa kẹo kéo, tivi samsung / television, tv, speaker, speakers, bluetooth speaker, projector
camera: máy ảnh, camera / camera
charger: sạc, sạc dự phòng, ốp lưng / charger, power bank
watch: đồng hồ, đồng hồ thông minh, đồng hồ trẻ em, đồng hồ định vị / watch, smartwatch, kids watch, watches
washer: máy giặt, máy sấy, máy rửa bát, máy hút bụi, máy lọc nước, máy lọc không khí, máy khoan, máy xay, máy sưởi, lò vi sóng, bếp ga, bếp từ, ấm siêu tốc, bàn ủi, bàn là / washing machine
fridge: tủ lạnh / fridge
fan: quạt, quạt điện, quạt tích điện, quạt mini, quạt cầm tay, máy tạo ẩm, máy phun sương, điều hoà nhiệt độ, đèn sưởi, máy sưởi ấm / fan, air conditioner, humidifier, heater, diffuser, hand fan
cooker: nồi cơm, nồi cơm điện, nồi, dao, thớt, nồi chiên không dầu, nồi chiên, nồi nấu cháo, nồi cháo chậm, máy xay ăn dặm, !chảo, bình đun, máy ép, lò nướng / rice cooker, blender, kettle, pan, air fryer, oven, steamer
thermometer: nhiệt kế, nhiệt ẩm kế, máy đo nhiệt độ, cân sức khoẻ, cân em bé, máy đo huyết áp / thermometer, baby scale, scale
lamp: đèn, đèn ngủ / lamp, night light
lantern: đèn lồng / lantern
umbrella: ô dù, cây dù, cái ô, dù, ô che mưa, dù trẻ em, ô trẻ em / umbrella, umbrellas, parasol
mask: khẩu trang, khẩu trang trẻ em, khẩu trang vải, khẩu trang em bé / face mask, masks, kids mask
sunglasses: kính mát, kính râm, mắt kính, kính mắt, mắt kiếng, kiếng mát, kính, kiếng, kính râm cho bé, kính trẻ em, kính cận, gọng kính / sunglasses, kids sunglasses, glasses
rug: thảm, thảm chơi, thảm xốp chơi, thảm lót, thảm trải sàn, !chiếu / carpet, rug, play mat, play mats, foam mat, playmat
curtain: rèm, rèm cửa / curtain
candle: nến / candle
painting: tranh, khung ảnh / picture frame, painting
bouquet: hoa tươi, bó hoa, hoa giả / bouquet, fresh flowers
plant: cây cảnh, cây xanh, hạt giống, chậu cây, phân bón, sen đá, cây sen đá, xương rồng, hoa chậu / plant, plants, seeds, flower pot, flower seeds, succulents
fabric: vải mét, bán mét, theo mét, mét vải, !mét, bán vải, vải cắt sẵn, vải may áo, vải cotton mét, vải theo mét, vải cây, vải vụn, mua vải, vải may đồ / fabric by the yard, fabrics, fabric by the metre, fabric by the meter, cloth by the yard
yarn: cuộn len, kim đan, len cuộn, cuộn chỉ, khung thêu, kim thêu, máy thêu, bộ kit thêu, kit thêu, set thêu, que đan, que móc, kim móc, len sợi cuộn, mẫu thêu, học thêu, tranh thêu, tranh thêu chữ thập, chỉ thêu, chỉ len, chỉ may, kim chỉ / yarn, knitting needles, embroidery kit, embroidery thread, embroidery hoop, cross stitch, crochet hook, wool yarn, yarn ball
sewingmachine: máy may, máy khâu, chỉ may / sewing machine
buttons: khuy áo, nút áo, phụ kiện may / buttons
electric: điện, sạc điện, chạy điện, chạy pin, sạc pin, dùng pin, hẹn giờ, bluetooth, có nhạc / electric, battery, rechargeable, usb
dogfood: thức ăn cho chó, đồ cho chó, chó, đồ cho thú cưng, thú cưng, quần áo thú cưng, vòng cổ chó, thức ăn cho thỏ, chuồng thỏ, !cám / dog food, dog, pet clothes, dog clothes, pet food, pet, puppy, rabbit food, hamster, dog bed, dog toy, dog toys, cat toy, pet toys
catfood: thức ăn cho mèo, đồ cho mèo, mèo, cát vệ sinh, áo cho mèo, pate mèo, quần áo mèo / cat food, cat, cat clothes, cat litter, kitten food
giftcard: thẻ quà tặng, voucher, phiếu quà tặng, mã giảm giá, thẻ cào / gift card, voucher, coupon
flight: vé máy bay, tour du lịch / flight, tour
hotel: khách sạn / hotel
cinema: vé xem phim / movie ticket
cake: bánh, bánh sinh nhật, bánh gato, bánh ngọt, bánh mì, bánh quy, bánh gạo, bánh chưng, bánh trung thu, bánh ăn dặm, bánh kem, bánh pía, bánh tét, bánh bao, bánh dinh dưỡng, bánh gạo ăn dặm, bánh mì tươi, hạt dưa, mứt tết, !mứt / cake, cookies, cookie, cakes, bread, biscuits, cupcakes
candy: kẹo / candy
tea: trà sữa, trà, cà phê, nước ngọt, nước ép, bia, rượu, trà sen, chè sen, hạt sen, tim sen, nước sen / milk tea, tea, coffee, lotus tea, juice
rice: gạo, cơm, phở, bún, bún bò, mì tôm, mì gói, xôi, bánh tráng, yến mạch, hạt chia, hạt điều, hạt dưa, hạt dẻ, ngũ cốc / rice, oats, cereal
porridge: cháo, ăn dặm, bột ăn dặm, thức ăn, bột ăn dặm hipp, cháo ăn dặm, hạt nêm ăn dặm, rong biển, !nui, mì ăn dặm, !ruốc / baby food, porridge, baby snacks, puree, baby rice, snacks, snack
yogurt: váng sữa, phô mai, sữa chua / yogurt, cheese
bracelet: vòng tay, lắc tay, vòng bạc, lắc bạc / bracelet
necklace: vòng cổ, dây chuyền / necklace
earrings: bông tai, khuyên tai / earrings
ring: nhẫn / ring
jewelry: trang sức, lắc chân, vòng chân, kiềng, kiềng cổ, kiềng bạc, vòng dâu tằm, vòng dâu, bùa, lắc tay bạc, vòng tay bạc, vòng bạc cho bé, lắc chân bạc, bộ vòng bạc, vòng hổ phách, vòng hổ phách cho bé / jewelry, jewellery, anklet, bangle, silver bracelet, amber necklace, baby bracelet, anklets
schoolbag: cặp, cặp sách, balo, ba lô, balo đi học, ba lô cho bé, balo cho bé, balo mẫu giáo, ba lô mẫu giáo, cặp chống gù, cặp học sinh, túi đi học, balo khủng long, balo thêu tên / backpack, school bag, backpacks, schoolbags, rucksack, book bag
handbag: túi xách, túi đeo, túi rút, túi đeo chéo, túi tote, túi vải, túi tote vải, túi cói, túi thêu, giỏ cói / handbag, tote, tote bag, purse bag, crossbody bag, bags, canvas bag
diaperbag: túi bỉm, túi đựng bỉm, túi mẹ và bé, balo bỉm sữa, balo mẹ bé, túi đựng tã, túi đi sinh / diaper bag, nappy bag, changing bag, mommy bag, hospital bag for mom
bag: túi / bag
suitcase: vali, va li / suitcase, luggage
paper: giấy, giấy a4, giấy khai sinh, giấy tờ / paper
fruit: quả, trái cây, hoa quả, táo, cam sành, chuối, xoài, dâu tươi, sầu riêng, bưởi, !nho / fruit, apples, strawberries, bananas, oranges, grapes
vegetables: rau, rau củ / vegetables
meat: thịt, thịt bò, gà, vịt quay, cá hồi, tôm, hải sản / meat, fish, eggs
hair: tông đơ, máy cắt tóc, dầu gội đầu, lược / hair clipper, comb
nailclipper: bấm móng, cắt móng tay / nail clipper
toothbrush: bàn chải, bàn chải đánh răng, kem đánh răng, gặm nướu / toothbrush, toothpaste, teether
potty: bô, bô vệ sinh, bệ ngồi bồn cầu / potty
bathtub: thau tắm, chậu tắm, bồn tắm, ghế tắm, lưới tắm, bồn tắm em bé, phao tắm, nhiệt kế tắm, ghế tắm em bé, đồ chơi tắm, đồ chơi nhà tắm, mũ tắm / bathtub, baby bath, bath seat, bath toys, bath toy, shower cap, bath
playpen: quây cũi, quây bóng, thanh chắn giường, cầu trượt, xích đu, nhà bóng, lều, bể bơi phao, hồ bơi phao, nhà chòi, bập bênh, thú nhún, thảm nằm chơi, quây chơi, nhà banh, xích đu em bé, kệ chữ a, bạt nhún / playpen, slide, swing, tent, inflatable pool, trampoline, rocking horse, play gym, ball pit, swings, playhouse, play tent, teepee
bouncer: ghế rung, ghế nhún, xe lắc / bouncer, rocker
monitor: máy báo khóc, camera em bé / baby monitor
sterilizer: máy hâm sữa, máy tiệt trùng sữa, máy đun nước / bottle warmer, sterilizer
milkbag: túi trữ sữa, miếng lót thấm sữa / milk storage bags, nursing pads
nursingpillow: gối cho con bú, gối bầu / nursing pillow
scooter: xe scooter, xe trượt, ván trượt, giày patin, patin, giày trượt, giày trượt patin, giày trượt băng / scooter, skateboard, roller skates, ice skates
ball: bóng, quả bóng, bóng đá, trái banh / ball, football
bubbles: bong bóng xà phòng, súng nước, súng đồ chơi, súng / bubbles, water gun
kitchenset: đồ chơi nấu ăn, đồ hàng, đồ chơi bác sĩ / play kitchen
dollhouse: búp bê barbie, barbie, nhà búp bê, búp bê elsa, elsa / barbie, dollhouse, elsa
musicaltoy: xúc xắc, lục lạc, treo nôi, treo cũi, !đàn, !trống, !kèn, micro, hộp nhạc, đồ chơi phát nhạc, gặm nướu lục lạc / rattle, mobile, musical toy, rattles, crib mobile, music box, drum, drums, piano toy, xylophone
educationaltoy: đồ chơi trí tuệ, bảng vẽ, rubik, đồ chơi cát, đồ chơi xúc cát, đồ chơi nước, đồ chơi tắm, đồ chơi nhựa, đồ chơi điện tử, đồ chơi vận động, đồ chơi ngoài trời / educational toy, sand toys, water toys, plastic toys, outdoor toys, learning toys
anime: doremon, pikachu, hello kitty, labubu, capybara, baby three, lotso, kuromi, cinnamoroll, my melody, stitch, minion, peppa, doraemon, conan, naruto, shin, marvel, batman, superman, hulk, pokemon / pokemon, doraemon, peppa pig, paw patrol, bluey, frozen, disney, hello kitty, stitch
wallpaper: giấy dán tường, decal, sticker, nhãn dán / sticker, wallpaper
partysupplies: đồ trang trí, lễ vật, lễ vật cúng, mâm lễ, đồ lễ cúng, bong bóng, mũ sinh nhật, nón sinh nhật, gói quà, dịch vụ gói quà, phụ kiện sinh nhật, nến, nến thơm, pháo, thiệp, thiệp cưới, bóng sinh nhật, bong bóng sinh nhật, phông bạt sinh nhật, backdrop, set trang trí thôi nôi, đồ trang trí tết, trang trí sinh nhật, bao lì xì, phong bì lì xì, hộp quà rỗng, giấy gói quà, túi giấy, túi quà, thiệp mừng, hoa cài, mâm cúng, mâm cúng đầy tháng, mâm cúng thôi nôi, bộ bốc thôi nôi, đồ bốc thôi nôi, bộ đồ chơi bốc thôi nôi / party supplies, candles, cards, balloons, birthday decorations, party favors, party decorations, red envelope, red envelopes, wrapping paper, gift bag, greeting card, birthday candle, gift wrap
hanger: móc áo, móc quần áo, mắc áo, mắc quần áo, giá treo quần áo, móc treo, móc treo quần áo, kẹp quần áo, giá phơi, dây phơi / hanger, clothes pegs
basket: giỏ đi chợ, thùng, hộp đựng đồ, hộp đựng mũ, hộp nhựa, giỏ đựng đồ chơi, thùng đồ chơi, kệ đồ chơi, tủ đồ chơi / basket, storage box, hat box, toy box, toy storage, box, storage bin
shoerack: kệ giày, tủ giày, xi đánh giày / shoe rack
ironing: cầu là / ironing board
soap: xà phòng, xà bông, nước rửa tay, nước rửa chén, nước lau sàn, nước rửa bình, nước rửa bình sữa, sữa tắm gội, dầu tắm, gel rửa tay, nước tắm, lá tắm / soap, body wash, baby wash, bath gel, hand sanitizer, dish soap
insect: thuốc muỗi, xịt muỗi, vợt muỗi, nhang muỗi, vòng chống muỗi, miếng dán chống muỗi, kem chống muỗi, đèn bắt muỗi / insect repellent, mosquito patch, bug spray, mosquito spray
tools: búa, tua vít, ốc vít, keo dán, !kìm / tools
building: xi măng, sơn nhà, gạch ốp, ống nước / building materials
motorparts: lốp xe, dầu nhớt, nhớt, xăng, phụ tùng / tyres, engine oil
house: nhà đất, mua nhà, nhà ở, nhà mặt tiền, nhà cho thuê, đất ở, thuê nhà, phòng trọ, chung cư, nhà trọ, bán nhà, đất nền, căn hộ, quan tài / house, rent, apartment, real estate, coffin
job: tuyển dụng, việc làm, tuyển thợ may, học may, lớp học may, tuyển thợ, nhận gia công, gia công may, nhận sửa quần áo, sửa quần áo, cắt may, dạy may, !rập, rập may, rập may áo, mẫu rập / job, hiring, sewing class, sewing pattern, sewing patterns, tailor shop job, alteration
loan: vay tiền, bảo hiểm, thẻ tín dụng / loan, insurance
gold: vàng bạc, vàng miếng, nhẫn vàng, kim cương / gold, diamond
game: thẻ game, game, acc game, xổ số, lô đề / game, lottery
service: bảng size, phí ship, giao hàng, đổi trả, chính sách đổi trả, tra đơn, đơn hàng, liên hệ, số điện thoại, địa chỉ, giờ mở cửa, thanh toán, chuyển khoản, bảo hành, hướng dẫn chọn size, cách chọn size, bảng size áo dài, hướng dẫn giặt, cách giặt, hotline, zalo shop, cửa hàng ở đâu, địa chỉ shop, phí giao hàng, thời gian giao hàng, kiểm tra đơn hàng, huỷ đơn, hoàn tiền, trả hàng, đổi hàng, đổi size, cách đo size, giặt máy được không, tra cứu đơn hàng, theo dõi đơn hàng, mã vận đơn / shipping, returns, size chart, contact, order status, return policy, refund, exchange, delivery time, track order, tracking, phone number, opening hours, washing instructions, size guide, how to wash, cancel order, store location
sportsgear: vợt cầu lông, cầu lông, máy chạy bộ, tạ tay, bi a / badminton, dumbbells
fishing: cần câu / fishing rod
guitar: đàn guitar, đàn piano / guitar, piano
clock: đồng hồ treo tường / clock
mattress: nệm, thảm xốp, topper / mattress
babyfoodjar: bột ăn dặm, cháo tươi, bánh ăn dặm, gia vị ăn dặm, dầu ăn / baby cereal
swimring: phao bơi, phao cổ, kính bơi, mũ bơi, nón bơi, mũ bơi silicon / swim ring, goggles, swim cap, swim hat, swimming cap, life jacket
hairdye: thuốc nhuộm tóc, thuốc nhuộm, tóc giả / hair dye, wig
tie: cà vạt, nơ đeo cổ, nơ cổ, khăn quàng đỏ / tie, bow tie
apron: tạp dề, tạp dề cho bé, tạp dề trẻ em, yếm bếp, yếm nấu ăn / apron, aprons, kids apron
safetygate: bọc cạnh bàn, khoá tủ an toàn, đai an toàn, dây dắt bé / safety gate, leash
otherthings: đồ gỗ, đồ cổ, đồ ăn, đồ uống, đồ bảo hộ, đồ gốm, đồ điện, đồ dùng học tập, đồ dùng nhà bếp, đồ dùng gia đình, đồ gia dụng, đồ nội thất, đồ câu, đồ võ, đồ cúng, đồ thờ, đồ trang điểm, đồ tập gym, đồ tập, đồ yoga, đồ tái chế, đồ sắt, đồ nhựa, đồ inox, đồ da, đồ bếp, đồ hộp, đồ khô, đồ nhậu, đồ ăn vặt, đồ nghề, đồ phượt, đồ lặn, đồ leo núi
brand: carter, carters, bibomart, bibo mart, kidsplaza, kids plaza, tuticare, zara, hm kids, uniqlo, gucci, burberry, dior, canifa, rabity, yody, nous, lullaby, kachoobaby, pigeon, chicco, joie, aprica, mothercare, oshkosh, gymboree, jacadi, petit bateau, bonpoint, ralph lauren, tommy hilfiger, puma, nike, adidas, biti s, ivy moda, seed heritage, old navy, baby gap, gap kids / designer brand, shein, temu, amazon
`
