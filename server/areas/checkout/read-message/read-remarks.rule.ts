import type { PaymentMethod } from '../../../../contract/orders/orders.ts'
import { type MessageText, type Range, trimRange } from './message-text.rule.ts'

export type ReadPayment = { method: PaymentMethod | null; ranges: Range[]; isUnsure: boolean }

const methods: readonly [PaymentMethod, RegExp][] = [
  ['momo', /\bmo ?mo\b/g],
  [
    'cod',
    /\b(?:ship |giao |thanh toan |tt )?(?:cod|c\.o\.d)\b|\bcash on delivery\b|\b(?:pay )?(?:in |by |with )?cash\b|\bpay (?:on|upon|at) delivery\b|\bthu ho\b|\b(?:(?:(?:em|e|minh|chi|c|toi|tui|bac|co|chu|di|con|chau|anh|me|ba|ong) )?(?:se )?(?:tra|dua|gui) )?tien mat\b|\b(?:khi |luc )?nhan (?:duoc )?hang (?:moi |roi |xong |thi )?(?:moi )?(?:(?:em|e|minh|m|chi|c|toi|tui|con|bac|co|ong|ba|anh|chu|di|me|ma|o|thim|cau|mo) )?(?:tra|thanh toan|tt|gui|dua tien) ?(?:tien)?\b|\bhang (?:toi|ve|den) (?:(?:me|ma|o|anh|ba|thim|em|e|minh|chi|toi|tui|bac|co|chu|di|con) )?(?:tra|thanh toan|dua|gui) tien\b|\b(?:thanh toan|tra tien|tt|tra):? (?:khi|luc) (?:(?:nhan|giao)(?: hang)?|hang (?:toi|ve|den))\b|\b(?:nguoi nhan|ben nhan|(?:chi|anh|co|ba|me|ong) [a-z]+) (?:se )?(?:tra|thanh toan) tien\b(?! truoc| roi)|\b(?:dua|tra|gui)(?: tien)?(?: cho)? (?:shipper|nguoi giao|buu ta|(?:anh|chu|ban|em) (?:giao|ship)(?: hang)?)\b(?: hang)?|\bthu tien (?:ho|giup|gium|tan nha|tai nha|khi giao)\b|\b(?:(?:giao|ship|hang|do) (?:toi|den)(?: noi| nha)?|(?:toi|den) (?:noi|nha|noi thi|thi|roi|la))(?: thi| la| roi)? (?:(?:em|e|minh|chi|c|toi|tui|bac|co|chu|di|con|anh|me|ba|ong) )?(?:tra|dua|gui|thanh toan) tien\b(?! truoc| roi)|\b(?:toi|den) (?:ngoai|noi|ong|ba|ma|me|chu|bac|co|di|o|mo|thim|anh|chi|em) tra(?=\s*(?:[.,!\n]|$))|\bnhan (?:duoc )?hang (?:[a-z]{1,5} )?(?:tra|thanh toan|dua|gui) tien\b(?! truoc| roi)|\b(?:tra|dua|gui) tien (?:khi |luc )?(?:ship|shipper|hang|giao|do) (?:toi|den|ve)\b|\bnhan (?:roi|xong) (?:(?:em|e|minh|chi|moi) )?(?:tra|dua|gui|thanh toan) tien\b|\b(?:ship|giao)(?: hang| toi| den)* nhan tien\b|\b(?:toi|den) (?:ngoai|noi|ong|ba|ma|me|chu|bac|co|di|o|mo|thim|anh|chi|em|minh|con) (?:tra|dua|gui|thanh toan) tien\b(?! truoc| roi)/g,
  ],
  [
    'bank',
    /(?<!\d )(?<!\b(?:cho|giao|gui|cua|nho|voi) (?=ck (?:em|e|minh|m|chi|c|toi|tui|mik)\b))\bck\b(?: truoc| luon| sau)?|\bck\b(?! (?:minh|em|e|m|chi|c)\b)|\bchuyen khoan\b(?: truoc| luon)?|\bchuyen tien (?:truoc|roi)\b|\bda chuyen tien\b|\b(?:em|e|minh|con|chi|chau|mai|toi) chuyen tien (?:cho |qua )?(?:di|co|o|chi|shop|bac|thim|em|c|e)\b|\b(?:gui |cho |xin )?(?:em |e |minh |m )?stk\b|\bso tai khoan\b|\bbank(?:ing)?\b(?: transfer)?|\b(?:by |wire |bank )?transfer(?:red)?\b|\b(?:thanh toan|tt|tra)(?: tien)? qua (?:ngan hang|tai khoan)\b|\bchuyen qua (?:ngan hang|vcb|mb|acb|tech\w*)\b/g,
  ],
]
const refused = /(?:\b(?:khong|ko|k|hong|hok|chua)(?: muon| the| can| co| dung| biet)? (?:bang |qua |ship )?)$/
const isQuestion = /^[^\n.,;]{0,20}(?:\b(?:khong|ko|k|hong|hok|dc k|duoc k)\b(?: \w{1,4})?\s*(?:\?|$|\n)|\?)/

