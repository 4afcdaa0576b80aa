/** Materials and ways to make cloth, written like {@link clothes}. */
export const materials = `
cotton: cotton, vải cotton, cặc tông, cạc tông, cạt tông, cotong, cốt tôn, cottong, coton, cottton, cót tông, cotton mềm, vải bông mềm, cotton 100, bông, vải bông, cô tông, cốt tông, coton, sợi bông, thun cotton, vải mềm / cotton, organic cotton
linen: đũi, vải đũi, linnen, li nen, lin nen, lanh, vải lin, vải đủi, đuỗi, vải thô đũi, đồ đũi, đồ linen, linen, vải linen, lanh, vải lanh, đũi linen, lanh tơ, vải thô, đủi, vải đủi / linen, flax
silk: lụa, lụa tơ tằm, tơ tằm, vải lụa, gấm, vải gấm, lụa gấm, lụa hà đông, satin, phi lụa, lụa tằm, tơ / silk, brocade, satin
muslin: muslin, muslim, vải muslim, mút xơ lin, mut lin, muslin 2 lớp, vải sô, vải xô mềm, xô, vải xô, vải muslin, gạc, vải gạc, xô muslin, mút lin / muslin, gauze, double gauze
knit: len, đồ len, len sợi cotton, dệt kim, móc tay, đan móc, len cotton, đan len, đan tay, móc len, đồ len cho bé, hàng len, đồ đan, len mềm, len sợi / knitwear, knitted cotton, knit, knitted, wool, woolen, crochet, hand-knit, knits, woolly
thun: thun, vải thun, thun lạnh, cá sấu, vải cá sấu, thun cotton 4 chiều / jersey, spandex
canvas: vải bố, bố canvas / canvas
kate: kate, vải kate, vải katê / poplin
waffle: tổ ong, tổ ông, vải waffle, vải tổ ong, dệt tổ ong / waffle, waffle cloth
terry: khăn bông, vải khăn bông, lót khăn bông / terry, towelling, terry cloth
flannel: dạ, vải dạ, vải flannel, fla nen, flanen / flannel, tweed
velvet: nhung, vải nhung, nhung tăm / velvet, corduroy, velour
denim: jean, vải jean, vải bò, denim / denim, chambray
khaki: kaki, vải kaki / khaki, twill
lace: ren, vải ren, đăng ten, viền ren / lace, broderie anglaise, eyelet
tulle: voan, vải voan, lưới, tuyn, vải tuyn / tulle, chiffon, organza
fleece: nỉ, vải nỉ, nỉ bông, lông cừu / fleece, sherpa
bamboo: tre, sợi tre, vải sợi tre, modal, petit, vải petit / bamboo, modal, tencel
polyester: polyester, poly, vải dù, vải gió / polyester, nylon
leather: da thật, da bò, giả da, vải da / leather, suede, faux leather
`

/** Patterns and needlework. */
export const patterns = `
gingham: kẻ ô, kẻ caro, ka rô, caro kẻ, kẻ ô nhỏ, sọc ô, ô cờ, kẽ ô, kẻ ca ro, caro nhỏ, caro, ca rô, ca ro, karo, sọc ca rô, sọc caro, ô vuông, kẻ ca rô, kẻ caro, kẻ ô vuông, vichy, ca-rô, cà rô / gingham, check, checked, plaid, checkered, tartan, checks
stripes: kẻ sọc, kẽ sọc, sọc nhỏ, kẻ nhỏ, kẻ sọc ngang, áo sọc kẻ, thuỷ thủ sọc, sọc, kẻ, sọc kẻ, kẻ ngang, sọc ngang, sọc dọc, kẻ dọc / stripes, striped, stripe, pinstripe, stripy
dots: chấm nổi, chấm bi, bi, chấm, chấm tròn, hạt nổi / swiss dot, polka dot, dotted, dots, swiss-dot, polka dots, dot, spots, spotted
floral: hoa nhí, hoa nhỏ, hoa lá, hoa bé, bông nhỏ, hoa nhỏ li ti, bông li ti, hoạ tiết hoa nhỏ, hoa nhi, bông nhí, hoa li ti, hoa vintage, in hoa, vải hoa, hoạ tiết hoa / floral, flower print, ditsy, sprigged, flowery, florals, flower pattern
embroidered: thêu, thêu tay, thêu hoa, hoạ tiết thêu, đồ thêu, hàng thêu tay, thêu hoạ tiết / hand embroidery, embroidered, embroidery, hand-embroidered, hand embroidered
personalised: thêu tên, khắc tên bé, có tên, thêu tên theo yêu cầu, thêu tên riêng cho bé, đồ thêu tên, in tên bé, quà có tên, quà thêu tên, thêu tên con, theu ten, thêu chữ, in tên, có tên bé, khắc tên, theo tên, thêu tên bé, tên bé, thêu tên riêng / with a name, personalised, personalized, name embroidery, custom name, monogram, embroidered name, name on it, monogrammed
plantdyed: nhuộm tự nhiên, nhuộm thực vật, nhuộm cây, màu tự nhiên, nhuộm chàm, nhuộm củ nâu, nhuộm thảo mộc / plant-dyed, natural dye, naturally dyed, plant dyed, vegetable dye, hand-dyed
leopard: da báo, beo gấm / leopard print
camo: rằn ri, màu lính / camouflage
plain: trơn, màu trơn, không hoạ tiết / plain, solid
`
