import type { MessageText, Range } from './message-text.rule.ts'

const words = String.raw`[\s,.;:()]*(?:a |ui |ua |oi |y |i |da )?(?:nham|lon|viet nham|ghi nham|go nham|nham roi|sai roi)(?![a-z])(?:[\s,.;:()]*(?:roi|la|lai|chi|c|shop|sop|oi|so|sdt|a|e|em|nha|nhe|sorry|phai la|moi dung))*[\s,.;:()]*`
const phone = String.raw`(?:\+?84|0)\d[\d .-]{6,11}\d`
const size = String.raw`(?:(?:size|sz|sai|co)\s*)?\d{1,2}(?:\s?-\s?\d{1,2})?\s?(?:m|y|t|th|thang|tuoi)(?![a-z])`
const notThat = '(?:(?:chu|va) (?:khong|ko|k|hok)|chu hong)(?: phai)?(?: la)? '
const shades = '(?:khoi|nhat|dam|phan|gia|tram|nung|sa|nau)'
const kinds = [
  ['phone', new RegExp(`(?<!\\d)${phone}${words}(?=${phone})`, 'g')],
  [
    'address',
    /(?<![a-z])(?:(?:dung|khong|ko|k) (?:gui|giao|ship)[^\n.;,]{0,12}\d[^\n.;,]{3,60} nua(?![a-z])|thay vi [^\n.;,]{0,20}\d[^\n.;,]{3,60}?(?= thi |[\n.;,]|$)|(?:lan|dot|hom) truoc[^\n.;,]{0,24} (?:o|ve|toi|den|tai) [^\n.;,]{0,10}\d[^\n.;,]{3,50}[^\n.;]{0,40}?(?=(?:lan|dot) nay|gio )|dia chi cu(?: la)?(?![a-z)])[^\n]{5,140}?(?=(?:dia chi|dc) moi|(?:gio|nay) (?:(?:em|e|minh|m|chi|c|con|toi|tui|co|bac) )?(?:la|o|gui|giao)))/g,
  ],
  [
    'address',
    /(?<![a-z])(?:phuong|xa|p\.?|x\.?) [a-z]+(?: [a-z]+){0,3}[\s.,?!…]+(?:(?:a|ui|y|oi|da|xin loi) )?(?:khong(?: phai)?|quen|nham|lon|sai|sorry)(?: roi| mat)?[\s,.;:]+(?:[a-z]+[\s:,]+){0,6}?(?=(?:phuong|xa|p\.?|x\.?) [a-z])/g,
  ],
  // "Phường Quảng Ngãi? dạ phường Cẩm Thành".
  [
    'address',
    /(?<![a-z])(?:phuong|xa|p\.?|x\.?) [a-z]+(?: [a-z]+){0,3}\s?\?\s*(?:(?:da|a|ah|y|hinh nhu|la|thi)[\s,]+)*(?=(?:phuong|xa|p\.?|x\.?) [a-z])/g,
  ],
  // "Không phải 18 Trần Phú mà là 81 Trần Phú".
  ['address', /(?<![a-z])(?:khong|ko|k) phai (?:la )?\d[^\n.;,]{3,50}? ma (?:la )?(?=\d)/g],
  // "0384… chứ không phải 0385…": what follows is the wrong one.
  ['phone', new RegExp(`(?<=${phone}\\s{0,3})${notThat}${phone}`, 'g')],
  ['size', new RegExp(`(?<=${size}\\s{0,3})${notThat}${size}`, 'g')],
  ['color', new RegExp(`(?<=mau [a-z]{2,6}(?: [a-z]{2,5})? )${notThat}mau [a-z]{2,6}(?: ${shades})*(?![a-z])`, 'g')],
  ['color', /(?<![a-z])thay vi mau [a-z]{2,6}(?: (?:khoi|nhat|dam|phan|gia|tram|nung|sa|nau))*(?![a-z])/g],
  ['size', new RegExp(`(?<![\\w-])${size}${words}(?=${size})`, 'g')],
  // "Hồi nãy đặt đầm 3Y, giờ lấy 4Y".
  [
    'size',
    new RegExp(
      `(?<![\\w-])${size}[\\s,.;]+(?:gio|nay|thoi|bay gio)(?: (?:lay|doi|qua|sang|thanh|lai|len|xuong|cho|em|e|chi|c|minh|la|chuyen|muon))+ (?=${size})`,
      'g',
    ),
  ],
] as const

/** "0905… à nhầm 0906…", "size 3y à nhầm size 4y": what the customer takes back, up to what replaces it. */
export function readCorrections({ folded }: MessageText): (Range & { kind: 'phone' | 'address' | 'color' | 'size' })[] {
  return kinds.flatMap(([kind, expression]) =>
    [...folded.matchAll(expression)].map(({ 0: taken, index }) => ({ kind, start: index, end: index + taken.length })),
  )
}