/** How the customer pays; unsure for questions, and where two ways are named. */
export function readPayment({ folded }: MessageText): ReadPayment {
  const found = methods.flatMap(([method, expression]) =>
    [...folded.matchAll(expression)].flatMap(({ 0: words, index }) => {
      const [start, end] = [index, index + words.length]
      if (refused.test(folded.slice(Math.max(0, start - 24), start))) return []
      return [{ method, start, end, isQuestion: isQuestion.test(folded.slice(end, end + 40)) }]
    }),
  )
  found.sort((a, b) => a.start - b.start)
  const certain = found.filter((each) => !each.isQuestion)
  const distinct = new Set((certain.length > 0 ? certain : found).map(({ method }) => method))
  const method = (certain.at(-1) ?? found.at(-1))?.method ?? null
  return {
    method,
    ranges: found.map(({ start, end }) => ({ start, end })),
    isUnsure: method !== null && (certain.length === 0 || distinct.size > 1),
  }
}

const giftWords =
  /\b(?:goi qua|goi (?:lai )?lam qua|lam qua|hop qua|tui qua|qua tang|qua tet|qua (?:day thang|thoi noi|sinh nhat|cho be)|lam qua tang|(?:mua|muon|dinh) tang|dat tang|de tang|gui tang|tang (?:cac|may|nhung|hoi|dua|me|vo|hoc sinh|nhan vien|be|ban|chi|em|co|con|chau|sinh nhat|day thang|thoi noi|me bau)|(?:khong|ko|k|dung|hong|khoi) (?:ghi|de|kem|bo) (?:gia|hoa don|bill)|(?:viet|ghi|kem|them) (?:giup |cho |e |em |minh |m |1 |cai |tam |to |chiec )*thiep|(?:it s|it ?'? ?s|it’s|this is|as|for|need|want|is) (?:it as )?a (?:birthday |baby |small |little )?(?:gift|present)|gift[- ]?wrap(?:ped|ping)?|(?:no|without|don ?.?t (?:put|include|show)) (?:the |any )?(?:prices?|invoice|receipt|bill))\b/g
const notGift = /\b(?:duoc|dc|co|khuyen mai|mua \d+) $/

/** Whether the parcel is a gift, and the words that say so. */
export function readGift({ text, folded }: MessageText): Range[] {
  // "Gửi quà" is no "gửi qua".
  const presents = [...text.normalize('NFC').matchAll(/(?<!\p{L})(?:(?:gửi|biếu|mua) quà|quà cho)(?!\p{L})/giu)].map(
    ({ 0: words, index }) => ({
      start: index,
      end: index + words.length,
    }),
  )
  const said = [...folded.matchAll(giftWords)].flatMap(({ 0: words, index }) =>
    notGift.test(folded.slice(Math.max(0, index - 14), index)) ? [] : [{ start: index, end: index + words.length }],
  )
  return said.length > 0 ? said : presents
}

const remarkWords =
  /\b(?:truoc khi giao|(?:toi|den)(?: noi)? (?:thi )?(?:goi|alo|nhan)|(?:goi|alo|nhan tin|phone|call)(?: (?:cho|giup|em|e|chi|c|minh|con|chau|anh|co|bac|o|di|chong|vo|me|ma|ba|ong))+ (?:xuong|ra|truoc|de|khi|luc|lay)|het (?:[a-z0-9-]+ ){0,3}thi (?:(?:minh|em|e|chi|c) )?(?:lay|doi|thay|gui)|gio hanh chinh|ngoai gio|goi (?:dien )?(?:truoc|(?:em|e|chi|c|minh|anh|co|bac) truoc|qua truoc|khi)|(?<!\b(?:phi|shop) )gui (?:nhanh|gap|hoa toc)(?! (?:duoc|dc|khong|ko|k)\b)|(?:giao|ship|nhan) (?:gio|buoi|sau|truoc|trong|vao|nhanh|som|hoa toc|gap|chieu|sang|cuoi tuan|t[2-7]|thu \w+|cn|chu nhat)|can (?:gap|truoc)|gap (?:truoc|trong|nha|nhe|giup)|(?:dung|khong|ko) goi|(?:dung|khong|ko) (?:gui|giao|ship) (?:sang|chieu|trua|toi|buoi|vao|truoc|sau|t[2-7]|cn|thu|chu nhat)|nhan tin truoc|gui buu dien(?! (?:ve|den|toi|o|xa|phuong))|boc (?:ky|ki)|goi (?:rieng|ky|ki|chac)|(?<!(?:khong|ko|k|chua|hong|dc|duoc) )(?:nghe|bat) may|(?:toi|kip|truoc) (?:truoc )?(?:ngay )?\d{1,2} (?:thang|am|tet)|(?:khong|ko|k|het) con (?:[a-z0-9-]+ ){0,3}thi (?:(?:minh|em|e|chi|c) )?(?:lay|doi|thay|gui)|(?:ship|giao) (?:dc|duoc) (?:trc|truoc)|(?:de|gui|giao) (?:(?:o|cho|lai|ngoai|phong|quay|ben) )*(?:bao ve|hang xom|le tan)(?! [a-z]* ?(?:toa|chung cu|khach san|cong ty))|de (?:o |lai |truoc )+(?:quay|cong|cua|ban)(?![a-z])|hang de vo|nhe tay|cho (?:xem|kiem) hang|kiem hang|dong (?:goi|hop) (?:ky|can than)|(?:khong|ko|k|dung|hong) (?:ghi|de|kem|bo) (?:gia|hoa don|bill)|(?:viet|ghi|kem) (?:giup |cho |e |em |minh |m |1 |cai |tam |to |chiec )*thiep|thiep (?:ghi|viet|de)|che ten|(?:khong|ko|k|khoi|dung) (?:can )?theu|theu ten (?=[a-z]+ (?:len|vao|cho) )|(?:no|without) (?:the |any )?(?:prices?|invoice|receipt|bill)|call (?:me )?before|office hours|deliver(?:ed|y)? (?:truoc|sau|before|after|by) |chuong hong|o nha (?:tu|sau|buoi|ban)|sau \d{1,2} ?(?:h|g|gio)|truoc \d{1,2} ?(?:h|g|gio|\/))\b/

/** "Thêu tên An Nhiên", "thêu “Bơ”", "thêu tên: Na". */
const embroidery =
  /^[Tt][êe]n b[ée](?:\s*:| l[àa] (?=\p{Lu}))|^[Tt][êe]n (?:thêu|theu)(?:\s*:| l[àa]\b| (?=["“\p{Lu}]))|^(?:(?:và|rồi|nhờ|cô|o|dì|chị|c|em|e|shop) )*[Tt]h[êe]u(?: (?:giúp|giùm|dùm|giup|gium|hộ|cho|con|em|e|mình|chị))*(?: (?:hai|ba|2|3))?(?: (?:tên|ten|chữ|chu))?(?: (?:trong|ở|o|bên|sau) (?:trong )?(?:cổ|co|ngực|nguc|lưng|áo|ao)(?: áo| ao)?)?(?: (?:là|la))?(?: cho)?(?: (?:bé|be|cháu|con))?(?: (?:là|la))?\s*(?::|["“'‘«]|(?=\p{Lu}))/u

/** "Please embroider the name “Leo” inside". */
const englishEmbroidery =
  /\bembroider(?:ed|ing)?\s(?:(?:it|with|the|his|her|their|a|on|inside|as)\s)*(?:(?:name|initials?|letters?|word)\b|["“'‘])/i

/** Whether a part says what to embroider, and so names no goods. */
export function isEmbroidery({ text }: MessageText, { start, end }: Range): boolean {
  const written = text.slice(start, end)
  return embroidery.test(written) || englishEmbroidery.test(written)
}

/** "Thiệp ghi: Mừng em bé mới, dì Thảo": a card is signed after a comma. */
function endOfCard({ text, folded }: MessageText, { start, end }: Range): number {
  // "Thêu: An, Bình, Chi".
  if (/^theu\b/.test(folded.slice(start, end)))
    return (
      end -
      (/\s(?:va|voi|vs)$/.exec(folded.slice(start, end))?.[0].length ?? 0) +
      (/^(?:, \p{Lu}\p{Ll}+)+(?=\s*(?:[.\n]|$))/u.exec(text.slice(end, end + 80))?.[0].length ?? 0)
    )
  if (!/\bthiep\b.*[:"“]/.test(folded.slice(start, end))) return end
  const signed = /^, (?:(?:[a-z]+ ){0,4}[a-z]+)(?=\s*(?:[.!\n]|$))/.exec(folded.slice(end, end + 60))
  return end + (signed?.[0].length ?? 0)
}

/** What the courier or the packer has to mind, by clauses; `starts` of the parts that the message consists of. */
export function readRemarks(message: MessageText, parts: readonly Range[]): Range[] {
  return parts.flatMap((part) => {
    const { folded } = message
    const text = folded.slice(part.start, part.end)
    if (!remarkWords.test(text) && !isEmbroidery(message, part)) return []
    // Talk before the remark ("ship cho e nha, giao giờ hành chính") is another part already.
    return [trimRange(message, { start: part.start, end: endOfCard(message, part) })]
  })
}
