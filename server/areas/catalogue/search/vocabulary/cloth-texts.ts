/** Materials and ways to make cloth, written like {@link clothes}. */
export const materials = `
cotton: cotton, vải cotton, cặc tông, cạc tông, cạt tông, cotong, cốt tôn, cottong, coton, cottton, cót tông, cotton mềm, vải bông mềm, cotton 100, bông, vải bông, cô tông, cốt tông, coton, sợi bông, thun cotton, vải mềm, cotton nhật, cotton hàn, cotton thô, cotton hữu cơ, cotton organic, cotton giấy, cotton xốp, bông hữu cơ, sợi cotton, cotton 2 chiều, cotton mát, cotton mịn, vải tự nhiên, 100 cotton, vải sợi bông, chất cotton, cô-tông / cotton, organic cotton, pure cotton, 100 cotton, soft cotton, cotton fabric
linen: đũi, vải đũi, linnen, li nen, lin nen, lanh, vải lin, vải đủi, đuỗi, vải thô đũi, đồ đũi, đồ linen, linen, vải linen, lanh, vải lanh, đũi linen, lanh tơ, vải thô, đủi, vải đủi, đũi nhật, đũi tằm, đũi thô, linen tưng, linen bột, linen nhật, đũi mềm, đũi xước, thô mộc, !thô, thô nhật, vải linh, đuĩ, vải đũi mềm, vải thô mộc, đũi xốp, đồ lanh / linen, flax, linens, washed linen, cotton linen
silk: lụa, lụa tơ tằm, tơ tằm, vải lụa, gấm, vải gấm, lụa gấm, lụa hà đông, satin, phi lụa, lụa tằm, tơ, tơ sống, lụa bảo lộc, lụa vạn phúc, lụa mỡ, vải tơ, gấm thái tuấn, gấm tơ, lụa hoa, gấm đỏ, lụa gấm hoa / silk, brocade, satin, brocaded, satiny, mulberry silk, silky
muslin: muslin, muslim, vải muslim, mút xơ lin, mut lin, muslin 2 lớp, vải sô, vải xô mềm, xô, vải xô, vải muslin, gạc, vải gạc, xô muslin, mút lin, muslin cotton, xô nhật, xô 2 lớp, vải xô 4 lớp, musline, mousseline, moslin, vải gạc mềm, sô / muslin, gauze, double gauze, muslins cotton
knit: len, đồ len, len sợi cotton, dệt kim, móc tay, đan móc, len cotton, đan len, đan tay, móc len, đồ len cho bé, hàng len, đồ đan, len mềm, len sợi, len tăm, len mịn, len milk, len milk cotton, len baby, len nhật, bằng len, đồ móc, móc sợi, len đan tay, đồ đan tay, sợi len, len đan / knitwear, knitted cotton, knit, knitted, wool, woolen, crochet, hand-knit, knits, woolly, hand knitted, chunky knit, cable knit, merino, cashmere, crocheted, handknit, handknitted
thun: thun, vải thun, thun lạnh, cá sấu, vải cá sấu, thun cotton 4 chiều, thun da cá, da cá, thun tăm, borip, bo rip, thun bo rip, rib, vải gân, thun sữa, cotton tăm / jersey, spandex, ribbed, rib, stretchy, stretch
canvas: vải bố, bố canvas / canvas
kate: kate, vải kate, vải katê / poplin
waffle: tổ ong, tổ ông, vải waffle, vải tổ ong, dệt tổ ong / waffle, waffle cloth
terry: khăn bông, vải khăn bông, lót khăn bông / terry, towelling, terry cloth
flannel: vải dạ, vải flannel, fla nen, flanen, !dạ / flannel, tweed
velvet: nhung, vải nhung, nhung tăm / velvet, corduroy, velour
denim: jean, vải jean, vải bò, denim / denim, chambray
khaki: kaki, vải kaki / khaki, twill
lace: ren, vải ren, đăng ten, viền ren / lace, broderie anglaise, eyelet
tulle: voan, vải voan, lưới, tuyn, vải tuyn, tơ óng, organza, vải tơ óng, vải kính / tulle, chiffon, organza, organdy, mesh
fleece: nỉ, vải nỉ, nỉ bông, lông cừu / fleece, sherpa
bamboo: tre, sợi tre, vải sợi tre, modal, petit, vải petit / bamboo, modal, tencel
polyester: polyester, poly, vải dù, vải gió / polyester, nylon
leather: da thật, da bò, giả da, vải da / leather, suede, faux leather
`

