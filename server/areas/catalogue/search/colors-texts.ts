/**
 * Colour families, written like {@link clothes}. A word after `!` also has other meanings ("đồ", "bé"): it counts as a colour only
 * with its marks, or after "màu".
 */
export const colors = `
white: !trắng, màu trắng, trắng tinh, trắng ngà, trắng sữa / white, off-white, ivory
black: !đen, đen tuyền / black
gray: !xám, !ghi, xám khói, ghi xám, xám tro / gray, grey, charcoal
beige: !be, màu be, !nude, màu da, !kem, nâu sữa, !mộc, be sữa, kem sữa, màu cát, trắng kem, màu sữa / beige, cream, nude, ecru, sand, oatmeal, undyed, off white, natural colour, natural color
brown: !nâu, nâu đất, nâu tây, nâu trầm, cà phê, !củ nâu, nâu đậm, nâu nhạt / brown, coffee, chocolate, tan, camel, mocha
terracotta: đất nung, màu đất, cam cháy, cam nung, cam đất nung, gạch nung, tông đất, gạch, màu gạch, cam đất, cam gạch, nâu đỏ, đỏ gạch, đỏ đất / terracotta, brick, rust, clay
red: !đỏ, đỏ đô, đỏ tươi, !đô, đỏ mận, đỏ rượu / red, burgundy, crimson, maroon
orange: !cam, cam san hô, màu cam / orange, coral, peach, apricot
yellow: !vàng, vàng mật ong, vàng mơ, vàng đồng, màu nghệ, vàng nắng, vàng bơ, vàng đất, !nghệ, vàng nghệ, vàng mù tạt, vàng nhạt, vàng chanh, vàng bò, vàng kem / yellow, mustard, turmeric, gold, honey, golden
green: xanh lá, xanh lá sả, xanh lá non, xanh nõn chuối, xanh cỏ, xanh lá nhạt, xanh mint, xanh bộ đội, xanh lính, xanh olive, xanh cổ vịt, xanh đọt chuối, xanh lá bơ, xanh lục bảo, xanh lá cây, xanh rêu, xanh ngọc, lá sả, !lá già, xanh lục, !lục, xanh cốm, xanh bơ, xanh bạc hà, bạc hà, xanh ô liu, rêu, xanh matcha, xanh lá mạ, xanh lá già / green, sage, mint, olive, lemongrass, moss, leaf green, khaki green, emerald
blue: xanh da trời, xanh trời, xanh thiên thanh, thiên thanh, xanh coban, xanh cô ban, xanh jean, xanh denim, xanh đại dương, xanh baby, xanh khói, xanh mực, xanh thẫm, xanh biển đậm, xanh dương, xanh lam, xanh biển, xanh nước biển, !lam, xanh lơ, xanh biếc, xanh than, xanh đen, xanh tím than, chàm, xanh chàm, xanh navy, navy, chàm khói, tím than, xanh lam nhạt, xanh dương nhạt, xanh pastel, xanh đậm / blue, navy, indigo, sky blue, light blue, dark blue, smoky indigo, denim blue
xanh < : xanh, xanh xanh / blue or green
pink: !hồng, hồng đất, hồng ruốc, hồng nude, hồng cam, hồng san hô, hồng baby, hồng tro, hồng da, màu hường, hồng phấn, hồng nhạt, hồng đậm, hồng pastel, hồng dâu, hồng sen, sen phấn, sen đậm, hồng cánh sen, hường / pink, blush, rose, rosy, dusty pink
purple: !tím, tím than nhạt, tím khoai môn, tím hoa cà, tím huế, tím nhạt, oải hương, tím lavender / purple, violet, lavender, lilac
colorful: nhiều màu, sặc sỡ, bảy màu, cầu vồng / colorful, colourful, rainbow, multicolor
pastel: pastel, màu nhạt, màu pastel, tông nhạt / pastel, pale
`
