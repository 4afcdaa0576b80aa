import type { PartLabel } from './message-text.rule.ts'

/** What an address begins with, without diacritics. */
export const streetBeginning = String.raw`(?:\d|so |sn |thon|xom|ap |ban |buon [a-z]|lang [a-z]+ [a-z]|khom |to \d|doi \d|tro \d|nha tro |phong tro |ngo |ngach|hem|kiet|duong|khu|chung cu|cc |toa|p\.|phuong|xa |lo |kp|ktx|k[iy] tuc xa|truong|benh vien|cong ty|cty|cho [a-z]+ [a-z]|doi dien|sat ben|quay |buu cuc|buu dien|khach san|toa nha|ubnd|ngan hang|tiem |cua hang|tap hoa|ben (?:canh|hong)|tang (?:tret|\d)|lau (?:tret|\d)|phong \d|p\.?\d{3}|can ho|can [a-z]?\d|phong kham|tram y te|nha thuoc|trung tam|van phong|sap [a-z]?\d)`

/** What customers write before a field: "Tên:", "đc", "em ở". */
export const labels: readonly [RegExp, PartLabel][] = [
  [/^(?:co|chi|anh|ban|em|ba|me|bac)(?: (?:ay|giao|minh|em|gai|trai))? nhan(?: hang)? (?:la|ten)(?: la)? /, 'name'],
  [
    /^(?:ho (?:va )?ten|ten(?: (?:chi|anh|em|me|ba|bo|ong|co|chu|bac|di|cau|mo|ban|vo|chong|dau|re|gai|trai|ruot|noi|ngoai|minh|toi|tui|e|m|o|thim))+|ten (?:nguoi (?:den )?lay|cu|nguoi nhan|ng nhan|nguoi|khach(?: hang)?|kh|nhan|day du)|ten|(?:nguoi|ng) nhan(?: hang)?(?: la)?(?: (?:thim|chi|anh|co|chu|bac|ba|ong|di|cau|mo|me|ban|em|minh|gai|trai|chong|vo|e|m))*|ten fb|kh|khach(?: hang)?|name|nhan hang|nguoi mua)(?: la)?\s*[:：=-]\s*/,
    'name',
  ],
  [
    /^ten (?:vo|chong|me|ba|bo|chi|anh|em|co|chu|bac|di|ong|ban|gai|dau|noi|ngoai|minh|toi|tui|nguoi|nhan|o|mo|thim|cau)(?: (?:vo|chong|me|ba|chi|anh|em|co|chu|bac|gai|dau|noi|ngoai|minh|toi|tui|nhan)){0,2} la\s+/,
    'name',
  ],
  [
    /^(?:(?:nguoi|ng) nhan(?: hang)?|ten nguoi nhan|ten nhan hang|ten cu|ten)(?: van)?(?: la)?\s+(?:(?:e|c|a) (?=[a-z]{2}))?(?!(?:con|be|chau|theu)(?![a-z]))(?=[a-z]{2}|y [a-z])/,
    'name',
  ],
  [
    /^(?:dia chi(?: nhan hang| giao hang| nhan| giao| ship)?|address)(?: (?:cu(?: cua (?:em|e|minh|chi))?(?=\s*[:：])|cua (?:em|e|minh|toi|tui|con|chi|bac|co|chu|me|ba|ong|nha)|nha em|em|e|minh|m|la|moi|ne|nha|day|hi|nghe|chi|c|shop|nhe|dau|chong|vo|ruot|cong ty|cty|co quan)\b)*\s*[:：=-]?\s*/,
    'address',
  ],
  [
    /^(?:(?:d\/c|dc|dchi)(?: nhan| giao)?(?: (?:nha|ne|day|c|chi|shop|moi))*|add|giao den|giao toi|gui ve|ship ve|noi nhan|co quan|nha rieng)(?: (?:cua em|cua e|cua minh|nha em|em|e|minh|m|la))*\s*[:：=-]\s*/,
    'address',
  ],
  [
    new RegExp(
      `^(?:(?:d\\/c|dc|dchi)(?: (?:em|e|minh|m|la|nha em))?|(?:(?:em|e|minh|m|chi|c|di|co|bac|chu|con|tui|toi|tau|anh|thim|nha em|nha minh|nha)\\s+)?(?:o|tai))\\s+(?=${streetBeginning})`,
    ),
    'address',
  ],
  [
    /^(?:giao|ship|gui) (?=(?:truong (?:mau|mam|tieu|thcs|thpt)|benh vien|cong ty|cty|khach san|chung cu|toa nha|nha thuoc|nha hang|cua hang|tap hoa|tiem (?:vang|toc|banh|may|vai)|van phong|phong kham|ngan hang|ubnd|to dan pho|to \d|thon|xom|ap [a-z]+|khu (?:pho )?\d|ngo \d|hem \d|kiet \d|khom|duong [a-z0-9]+|so nha|so \d+)(?![a-z]))/,
    'address',
  ],
  [new RegExp(`^(?:ve|den|toi|ra)\\s+(?=${streetBeginning})`), 'address'],
  [/^(?:keu|kiem|tim|hoi) (?=[a-z]+ (?:[a-z]+ )?(?:ra|xuong) (?:lay|nhan)(?![a-z]))/, 'name'],
  [/^(?:attn|attention)\s*[:.]?\s+(?=[a-z])/, 'name'],
  [/^(?:gap|contact|lien he|lh)\s*:?\s+(?=(?:chi|anh|co|chu|bac|ba|ong|di|c|a|e|em|ms|mr|thay|y si|bac si|dieu duong)\s[a-z])/, 'name'],
  [/^(?:(?:his|her|my|the) )?name is\s+/, 'name'],
  [
    /^(?:the )?(?:recipient|receiver)(?: is)?\s*:?\s+(?:(?:my|our) (?:sister|brother|mother|father|mom|mum|friend|wife|husband|aunt|cousin)(?: is)?,?\s+)?/,
    'name',
  ],
  [/^(?:i ?['’]?m |we are |we['’]re )?(?:staying|living) (?:at|in)\s+/, 'address'],
  [/^(?:ghi chu|note|luu y|nhan shop|dan|loi dan)\s*[:：]\s*/, 'note'],
  [/^(?:mua|san pham|sp|mon(?: hang| do)?|hang dat|lay hang|don(?: hang)?|hang|order|dat|mat hang|ma(?: hang| sp)?)\s*[:：]\s*/, 'items'],
  [
    /^(?:sdt(?: nhan)?|so dien thoai|so dt|dt|dien thoai|phone|tel|lh|lien he|zalo|so(?: may)?)\s*[:：.]?\s*(?:(?:cua|em|e|minh|m|la|chau|con|ban|chi|co|ba|me|bac|di|toi|tui|anh|ong|moi)\s*)*$/,
    'phone',
  ],
]
/** "Gửi cho", "ship về": the words before the recipient. */
export const verb =
  /^(?:please )?(?:deliver|ship|send)(?: it| them)? to\s*:?\s+|^(?!(?:gui|giao|de)(?: (?:o|cho|lai|qua|toi|ngoai))* (?:bao ve|le tan|hang xom|phong bao ve|quay le tan)(?: (?:giup|gium|dum|cho|em|e|chi|c|minh|nha|nhe))*$)(?:(?:roi|sau do|va|van|cu|cung|a|nho|thi|shop|sop|nha|em|e|minh|c|chi|ok|da)\s+)*(?:gui|goi(?! qua )|giao|ship|chuyen|nhan)(?: hang)?(?: giup| gium| dum| ho| thang| luon)?(?: (?:em|e|minh|m))?(?:\s+(?:(?:cho|toi|den|ve|vo|ra|sang|vao|xuong|tai|tang(?! \d)|qua|hang|dia chi|dc|d\/c|o|em|e|minh|m|giup|ban)\s*:?\s+)+|\s*:\s*)/