/** Patterns and needlework. */
export const patterns = `
gingham: kẻ ô, kẻ caro, ka rô, caro kẻ, kẻ ô nhỏ, sọc ô, ô cờ, kẽ ô, kẻ ca ro, caro nhỏ, caro, ca rô, ca ro, karo, sọc ca rô, sọc caro, ô vuông, kẻ ca rô, kẻ caro, kẻ ô vuông, vichy, ca-rô, cà rô, kẻ vuông, ô ca rô, ô vuông nhỏ, caro to, kẻ ô to, ô caro, kẻ caro nhỏ, sọc vuông, ô kẻ, ca rô nhỏ, kẻ / gingham, check, checked, plaid, checkered, tartan, checks, plaids, buffalo check, gingham check, checker
stripes: kẻ sọc, kẽ sọc, sọc nhỏ, kẻ nhỏ, kẻ sọc ngang, áo sọc kẻ, thuỷ thủ sọc, sọc, kẻ, sọc kẻ, kẻ ngang, sọc ngang, sọc dọc, kẻ dọc, sọc nhuyễn, kẻ nhuyễn, sọc to, kẻ chỉ, kẻ tăm, sọc tăm, sọc trắng, sọc đứng, kẻ đứng / stripes, striped, stripe, pinstripe, stripy, pin stripe, breton, ticking stripe, candy stripe, stripes print, stripey
dots: chấm nổi, chấm bi, bi, chấm, chấm tròn, hạt nổi, bi nhỏ, chấm bi nhỏ, hột nổi, chấm nhỏ, chấm li ti, !đốm, lấm chấm, bi nổi, chấm hạt, hạt bông / swiss dot, polka dot, dotted, dots, swiss-dot, polka dots, dot, spots, spotted, pin dot, dotty, spotty, polka, dot print
floral: hoa nhí, hoa nhỏ, hoa lá, hoa bé, bông nhỏ, hoa nhỏ li ti, bông li ti, hoạ tiết hoa nhỏ, hoa nhi, bông nhí, hoa li ti, hoa vintage, in hoa, vải hoa, hoạ tiết hoa, hoa nhí nhỏ, hoạ tiết bông, hoạ tiết hoa lá, in bông, hoa đồng nội, hoa cỏ, hoa dại, liberty, vải liberty, hoa cúc nhí, hoa li ti nhỏ, bông nhuyễn, hoa nhuyễn, bông hoa nhí, hoa xinh / floral, flower print, ditsy, sprigged, flowery, florals, flower pattern, floral print, flowered, small flower, small flowers, little flowers, tiny floral, liberty, botanical, blossoms, floral dress print
embroidered: thêu, thêu tay, thêu hoa, hoạ tiết thêu, đồ thêu, hàng thêu tay, thêu hoạ tiết, hoa thêu, thêu nổi, thêu máy, thêu thủ công, thêu hình, thêu bông, thêu xinh, có thêu, thêu đẹp, thêu tay tỉ mỉ / hand embroidery, embroidered, embroidery, hand-embroidered, hand embroidered, embroider, hand stitched, stitched, needlework, handembroidered
personalised: thêu tên, khắc tên bé, có tên, thêu tên theo yêu cầu, thêu tên riêng cho bé, đồ thêu tên, in tên bé, quà có tên, quà thêu tên, thêu tên con, theu ten, thêu chữ, in tên, có tên bé, khắc tên, theo tên, thêu tên bé, tên bé, thêu tên riêng, thêu tên miễn phí, thêu tên lên áo, tên riêng, có thêu tên, in tên theo yêu cầu, thêu chữ cái, thêu tên ở nhà, thêu biệt danh, thêu ngày sinh, ghi tên, tên con, tên em bé, thêu tên em bé, thêu tên lên, nhận thêu tên, thêu tên theo ý, thêu tên nickname, thêu họ tên, cá nhân hoá / with a name, personalised, personalized, name embroidery, custom name, monogram, embroidered name, name on it, monogrammed, name, with name, baby name, initials, custom embroidery, engraved, named, nickname, names, with baby name, personalisation, personalization
plantdyed: nhuộm tự nhiên, nhuộm thực vật, nhuộm cây, màu tự nhiên, nhuộm chàm, nhuộm củ nâu, nhuộm thảo mộc, nhuộm lá, nhuộm nghệ, nhuộm thiên nhiên, nhuộm tay, nhuộm thủ công, màu thực vật, nhuộm lá bàng / plant-dyed, natural dye, naturally dyed, plant dyed, vegetable dye, hand-dyed, botanical dye, eco dye, natural dyes
leopard: da báo, beo gấm / leopard print
camo: rằn ri, màu lính / camouflage
plain: trơn, màu trơn, không hoạ tiết / plain, solid
`
