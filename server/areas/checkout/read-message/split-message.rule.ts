import { cutAfterName, endsWithProvince, namesInBrackets } from './cut-after-name.rule.ts'
import { type MessagePart, type MessageText, type PartLabel, type Range, tokensOf, trimRange } from './message-text.rule.ts'
import { isFullName, surnames } from './name-at.rule.ts'
import { labels, streetBeginning, verb } from './part-labels.rule.ts'

const isSister = /^(?:gai|trai|ruot|dau|re|ho)(?![a-z])/

/** Where a clause begins without a mark: before "gửi cho", "đc", "sđt", "tên", "lấy 2". */
const beginnings = new RegExp(
  String.raw`(?<!theu|che)\s(?=${[
    String.raw`(?:gui|goi(?! qua )|ship|giao|chuyen)(?: hang)?(?: giup)?(?: (?:em|e|minh))? (?:cho|toi|den|ve|vo|qua|tang|dia chi|dc)\b`,
    String.raw`(?<!\b(?:gui|goi|ship|giao|chuyen|hang|giup|gium|dum|ho|em|e|minh|m|dien|di)\s)(?:ve|den|toi|ra) ${streetBeginning}`,
    '(?:giao|ship|gui) (?:(?:duong|hem|kiet|ngo|thon|xom|ap|khom|so nha) [a-z0-9]|so \\d)',
    'gan (?:cho|cau|truong|nga|ubnd|uy ban|nha tho|chua|ga|cay xang|cong) [a-z0-9]',
    String.raw`(?<!\b\d )dia chi[ :]`,
    String.raw`(?<=\b(?:ship|send|deliver)\b[^\n.;]{1,80} )to [a-z]`,
    String.raw`(?:dc|d\/c|dchi)(?: (?:em|e|minh|nha|ne|day|c|chi|shop|moi))*(?:\s*:|\s+${streetBeginning})`,
    `(?<!cho |\\bke )(?:(?:em|e|minh|m|chi|c|di|co|bac|chu|con|tui|toi|tau|anh|thim) )?(?:o|tai) ${streetBeginning}`,
    String.raw`(?:sdt|so dt|so dien thoai|dien thoai|dt)(?:\b|[ :.])`,
    'so may(?= [\\n\\d])',
    '(?:em|e|minh|m|toi|tui|tau|tao|chi|c) (?:ten|la) [a-z]',
    'my (?:own )?(?:phone|number)',
    'cho (?:me|chi|anh|co|ba|ong|bo|vo|chong|em|ban)(?: (?:em|minh|e|chong|vo|gai|trai|toi))* (?:la|ten) [a-z]',
    String.raw`(?<!\b(?:em|e|minh|m|toi|tui|chi|c)\s)ten(?: nguoi nhan| em| e| la| minh)?\s*[: ]\s*[a-z]`,
    String.raw`(?<!\bco )nguoi nhan`,
    String.raw`(?<!\b(?:het|(?:khong|ko|k) con) (?:[a-z0-9-]+ ){0,3}thi (?:(?:em|e|minh|chi|c) )?)(?:em|e|minh|m|c|chi|con|tau|tui|shop)? ?(?:lay|dat|mua|chot|order)(?: (?:em|e|minh|m|c|chi))? (?:\d|mot|hai|ba|mau|size)`,
    'thanh toan',
    '(?<!\\b(?:co|thay|nguoi|ben)\\s)(?:giao|ship|gui) (?:chi|anh|co|chu|bac|ba|ong|di) (?!giup|gium|dum|ho|nha|nhe|oi|roi|luon|hang)[a-z]',
    'until [a-z]',
    String.raw`(?<!\b(?:phi|shop) )gui (?:nhanh|gap|hoa toc)(?! (?:duoc|dc|khong|ko|k)\b)`,
    'giao (?:sau|truoc|gio|buoi|vao) ',
    String.raw`(?<!\b(?:them|lay|mua|dat|chot)\s)\d{1,2} (?:cai|chiec) (?:size |sz )?\d{1,2}(?:-\d{1,2})?\s?(?:m|y|t|th|thang|tuoi)(?![a-z])`,
    'ghi chu',
    String.raw`(?<!\d[a-z]?\s|(?:duong|dau|cuoi|trong|giua|quay(?: thuoc)?|nha (?:thuoc|tro)|sap|cong)\s)(?:hem|kiet|ngo|ngach|thon|xom|ap|khom|chung cu|so nha|so) [a-z]?\d`,
  ].join('|')})`,
  'g',
)
/** A house number after a name or a phone: "Diễm My 12 Duy Tân". */
const houseNumber = /(?<![\w/.,-])(?!\d{1,2}[hgkymt]\b)\d{1,4}[a-z]?(?:\/\d{1,4}[a-z]?)*[^\S\n]+(?=([a-z]{2,})\s+[a-z]{2,})/g
const notAfterHouse = /^(?:so|cai|chiec|bo|con|doi|cap|set|mon|thang|tuoi|kg|ky|cm|ngay|tui|mau|hop|th|nam|trieu|nghin|ngan|mac|roi)$/
const notBeforeHouse =
  /(?:^|[\s.])(?:so|duong|ngo|hem|kiet|to|khu|thon|ap|khom|tang|phuong|p|quan|q|f|size|sz|x|sl|lo|toa|can|km|tinh lo|ql|xom|cum|ngach|pho|lau|phong|block|thang|ngay|kp|khoi|nha|sn|doi|thu|mau|hinh|sau|truoc|luc|khoang|ot|kiot|sap|quay|kho|xuong|villa|bo|set|combo|cong|lop|them|mua|lay|dat|chot|order|cho|can|xin|dc|d\/c|dia chi|o|tai|ve)\s*$/
