/** What a piece shows or is like, and parts of it, written like {@link clothes}: the same word in several ways. */
export const motifs = `
lotus: sen, hoa sen, bông sen, thêu sen / lotus
rabbit: thỏ, thỏ con, con thỏ / rabbit, bunny
bear: gấu, con gấu / bear
moon: ánh trăng, vầng trăng, mặt trăng, trăng khuyết, !trăng / moon, crescent moon
star: ngôi sao / star, stars
heart: trái tim, tim / heart, hearts
flower: bông hoa / flower, flowers, blossom
rose: hoa hồng / roses
daisy: cúc hoạ mi, hoạ mi, hoa cúc / daisy
apricot: mai, mai vàng, hoa mai, hoàng mai / apricot blossom, apricot-blossom
peach: hoa đào, đào / peach blossom
strawberry: dâu tây, quả dâu / strawberry
cherry: cherry / cherry, cherries
lemon: chanh, quả chanh / lemon, lime
pineapple: dứa, trái thơm, quả thơm, trái dứa / pineapple
mushroom: nấm / mushroom
butterfly: bươm bướm, con bướm / butterfly
bee: con ong / bee
bird: con chim / bird
duck: con vịt / duck
fish: con cá, cá chép / fish, koi, carp
cat: mèo con, hình mèo / kitten
dinosaur: khủng long / dinosaur, dino
dragon: con rồng, rồng / dragon
tiger: con hổ, cọp / tiger
elephant: voi con, con voi / elephant
cloud: đám mây / cloud
sun: mặt trời / sun
rainbow: cầu vồng / rainbow
garden: vườn, khu vườn, vườn nhà / garden
leaf: chiếc lá, lá cây / leaf, leaves
crane: con hạc, hạc / crane
dinhhue: cung đình, hoàng cung / royal, imperial
bow: nơ, cái nơ, thắt nơ, nơ nhỏ / bow, bows, ribbon
ruffle: bèo nhún, nhún bèo, viền bèo / ruffle, ruffles, frill
collar: cổ lá sen, cổ sen, cổ búp bê, cổ peter pan, cổ bèo, lá sen, cổ lá / peter pan collar, peter pan, lotus collar, bib collar
vneck: cổ tim, cổ chữ v, cổ v / v neck, v-neck, vneck
standcollar: cổ đứng, cổ tàu, cổ trụ / mandarin collar, stand collar
sailor: cổ thuỷ thủ, thuỷ thủ / sailor, nautical
longsleeve: tay dài, dài tay / long sleeve, long sleeves, long-sleeved
shortsleeve: tay ngắn, cộc tay, ngắn tay / short sleeve, short sleeves, short-sleeved
sleeveless: sát nách, không tay, ba lỗ / sleeveless
puffsleeve: tay bồng, tay phồng / puff sleeve, puffed sleeves
twostraps: hai dây, 2 dây / strappy, straps
button: nút bấm, cúc bấm, nút bóp, khuy bấm / snaps, snap buttons, poppers
legs: 2 chân, hai chân, có chân, chân / with legs, legs
woodbutton: nút gỗ, cúc gỗ, khuy gỗ / wooden buttons
zipper: khoá kéo, dây kéo / zipper, zip
elastic: lưng chun, bo chun, chun, thun lưng, lưng thun, chun lưng, lưng co giãn / elastic waist, elastic
ties: dây buộc, dây cột, dây cằm, dây buộc cằm, dây thắt, buộc dây, cột dây, thắt dây / ties, chin strap, chin straps, chin ties, chin tie, strings, with strings, string, drawstring
pocket: túi áo, có túi / pockets, pocket
lined: lót, có lót, hai lớp, 2 lớp / lined, double layer
clothsole: đế vải, đế mềm, chống trượt, chống trơn / cloth sole, soft sole, non slip, anti slip, grippy
threepieces: bộ ba, bộ 3, set 3, ba cái, 3 cái / set of three, three pack, 3-pack
walking: đi dạo, dạo phố / strolling, stroll, outing, walk
firststeps: tập đi, chập chững, biết đi, sắp biết đi, mới biết đi, chuẩn bị biết đi, tập đứng, mới tập đi, biết bò / first steps, first-steps, learning to walk, walking
school: khai giảng / school
mass: đi lễ, đi chùa, lễ phật, nhà thờ / church, temple
noel: noel, giáng sinh / christmas, xmas
midautumn: trung thu, tết trung thu, rằm tháng 8, rằm tháng tám, tết đoàn viên / mid-autumn
halloween: halloween / halloween
childrensday: quốc tế thiếu nhi, 1/6, mùng 1 tháng 6, tết thiếu nhi, mùng 1 6, 1-6 / children's day
vintage: vintage, cổ điển, retro / vintage, classic, retro
hanoi: hà nội / hanoi
saigon: sài gòn / saigon
thuanan: thuận an / thuan an
brocade < lotus: gấm hoa sen, gấm hoa / lotus-figured silk, figured silk
highquality: hàng cao cấp / luxury
thin: mỏng, vải mỏng, mỏng nhẹ / thin, light
thick: dày dặn / thick
night: đêm hè, mùa hè đêm / summer night, summer-night
morning: nắng sớm / morning sun, morning-sun
sunny: nắng nghệ / sunny
baby3: hoa li ti / tiny flowers
`
