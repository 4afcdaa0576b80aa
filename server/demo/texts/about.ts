import type { Settings } from '../../../contract/content.ts'
import { getPicture } from '../picture-list.ts'

export const about: Settings['texts']['about'] = {
  title: { vi: 'Mẹ may, con mặc, cháu mặc', en: 'Mum sewed for us. Now she sews for our children.' },
  paragraphs: [
    {
      vi: 'Tiệm bắt đầu từ một chiếc máy may cũ sơn xanh đen, nắp vẽ hoa sen vàng đã mòn gần hết. Máy của mẹ tôi, bà Hoài. Bốn mươi năm nay mẹ may đồ cho cả xóm bên sông Đông Ba ở Huế: áo dài, đồ bộ, áo tang, và lúc rảnh thì may cho chúng tôi những bộ không nhà nào có.',
      en: 'The shop began with an old dark-blue sewing machine, its golden lotus decals nearly rubbed away. It belongs to my mother, Hoài. For forty years she has sewn for the neighbours along the Đông Ba canal in Huế: áo dài, house clothes, mourning clothes, and, when there was time, things for us that no other children had.',
    },
    {
      vi: 'Con gái tôi sinh vào mùa nồm, da mỏng, mặc gì cũng nổi mẩn ở cổ. Mẹ tháo một chiếc sơ mi cưới cũ bằng vải phin, giặt ba nước, cắt ra hai chiếc áo nhỏ xíu, đường may lộn hết ra ngoài để trong trơn láng. Con bé thôi gãi. Chị hàng xóm xin một chiếc, rồi chị dâu của chị xin hai.',
      en: 'My daughter was born in the damp season with thin skin, and everything chafed her neck. My mother took apart an old lawn wedding shirt, washed it three times and cut two tiny tops from it, with every seam turned outwards so the inside was smooth. The scratching stopped. The neighbour asked for one, and her sister-in-law for two.',
    },
    {
      vi: 'Mẹ May có tên từ đó. Mẹ vẫn là người ra rập, thêu và gật đầu trước khi một món rời xưởng. Tôi lo vải, sổ sách và trả lời tin nhắn. Thêm dì Lựu đan len, chị Na vắt sổ, và mệ ngoại chín mươi tuổi ngồi đính cúc, cúc nào cũng buộc chỉ hai lần.',
      en: 'That is how we came by the name: “mum sews”. She still drafts the patterns, does the embroidery, and nods before anything leaves the room. I see to cloth, accounts and messages. Aunt Lựu knits, Na runs the overlocker, and my ninety-year-old grandmother sews on the buttons and knots every one of them twice.',
    },
    {
      vi: 'Đũi chúng tôi nhuộm ở sân sau bằng thứ có quanh mình: lá chàm, củ nghệ, củ nâu, gỗ vang. Màu cây củ không đều như màu thuốc, mẻ trước mẻ sau chênh nhau một chút, và nhạt dần theo nắng. Chúng tôi nói trước như vậy để bạn chọn vì thích chứ không phải vì tưởng.',
      en: 'Our linen is dyed in the back yard with what grows around us: indigo leaf, turmeric, củ nâu yam, sappanwood. Plant colours are not even; one bath differs a little from the next, and all of them fade with the sun. We say so beforehand, so that you choose them because you like them.',
    },
    {
      vi: 'Đồ trẻ con phải chịu được trẻ con. Vì vậy nút bấm nào cũng lót thêm vải, gấu đầm có đường gập để tháo ra khi bé cao, lưng quần thay chun được. Bung chỉ trong sáu tháng thì gửi về, chúng tôi may lại không tính tiền. Vải vụn thành thỏ bông, vụn của vụn thành ruột gối kim.',
      en: 'Children’s clothes have to survive children. So every snap has an extra layer behind it, dresses hide a fold to let down, and waist elastic can be replaced. If a seam opens within six months, send it home and we sew it again for nothing. Offcuts become rabbits; the offcuts of rabbits fill pincushions.',
    },
    {
      vi: 'Chúng tôi may không nhanh. Một chiếc cổ thêu mất một buổi chiều, một tà áo dài mất một ngày. Nếu bạn ghé Huế, mời bạn vào xưởng xem mẹ thêu, uống chén trà sen. Nếu ở xa, mỗi gói hàng đều có một mẩu giấy ghi tên người đã may món đồ ấy.',
      en: 'We are not fast. An embroidered collar takes an afternoon, the panel of an áo dài takes a day. If you come through Huế, look in, watch Mum at her hoop and have a cup of lotus tea. If you are far away, every parcel carries a slip of paper with the name of whoever sewed what is inside.',
    },
  ],
}

export const aboutPictures = ['about-machine.webp', 'about-hoop.webp', 'about-dyes.webp', 'about-spools.webp', 'about-linen.webp']
  .map(getPicture)
  .map(({ file, alt }) => ({ file, alt }))
