/**
 * Colour families, written like {@link clothes}. A word after `!` also has other meanings ("đồ", "bé"): it counts as a colour only
 * with its marks, or after "màu". A shade ("navy < blue") also finds its family, after its own.
 */
export const colors = `
white: !trắng, màu trắng, trắng tinh, trắng ngà, trắng sữa, !ngà, màu ngà / white, off-white, ivory, pure white, snow white
black: !đen, đen tuyền, đen nhánh, đen trơn / black
gray: !xám, !ghi, xám khói, ghi xám, xám tro, !bạc, màu bạc, ánh bạc, lông chuột, xám lông chuột, xám đen, xám trắng, tiêu, muối tiêu / gray, grey, charcoal, silver
beige: !be, màu be, !nude, màu da, !kem, nâu sữa, !mộc, be sữa, kem sữa, màu cát, trắng kem, màu sữa, !ngà, màu ngà, trắng ngà, trắng sữa, trắng đục / beige, cream, nude, ecru, sand, oatmeal, undyed, off white, natural colour, natural color, ivory, off-white, eggshell
brown: !nâu, nâu đất, nâu tây, nâu trầm, cà phê, !củ nâu, nâu đậm, nâu nhạt / brown, coffee, chocolate, tan, camel, mocha
terracotta: đất nung, màu đất, cam cháy, cam nung, cam đất nung, gạch nung, tông đất, gạch, màu gạch, cam đất, cam gạch, nâu đỏ, đỏ gạch, đỏ đất / terracotta, brick, brick red, rust, clay
red: !đỏ, đỏ đô, đỏ tươi, !đô, đỏ mận, đỏ rượu / red, burgundy, crimson, maroon
orange: !cam, cam san hô, màu cam / orange, coral, peach, apricot
yellow: !vàng, vàng mật ong, vàng mơ, vàng đồng, màu nghệ, vàng nắng, vàng bơ, vàng đất, !nghệ, vàng nghệ, vàng mù tạt, vàng nhạt, vàng chanh, vàng bò, vàng kem / yellow, mustard, turmeric, gold, honey, golden
green: xanh lá, xanh cỏ, xanh đọt chuối, xanh lá cây, xanh ngọc, xanh lục, !lục / green
lightgreen < green: xanh bơ, xanh mint, xanh bạc hà, bạc hà, xanh cốm, xanh lá nhạt, xanh lá non, xanh nõn chuối, xanh lá mạ, xanh matcha, xanh lá bơ, lá sả, xanh lá sả / sage, mint, lemongrass, light green
darkgreen < green: xanh rêu, rêu, !lá già, xanh lá già, xanh ô liu, xanh olive, xanh bộ đội, xanh lính, xanh lục bảo, xanh cổ vịt / olive, moss, leaf green, khaki green, emerald, dark green
blue: xanh jean, xanh denim, xanh đại dương, xanh khói, xanh dương, xanh lam, xanh biển, xanh nước biển, !lam, xanh biếc, chàm, xanh chàm, chàm khói / blue, indigo, smoky indigo, denim blue
navy < blue: xanh navy, navy, xanh than, xanh đen, xanh tím than, tím than, xanh mực, xanh thẫm, xanh biển đậm, xanh đậm, xanh coban, xanh cô ban / navy, dark blue, navy blue
skyblue < blue: xanh da trời, xanh trời, xanh thiên thanh, thiên thanh, xanh lơ, xanh lam nhạt, xanh dương nhạt, xanh pastel, xanh baby / sky blue, light blue, baby blue, pale blue
xanh < : xanh, xanh xanh / blue or green
pink: !hồng, hồng đất, hồng ruốc, hồng nude, hồng cam, hồng san hô, hồng baby, hồng tro, hồng da, màu hường, hồng phấn, hồng nhạt, hồng đậm, hồng pastel, hồng dâu, hồng sen, sen phấn, sen đậm, hồng cánh sen, hường / pink, blush, rose, rosy, dusty pink
purple: !tím, tím than nhạt, tím khoai môn, tím hoa cà, tím huế, tím nhạt, oải hương, tím lavender / purple, violet, lavender, lilac
colorful: nhiều màu, sặc sỡ, bảy màu, cầu vồng / colorful, colourful, rainbow, multicolor
pastel: pastel, màu nhạt, màu pastel, tông nhạt / pastel, pale
`
