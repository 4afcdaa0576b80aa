import type { DemoFacts } from '../demo-types.ts'

/** The facts that depend on the cloth alone. */
type Cloth = Omit<DemoFacts, 'measurements'>

const everyday: Cloth['care'] = ['wash30', 'no-bleach', 'line-dry', 'iron-low', 'no-tumble']
const gentle: Cloth['care'] = ['handwash', 'no-bleach', 'line-dry', 'iron-low', 'no-tumble', 'no-dryclean']

const cottonFromTheNorth = {
  vi: 'Vải dệt ở Ninh Bình (vùng dệt Nam Định cũ), cắt may tại Huế.',
  en: 'Woven in Ninh Bình, the old Nam Định weaving country; cut and sewn in Huế.',
}

export const gingham: Cloth = {
  fabric: { vi: 'Cotton kẻ ô dệt từ sợi nhuộm, 100% cotton, 115 g/m².', en: 'Yarn-dyed gingham, 100% cotton, 115 g/m².' },
  origin: cottonFromTheNorth,
  skin: {
    vi: 'Giặt nước ấm để xả hồ trước khi cắt. Đường may trong bọc kín, không tem nhựa.',
    en: 'Washed warm before cutting to take the starch out. Seams bound inside, no plastic labels.',
  },
  care: everyday,
}

export const stripe: Cloth = {
  ...gingham,
  fabric: { vi: 'Cotton kẻ sọc dệt từ sợi nhuộm, 100% cotton, 120 g/m².', en: 'Yarn-dyed stripe, 100% cotton, 120 g/m².' },
}

export const swissDot: Cloth = {
  fabric: {
    vi: 'Cotton chấm nổi, chấm dệt chứ không in, 100% cotton, 105 g/m².',
    en: 'Swiss dot, the dots woven rather than printed, 100% cotton, 105 g/m².',
  },
  origin: cottonFromTheNorth,
  skin: {
    vi: 'Chấm nằm ở mặt phải, mặt trong phẳng mịn. Xả mềm trước khi cắt, không dùng nước xả thơm.',
    en: 'The dots stand on the outside only; the inside is smooth. Washed soft before cutting, without scented softener.',
  },
  care: everyday,
}

export const floral: Cloth = {
  fabric: { vi: 'Cotton in hoa nhí, 100% cotton chải kỹ, 110 g/m².', en: 'Small-flower print on 100% combed cotton, 110 g/m².' },
  origin: { vi: 'Vải in ở Thành phố Hồ Chí Minh, cắt may tại Huế.', en: 'Printed in Ho Chi Minh City, cut and sewn in Huế.' },
  skin: {
    vi: 'Mặt trong lót cotton trắng ở thân, cổ và nách, nơi bé ra mồ hôi nhiều nhất.',
    en: 'Lined with white cotton at body, neck and underarm, where a child sweats most.',
  },
  care: everyday,
}

export const sprig: Cloth = {
  ...floral,
  fabric: { vi: 'Cotton in hoa li ti, 100% cotton chải kỹ, 110 g/m².', en: 'Sprig print on 100% combed cotton, 110 g/m².' },
}

export const linen: Cloth = {
  fabric: {
    vi: 'Đũi linen giặt mềm, 100% sợi lanh, 150 g/m², nhuộm bằng cây củ.',
    en: 'Washed linen, 100% flax, 150 g/m², dyed with plants.',
  },
  origin: {
    vi: 'Vải mộc dệt ở Hưng Yên, nhuộm và may tại Huế. Mỗi mẻ nhuộm đậm nhạt hơi khác nhau.',
    en: 'Woven undyed in Hưng Yên, dyed and sewn in Huế. Each dye bath comes out a shade of its own.',
  },
  skin: {
    vi: 'Sợi lanh hút mồ hôi và mau khô. Vải đã xả nhiều nước sau khi nhuộm; ba lần giặt đầu vẫn nên giặt riêng.',
    en: 'Flax takes up sweat and dries fast. Rinsed many times after dyeing; still, wash it separately the first three times.',
  },
  care: ['handwash', 'no-bleach', 'line-dry', 'iron-low', 'no-tumble'],
}

export const waffle: Cloth = {
  fabric: {
    vi: 'Cotton dệt tổ ong, 100% cotton, 210 g/m², lót cotton trơn.',
    en: 'Waffle weave, 100% cotton, 210 g/m², lined with plain cotton.',
  },
  origin: cottonFromTheNorth,
  skin: {
    vi: 'Mặt áp vào da là cotton trơn trắng, không nhuộm. Ô tổ ong giữ một lớp khí mỏng nên ấm mà không bí.',
    en: 'What touches the skin is plain white, undyed cotton. The cells hold a little air: warm without being close.',
  },
  care: everyday,
}

export const gauze: Cloth = {
  fabric: { vi: 'Muslin hai lớp, 100% cotton, 125 g/m².', en: 'Double gauze, 100% cotton, 125 g/m².' },
  origin: cottonFromTheNorth,
  skin: {
    vi: 'Không hồ, không nước xả thơm. Càng giặt vải càng nhăn xốp và mềm.',
    en: 'No starch, no scented softener. The more it is washed, the softer and more crinkled it gets.',
  },
  care: ['wash30', 'no-bleach', 'line-dry', 'no-tumble'],
}

export const knit: Cloth = {
  fabric: {
    vi: 'Sợi cotton bốn lớp, 100% cotton, đan máy tay từng thân rồi ráp.',
    en: 'Four-ply cotton yarn, 100% cotton; panels knitted on a hand-driven frame, then linked.',
  },
  origin: { vi: 'Sợi kéo ở Ninh Bình, đan và thêu tại Huế.', en: 'Yarn spun in Ninh Bình, knitted and embroidered in Huế.' },
  skin: {
    vi: 'Không pha lông cừu hay acrylic nên không xốn. Mặt trong hoa thêu có miếng lót cotton.',
    en: 'No wool and no acrylic, so it does not prickle. Embroidery is backed with cotton on the inside.',
  },
  care: ['handwash', 'no-bleach', 'no-tumble', 'no-dryclean'],
}

export const silk: Cloth = {
  fabric: {
    vi: 'Lụa gấm dệt hoa sen, 100% tơ tằm, lót cotton mỏng toàn thân; quần cotton trắng.',
    en: 'Lotus-figured silk, 100% mulberry silk, fully lined with fine cotton; trousers in white cotton.',
  },
  origin: {
    vi: 'Lụa dệt ở Vạn Phúc (Hà Nội), cắt may và thêu tại Huế.',
    en: 'Silk woven in Vạn Phúc, Hà Nội; cut, sewn and embroidered in Huế.',
  },
  skin: {
    vi: 'Bé mặc lớp cotton sát da, lụa chỉ ở mặt ngoài. Cổ đứng may mềm, không dựng cứng.',
    en: 'Cotton lies against the skin, the silk only outside. The stand collar is soft, with no stiffener.',
  },
  care: gentle,
}
