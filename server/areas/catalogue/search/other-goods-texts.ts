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
lego: lego, xếp hình / lego, building blocks
puzzle: tranh ghép, ghép hình / puzzle
woodentoy: đồ chơi gỗ, khối gỗ / wooden toy, blocks
robot: robot, siêu nhân / robot
clay: đất nặn, slime / slime, modelling clay
balloon: bóng bay / balloon
book: sách, truyện, truyện tranh, sách vải, sách giáo khoa / book, books, comics
notebook: vở, sổ tay / notebook
pencil: bút, bút chì, bút màu / pencil, crayons
sunscreen: kem chống nắng / sunscreen
rashcream: kem hăm, hăm tã / diaper cream
shampoo: dầu gội, sữa tắm / shampoo
lotion: kem dưỡng, son dưỡng, dưỡng da / lotion, moisturizer
lipstick: son môi, son / lipstick
perfume: nước hoa / perfume
cosmetics: mỹ phẩm, phấn, phấn rôm / cosmetics, makeup
detergent: nước giặt, nước xả, bột giặt / detergent, fabric softener
oil: dầu tràm, dầu gió / cajeput oil
medicine: thuốc, vitamin, siro / medicine, vitamins
wipes: khăn ướt, khăn giấy, khăn khô, giấy ướt / wipes, wet wipes, tissues
toiletpaper: giấy vệ sinh / toilet paper
phone: điện thoại, iphone, samsung, oppo, xiaomi / phone, iphone, smartphone
laptop: laptop, máy tính, macbook, ipad / laptop, computer, tablet, macbook
headphones: tai nghe / headphones, earbuds
television: tivi, ti vi / television
camera: máy ảnh, camera / camera
charger: sạc, sạc dự phòng, ốp lưng / charger, power bank
watch: đồng hồ / watch, smartwatch
washer: máy giặt / washing machine
fridge: tủ lạnh / fridge
fan: quạt, quạt điện, máy lạnh / fan, air conditioner
cooker: nồi cơm, nồi cơm điện, nồi / rice cooker
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
cake: bánh, bánh kem, bánh trung thu, bánh ăn dặm / cake
candy: kẹo / candy
tea: trà sữa, trà / milk tea
rice: gạo, cơm, phở / rice
porridge: cháo, ăn dặm, bột ăn dặm, thức ăn / baby food, porridge
yogurt: váng sữa, phô mai, sữa chua / yogurt, cheese
bracelet: vòng tay, lắc tay, vòng bạc, lắc bạc / bracelet
necklace: vòng cổ, dây chuyền / necklace
earrings: bông tai, khuyên tai / earrings
ring: nhẫn / ring
jewelry: trang sức / jewelry, jewellery
schoolbag: cặp, cặp sách, balo, ba lô, balo đi học / backpack, school bag
handbag: túi xách, túi đeo, túi rút / handbag, tote
diaperbag: túi bỉm / diaper bag
bag: túi / bag
`
