/**
 * What parents look for elsewhere, written like {@link clothes}: a shop without it finds nothing instead of something that only
 * shares a word.
 */
export const otherGoods = `
stroller: xe đẩy, xe đẩy em bé, xe nôi / stroller, pram, buggy, pushchair
walker: xe tập đi, xe chòi chân, xe thăng bằng / walker, balance bike
carrier: địu, địu em bé, địu vải / baby carrier, sling, carrier
carseat: ghế ô tô, ghế ngồi ô tô / car seat
bicycle: xe đạp / bicycle, bike
motorbike: xe máy / motorbike
car: ô tô, xe hơi / car
toycar: xe đồ chơi, xe điều khiển, ô tô đồ chơi / toy car
cot: nôi, cũi, nôi điện, giường cũi / cot, crib, bassinet, cradle
bed: giường / bed
hammock: võng / hammock
wardrobe: tủ, tủ quần áo / wardrobe
desk: bàn, bàn học, bàn ghế / desk, table
chair: ghế, ghế ăn dặm, ghế ăn / chair, high chair
shelf: kệ sách, kệ / bookshelf
sofa: sofa, ghế sô pha / sofa
lego: lego, xếp hình, đồ chơi xếp hình, đồ chơi ghép hình, ghép hình / lego, building blocks
puzzle: tranh ghép, ghép hình / puzzle
woodentoy: đồ chơi gỗ, khối gỗ / wooden toy, blocks
robot: robot, siêu nhân, người nhện, spiderman, ironman, người dơi, transformer / robot
clay: đất nặn, slime / slime, modelling clay
balloon: bóng bay / balloon
book: sách, truyện, bảng chữ cái, thẻ học, flashcard, truyện tranh, sách vải, sách giáo khoa / book, books, comics
notebook: vở, sổ tay / notebook
pencil: bút, bút chì, bút màu / pencil, crayons
sunscreen: kem chống nắng / sunscreen
rashcream: kem hăm, hăm tã / diaper cream
shampoo: dầu gội, sữa tắm / shampoo
lotion: kem dưỡng, kem dưỡng ẩm, dưỡng ẩm, kem dưỡng da, lotion dưỡng thể, kem chống hăm, son dưỡng, dưỡng da / lotion, moisturizer
lipstick: son môi, son / lipstick
perfume: nước hoa / perfume
cosmetics: mỹ phẩm, kem trộn, kem body, kem trị mụn, kem dưỡng trắng, kem nền, sữa rửa mặt, mặt nạ, nước tẩy trang, sơn móng tay, trị mụn, phấn, phấn rôm / cosmetics, makeup
detergent: nước giặt, nước xả, bột giặt / detergent, fabric softener
oil: dầu tràm, dầu gió / cajeput oil
medicine: thuốc, men vi sinh, hạ sốt, miếng dán hạ sốt, nước muối sinh lý, canxi, thực phẩm chức năng, siro ho, vắc xin, vitamin, siro / medicine, vitamins
wipes: khăn ướt, khăn giấy, khăn khô, giấy ướt / wipes, wet wipes, tissues
toiletpaper: giấy vệ sinh / toilet paper
phone: điện thoại, iphone, ai phôn, ipone, sim, ốp điện thoại, đt, vivo, realme, nokia, samsung, oppo, xiaomi / phone, iphone, smartphone
laptop: laptop, láp tóp, máy tính, máy tính bảng, bàn phím, chuột máy tính, máy in, ổ cứng, usb, macbook, ipad / laptop, computer, tablet, macbook
headphones: tai nghe / headphones, earbuds
television: tivi, ti vi, loa, dàn karaoke, máy chiếu / television
camera: máy ảnh, camera / camera
charger: sạc, sạc dự phòng, ốp lưng / charger, power bank
watch: đồng hồ / watch, smartwatch
washer: máy giặt, máy sấy, máy rửa bát, máy hút bụi, máy lọc nước, máy lọc không khí, máy khoan, máy xay, máy sưởi, lò vi sóng, bếp ga, bếp từ, ấm siêu tốc, bàn ủi, bàn là / washing machine
fridge: tủ lạnh / fridge
fan: quạt, quạt điện / fan, air conditioner
cooker: nồi cơm, nồi cơm điện, nồi, dao, thớt, nồi chiên không dầu / rice cooker
thermometer: nhiệt kế / thermometer
lamp: đèn, đèn ngủ / lamp, night light
lantern: đèn lồng / lantern
umbrella: ô dù, cây dù, cái ô, dù / umbrella
mask: khẩu trang / face mask
sunglasses: kính mát, kính râm / sunglasses
rug: thảm, thảm chơi / carpet, rug, play mat
curtain: rèm, rèm cửa / curtain
candle: nến / candle
painting: tranh, khung ảnh / picture frame, painting
bouquet: hoa tươi, bó hoa, hoa giả / bouquet, fresh flowers
plant: cây cảnh / plant
fabric: vải mét, bán vải, vải cắt sẵn / fabric by the yard
yarn: cuộn len, kim đan / yarn, knitting needles
sewingmachine: máy may, máy khâu, chỉ may / sewing machine
buttons: khuy áo, nút áo, phụ kiện may / buttons
dogfood: thức ăn cho chó, đồ cho chó, chó / dog food, dog
catfood: thức ăn cho mèo, đồ cho mèo, mèo / cat food, cat
giftcard: thẻ quà tặng, voucher, phiếu quà tặng, mã giảm giá, thẻ cào / gift card, voucher, coupon
flight: vé máy bay, tour du lịch / flight, tour
hotel: khách sạn / hotel
cinema: vé xem phim / movie ticket
cake: bánh, bánh sinh nhật, bánh gato, bánh ngọt, bánh mì, bánh quy, bánh gạo, bánh chưng, bánh trung thu, bánh ăn dặm / cake
candy: kẹo / candy
tea: trà sữa, trà, cà phê, nước ngọt, nước ép, bia, rượu / milk tea, tea, coffee
rice: gạo, cơm, phở, bún, bún bò, mì tôm, mì gói, xôi, bánh tráng / rice
porridge: cháo, ăn dặm, bột ăn dặm, thức ăn / baby food, porridge
yogurt: váng sữa, phô mai, sữa chua / yogurt, cheese
bracelet: vòng tay, lắc tay, vòng bạc, lắc bạc / bracelet
necklace: vòng cổ, dây chuyền / necklace
earrings: bông tai, khuyên tai / earrings
ring: nhẫn / ring
jewelry: trang sức, lắc chân, vòng chân, kiềng, kiềng cổ, kiềng bạc, vòng dâu tằm, vòng dâu, bùa / jewelry, jewellery, anklet, bangle
schoolbag: cặp, cặp sách, balo, ba lô, balo đi học / backpack, school bag
handbag: túi xách, túi đeo, túi rút / handbag, tote
diaperbag: túi bỉm / diaper bag
bag: túi / bag
suitcase: vali, va li / suitcase, luggage
paper: giấy, giấy a4, giấy khai sinh, giấy tờ / paper
fruit: quả, trái cây, hoa quả, táo, cam sành, chuối, xoài / fruit, apples
vegetables: rau, rau củ / vegetables
meat: thịt, thịt bò, gà, vịt quay, cá hồi, tôm, hải sản / meat, fish, eggs
hair: tông đơ, máy cắt tóc, dầu gội đầu, lược / hair clipper, comb
nailclipper: bấm móng, cắt móng tay / nail clipper
toothbrush: bàn chải, bàn chải đánh răng, kem đánh răng, gặm nướu / toothbrush, toothpaste, teether
potty: bô, bô vệ sinh, bệ ngồi bồn cầu / potty
bathtub: thau tắm, chậu tắm, bồn tắm, ghế tắm, lưới tắm / bathtub, baby bath
playpen: quây cũi, quây bóng, thanh chắn giường, cầu trượt, xích đu, nhà bóng, lều / playpen, slide, swing, tent
bouncer: ghế rung, ghế nhún, xe lắc / bouncer, rocker
monitor: máy báo khóc, camera em bé / baby monitor
sterilizer: máy hâm sữa, máy tiệt trùng sữa, máy đun nước / bottle warmer, sterilizer
milkbag: túi trữ sữa, miếng lót thấm sữa / milk storage bags, nursing pads
nursingpillow: gối cho con bú, gối bầu / nursing pillow
scooter: xe scooter, xe trượt, ván trượt, giày patin, patin / scooter, skateboard, roller skates
ball: bóng, quả bóng, bóng đá, trái banh / ball, football
bubbles: bong bóng xà phòng, súng nước, súng đồ chơi, súng / bubbles, water gun
kitchenset: đồ chơi nấu ăn, đồ hàng, đồ chơi bác sĩ / play kitchen
dollhouse: búp bê barbie, barbie, nhà búp bê, búp bê elsa, elsa / barbie, dollhouse, elsa
musicaltoy: xúc xắc, lục lạc, treo nôi / rattle, mobile, musical toy
educationaltoy: đồ chơi trí tuệ, bảng vẽ, rubik / educational toy
anime: doremon, pikachu, hello kitty, labubu, capybara, baby three, lotso, kuromi, cinnamoroll, my melody, stitch, minion, peppa, doraemon, conan, naruto, shin, marvel, batman, superman, hulk, pokemon / pokemon, doraemon, peppa pig, paw patrol, bluey, frozen, disney, hello kitty, stitch
wallpaper: giấy dán tường, decal, sticker, nhãn dán / sticker, wallpaper
partysupplies: đồ trang trí, phụ kiện sinh nhật, nến, nến thơm, pháo, thiệp, thiệp cưới / party supplies, candles, cards
hanger: móc áo, móc treo, móc treo quần áo, kẹp quần áo, giá phơi, dây phơi / hanger, clothes pegs
basket: giỏ đi chợ, thùng, hộp đựng đồ / basket, storage box
shoerack: kệ giày, tủ giày, xi đánh giày / shoe rack
ironing: cầu là / ironing board
soap: xà phòng, xà bông, nước rửa tay, nước rửa chén, nước lau sàn / soap
insect: thuốc muỗi, xịt muỗi, vợt muỗi, nhang muỗi / insect repellent
tools: kìm, búa, tua vít, ốc vít, keo dán / tools
building: xi măng, sơn nhà, gạch ốp, ống nước / building materials
motorparts: lốp xe, dầu nhớt, nhớt, xăng, phụ tùng / tyres, engine oil
house: nhà đất, thuê nhà, phòng trọ, chung cư / house, rent
job: tuyển dụng, việc làm, tuyển thợ may, học may, lớp học may / job, hiring
loan: vay tiền, bảo hiểm, thẻ tín dụng / loan, insurance
gold: vàng bạc, vàng miếng, nhẫn vàng, kim cương / gold, diamond
game: thẻ game, game, acc game, xổ số, lô đề / game, lottery
service: bảng size, phí ship, giao hàng, đổi trả, chính sách đổi trả, tra đơn, đơn hàng, liên hệ, số điện thoại, địa chỉ, giờ mở cửa, thanh toán, chuyển khoản, bảo hành / shipping, returns, size chart, contact, order status
sportsgear: vợt cầu lông, cầu lông, máy chạy bộ, tạ tay, bi a / badminton, dumbbells
fishing: cần câu / fishing rod
guitar: đàn guitar, đàn piano / guitar, piano
clock: đồng hồ treo tường / clock
mattress: nệm, thảm xốp, topper / mattress
babyfoodjar: bột ăn dặm, cháo tươi, bánh ăn dặm, gia vị ăn dặm, dầu ăn / baby cereal
swimring: phao bơi, phao cổ, kính bơi, mũ bơi, nón bơi / swim ring, goggles, swim cap
hairdye: thuốc nhuộm tóc, thuốc nhuộm, tóc giả / hair dye, wig
tie: cà vạt, nơ đeo cổ, nơ cổ, khăn quàng đỏ / tie, bow tie
apron: tạp dề / apron
safetygate: bọc cạnh bàn, khoá tủ an toàn, đai an toàn, dây dắt bé / safety gate, leash
`