/** "Xã A Lưới 3 TP. Huế": the number is the ward's. */
const numberedWard = /(?:^|[\s.,])(?:phuong|xa|p\.?|x\.?)\s?(?:[a-z]+\s){1,3}$/
/** "1 bộ áo yếm", "2 mũ vành". */
const countedGoods = /\s(?=\d{1,2} (?:bo|cai|chiec|con|ao|vay|dam|mu|yem|quan|chan|tui|khan|giay|tho) [a-z])/g
/** "… xã Giao Thủy Ninh Bình đặt áo". */
const orderAfterPlace = /\s(?=(?:(?:em|e|minh|m|c|chi|cho em|cho minh) )?(?:lay|dat|mua|chot|order) [a-z0-9])/g
/** "… 18-24m tran thi be ba 0916…": the phone is blank here. */
const nameBeforePhone = new RegExp(
  String.raw`(?<!\b(?:chi|anh|co|chu|bac|ba|ong|di|ban|me|ma|cau|mo|thim|la|ten|cho|nhan|chau|con|em|e|a|c|ms|mrs))\s(?=(?:${surnames.source.slice(4, -2)}) (?:thi|van) [a-z]+(?: [a-z]+){0,2}\s?\n {7,})`,
  'g',
)
/** "… tp da nang cho hoang thu hai". */
const personAfterPlace = /\s(?=cho [a-z]+ [a-z])/g
const hardMarks =
  /(?<=hanh chinh):(?= )|(?<=["”’])\)(?= )|\((?=(?:gui|giao|goi|alo|ship|nhan|de|khong|ko|dung|nho|gio) [a-z])|\((?=theu|ten (?:be|con|chau)|phuong |xa )|\)(?=\s?[+&])|\)(?=\s(?:lam|de|gui|giao|cho|tang|nha|nhe|va|voi|vs|cung)\b)|:(?=\s(?:\d{1,2} |em )?(?:be|dua|chau|thang (?:cu|be|lon|nho|em)|con (?:be|gai|lon|nho|em)|ao|dam|vay|bo|mu|yem|quan|khan|tho|chan|tui ngu|giay) )|(?<=\b(?:cho|ve|nhan)(?: (?:em|e|minh|chi|m|c))?\s)\((?=[a-z])|\((?=(?:gan|doi dien|canh|ben canh|sau|truoc|ngay) [a-z])|[\n;|•\t]|\s[/\\](?=\s)|(?<=[a-z)]{2})\/(?=\s)|(?<!\d)\s[-–—_]+(?=\s)|(?<=\d)\s[-–—_]+(?=\s(?!\d{1,2}\s?(?:m|y|t|th|thang|tuoi)(?![a-z])))|[,，](?=\D|\d)|(?<=\bgom)\s?:|[.!?…]+(?=\s|$)|\((?=(?:\d{1,2}|one|two|three) [a-z])|->|=>|~|(?<=\b[2-9] (?:[a-z]+ ){0,4}[a-z]+)\s?:(?=\s[a-z])|:(?=\s\d (?:cai|chiec|[a-z]+(?: [a-z]+)?) (?:size |sz )?\d{1,2}(?:-\d{1,2})?\s?(?:m|y|t|th|thang|tuoi)(?![a-z]))|(?<=\bdon(?: [a-z]+){1,2})\s*:(?=\s)|(?<=\b\d (?:[a-z]+ ){1,6}[a-z]+)\s?:(?=\s?(?:\d|em be|be|dua|chau) [a-z\d])|(?<=\b(?:nhe|nha|nhen|a|sau|day|nay|voi|toi|ve|ne|shop|sop|[a-z]+ [a-z]+ nhan))\s*:/g
/** A full stop after these is no end: "P. 13", "TP. HCM", "c. Lan". */
const abbreviations = /(?:^|[\s,(])(?:p|q|f|h|x|t|tx|tt|tp|t\.p|đ|d|ng|sn|st|c|a|e|b|ms|mr|mrs|kp|kdc|kđt|th|bs|gs|ts|sz|sl|đc|sđt|đt)$/
/** Of them "giúp e.": the end of a sentence, not a title. */
/** "Gửi giúp 2 mũ bèo … cho chị Lại Thu Trà". */
const toPerson =
  /\s(?=(?:về )?cho (?:(?:chị|anh|cô|chú|bác|bà|ông|dì|bạn|mẹ|mợ|thím)(?: (?!\p{Lu})\p{L}+){0,2}(?: là| tên)? \p{Lu}|\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+){2,4}(?![\p{L} ])))/gu
/** "1 thỏ bông chàm gửi Trần Hà My 0902…": the phone is blank here. */
const toNamed = /\s(?=(?:gửi|giao|ship|gởi) (\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+){1,4})\s*\n {7,})/giu
/** "Em Mỹ Hạnh ở Đồng Xoài". */
const personFrom = /(?<=\p{Lu}\p{Ll}+) ở (?=\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+)/gu
/** "… size 4Y thêu tên Minh Anh". */
const embroidered =
  /\s(?:thêu (?:tên |chữ |tên (?:bé|con|cháu)(?: là)? )?:? ?["“]?\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)*["”]?\s(?=(?:size|sz|cỡ|màu) |\d{1,2} (?:cái|chiếc|con|bộ)(?!\p{L}))|(?=(?:thêu|theu) (?:tên |ten |chữ |tên (?:bé|con|cháu)(?: là)? )?:? ?(?:\p{Lu}\p{Ll}|["“]\p{L})))/gu
const endOfTalk =
  /(?<!(?:^|[\s,(])(?:cho|gap|la|ten|nhan|goi|gui|tang|cua|co))(?<=[a-z0-9]) [aecb]$|(?:^|[\s,(])(?:(?:giup|gium|dum|cho|cua|nhe|nha|voi|oi|toa|block|khu|lo|day|can|lop|cong) [aecb]|ck)$/
/** "1. đầm 2. mũ": what stands before an item of a list. */
const listNumber = /(?<=[\s:])\d[.)]\s+(?=[a-z])|(?<=(?:^|\n)[-•+ ]*)\d[.)]\s+(?=\d)/g
const joinedNames = /(?:ba ria|thua thien|phan rang|xuan huong|lang biang|lam vien|cam ly|xuan truong|chan may|van mieu)\s*$/

/** A long message has thirty; bounds the work on hostile ones. */
const maxParts = 100

/** The clauses of a message, in their order. */
export function splitMessage(message: MessageText): MessagePart[] {
  const { text, folded } = message
  const cuts = new Set<number>([0])
  const listed = new Set<number>()
  for (const { 0: mark, index } of folded.matchAll(hardMarks)) {
    const before = Math.max(0, index - 16)
    if (mark === '.' && abbreviations.test(text.slice(before, index).toLowerCase()) && !endOfTalk.test(folded.slice(before, index)))
      continue
    if (/^\s[-–—]/.test(mark) && joinedNames.test(folded.slice(Math.max(0, index - 16), index))) continue
    cuts.add(index + mark.length)
  }
  // "Kẻ ô 12-18m" is not "ở 12 …", nor "o cho" a market, nor "58 To Ngoc Van" to somebody.
  for (const { index } of folded.matchAll(beginnings))
    if (
      !/^[ôÔ]$/.test(text[index + 1] ?? '') &&
      !(/\d$/.test(text.slice(0, index)) && /^To /.test(text.slice(index + 1, index + 4))) &&
      !/^(?:t[ổôọộ]|to ong)(?!\p{L})/iu.test(text.slice(index + 1, index + 7).normalize('NFC')) &&
      !/^(?:\p{L}+ )?(?:ở|o|tại|tai|về|ve|đến|den|tới|tối|toi) cho /u.test(text.slice(index + 1, index + 20)) &&
      // Nor is "bảo vệ tòa nhà" to it, nor "múa ở trường" where the parcel goes.
      !/^(?:vệ|vẽ|vé|tôi|tối|rạ) /iu.test(text.slice(index + 1, index + 6).normalize('NFC')) &&
      !/^(?:ở|o|tại|tai) (?:trường|truong)(?! \p{L})/iu.test(text.slice(index + 1, index + 20))
    )
      cuts.add(index + 1)
  for (const { index } of text.matchAll(toPerson))
    if (
      /\b(?:gui|goi|ship|giao|chuyen)\b(?:[^\n.;]|(?<=[\s,](?:p|q|h|x|tp|tt|tx|t))\.)*$/.test(folded.slice(Math.max(0, index - 120), index))
    )
      cuts.add(index + 1)
  for (const { index, 1: name = '' } of text.matchAll(toNamed)) if (/^\p{Lu}/u.test(name) && !endsWithProvince(name)) cuts.add(index + 1)
  for (const { index, 0: words } of text.matchAll(embroidered)) {
    cuts.add(index + 1)
    if (/\s$/.test(words)) cuts.add(index + words.length)
  }
  for (const { index, 0: from } of text.matchAll(personFrom)) cuts.add(index + from.length)
  if (/(?:^|[\s:])1[.)]\s/.test(folded) && /[\s:]2[.)]\s/.test(folded))
    for (const { index, 0: mark } of folded.matchAll(listNumber)) {
      listed.add(index)
      cuts.add(index).add(index + mark.length)
    }
  for (const { index, 1: next = '' } of folded.matchAll(houseNumber)) {
    const before = folded.slice(Math.max(0, index - 16), index)
    const isOfWard = numberedWard.test(folded.slice(Math.max(0, index - 28), index))
    if (/[a-z]{2,}\s+$/.test(before) && !notBeforeHouse.test(before) && !notAfterHouse.test(next) && !isOfWard) cuts.add(index)
  }
  for (const { index } of folded.matchAll(countedGoods)) if (endsWithProvince(text.slice(Math.max(0, index - 24), index))) cuts.add(index)
  for (const { start, end } of namesInBrackets(message)) cuts.add(start).add(end)
  for (const { index } of folded.matchAll(nameBeforePhone)) cuts.add(index)
  for (const { index } of folded.matchAll(personAfterPlace))
    if (endsWithProvince(text.slice(Math.max(0, index - 24), index))) cuts.add(index + 1)
  for (const { index } of folded.matchAll(orderAfterPlace))
    if (endsWithProvince(text.slice(Math.max(0, index - 24), index))) cuts.add(index)
  const sorted = [...cuts].sort((a, b) => a - b)
  const parts: MessagePart[] = []
  let pending: PartLabel = null
  let line = 0
  for (const [at, start] of sorted.entries()) {
    if (parts.length >= maxParts) break
    const end = sorted[at + 1] ?? text.length
    const range = trimRange(message, { start, end })
    if (folded.slice(sorted[at - 1] ?? 0, start).includes('\n')) line++
    if (range.start >= range.end || listed.has(start)) continue
    const part = labelled(message, range, line)
    if (part.start >= part.end) {
      pending = part.label === 'phone' ? null : part.label
      continue
    }
    if (part.label === 'address' && /^(?:a|ah|nha|nhe|ne|day|shop|c|chi|day nha|nha shop)$/.test(folded.slice(part.start, part.end)))
      continue
    parts.push(...cutAfterName(message, part.label === null && pending !== null ? { ...part, label: pending } : part))
    pending = null
  }
  return parts
}

/** "Please ship 1 … to Anna". */
const englishVerb = /\b(?:ship|send|deliver)\b[^\n.;]*$/

/** "… cho hoang thu hai 0973 …": a full name alone, without its capitals. */
function givenTo(message: MessageText, part: Range): RegExpExecArray | null {
  const [first, ...tokens] = tokensOf(message, part)
  const words = tokens.filter(({ text }) => !/\d/.test(text))
  const isName = first?.folded === 'cho' && words.length > 1 && words.length < 6 && isFullName(words)
  return isName ? /^cho /.exec(message.folded.slice(part.start, part.end)) : null
}

function labelled(message: MessageText, range: Range, line: number): MessagePart {
  let part: MessagePart = { ...range, label: null, isAfterVerb: false, line }
  const given =
    /^(?:ve )?cho (?=(?:chi|anh|co|chu|bac|ba|ong|di|ban|me|mo|thim) )/.exec(message.folded.slice(part.start, part.end)) ??
    /^(?:về )?cho (?=\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+){2,4}$)/u.exec(message.text.slice(part.start, part.end)) ??
    givenTo(message, part)
  const met = /^(?:gặp|gap|liên hệ|lien he|lh) (?=\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+){0,3}$)/iu.exec(message.text.slice(part.start, part.end))
  if (met && /^\p{Lu}/u.test(message.text[part.start + met[0].length] ?? ''))
    part = { ...part, start: part.start + met[0].length, label: 'name' }
  if (given) part = { ...part, ...trimRange(message, { start: part.start + given[0].length, end: part.end }), isAfterVerb: true }
  if (message.text.startsWith('to ', part.start) && englishVerb.test(message.folded.slice(Math.max(0, part.start - 100), part.start)))
    part = { ...part, ...trimRange(message, { start: part.start + 3, end: part.end }), isAfterVerb: true }
  for (let round = 0; round < 2; round++) {
    const folded = message.folded.slice(part.start, part.end)
    const spoken = verb.exec(folded)
    // "Giao tối", "gửi quà" are no "giao tới", "gửi qua".
    const verbText = spoken ? message.text.slice(part.start, part.start + spoken[0].length).normalize('NFC') : ''
    // "Gửi về bản Thượng": the hamlet, no friend; "gửi cho em gái mình": the sister.
    const isOfKin = spoken && isSister.test(folded.slice(spoken[0].length))
    const hamlet = spoken && (isOfKin ? /em\s+$/ : /bản\s+$|(?<=\s)\p{Lu}\p{Ll}+\s+$|(?<=(?:ve|den|toi) )ban\s+$/u).exec(verbText)
    if (spoken && !/tối|tổ/.test(verbText) && !(verbText.includes('quà') && !folded.includes(':')))
      part = {
        ...part,
        ...trimRange(message, { start: part.start + spoken[0].length - (hamlet?.[0].length ?? 0), end: part.end }),
        isAfterVerb: true,
      }
    // "Địa chỉ em: số 9": a label that ends before its colon.
    const colon = /^\s?[:：]/.exec(message.folded.slice(part.end, part.end + 2))?.[0] ?? ''
    const rest = message.folded.slice(part.start, part.end) + colon
    for (const [expression, label] of labels) {
      const found = expression.exec(rest)
      if (found && label === 'address' && message.text.startsWith('cho ', part.start + found[0].length)) continue
      if (!found || (found[0].length === rest.length && label !== 'phone' && !/[:：=-]\s*$/.test(found[0]))) continue
      part = { ...part, ...trimRange(message, { start: part.start + found[0].length, end: part.end }), label }
      break
    }
  }
  return part
}
