/** What no product is called: talk, amounts, particles of the dialects. */
const noise =
  /^(?:em|e|m|chi|c|anh|a|shop|sop|ad|oi|cho|lay|dat|mua|chot|order|can|muon|nha|nhe|nhen|voi|giup|gium|dum|con|be|cai|chiec|doi|mau|them|nua|va|vs|loai|kieu|nay|kia|ma|luong|sl|size|sz|sai|x|cung|kem|trong|hinh|thi|la|co|khong|k|ko|gui|ship|giao|ve|luon|roi|da|ah|hen|xin|ok|don|hang|sp|pham|moi|mon|each|tren|hom|bua|live|stream|cua|xem|duoc|dc|gia|bao|nhieu|nhan|toi|tui|duoi|s|tau|menh|nghen|u|and|in|of|the|please|color|colour|pair|can|could|you|we|i|like|would|deliver|send|order|want|get|my|our|it|have|some|also|me|one|two|three|to|hi|hello|another|with)$/
const markedNoise = new Set(
  'giữ hỏi nó hắn nguyên tới lấy đặt chị mình chốt cần muốn hí nghe nhé nhá nhen với giúp giùm dùm bé cái chiếc đôi màu mẫu thêm nữa và loại kiểu này đó kia mã số lượng cỡ cùng kèm ở thì là có không gửi về luôn rồi dạ vâng hàng đơn sản phẩm mỗi thứ món khôn hông hổng nì nè rứa chừ hè như trên của được giá bao nhiêu nhận tôi để dưới còn ạ ơi hả tau mi cấy bựa ni bây thím cháu bác gởi mềnh một hai à đi đổi nghen hỉ đây đấy á nào gì hả hen nha ha nó ẻm'.split(
    ' ',
  ),
)
export const isNoise = ({ folded, text }: { folded: string; text: string }) =>
  text.toLowerCase() === folded ? noise.test(folded) : markedNoise.has(text.normalize('NFC').toLowerCase())

/** Goods whose describing words stand before them. */
export const englishKind =
  /^(?:dress(?:es)?|cardigans?|jackets?|sweaters?|bodysuits?|onesies?|rompers?|dungarees|bloomers?|pants|bibs?|(?:sun )?hats?|bonnets?|booties|shoes|vests?|blankets?|swaddles?|muslins?|cloths?|sleep(?:ing)? ?(?:sacks?|bags?)|yem(?: sets?)?|rabbits?|bunn(?:y|ies))(?![a-z])/
