import type { Bilingual, Language } from '../../../../contract/language/language.schema.ts'
import { formatAmount } from '../../../../contract/money.ts'
import { vietnamTimeZone } from '../../../../contract/vietnam-time.ts'
import { escapeHtml } from '../../../platform/http/escape-html.ts'
import { type MomoSandboxPayment, waiting } from './sandbox-record.ts'
import { sandboxMessage } from './sandbox-response.ts'

const texts = {
  title: { vi: 'Ví thử nghiệm', en: 'Test wallet' },
  hint: {
    vi: 'Trang này đóng vai ứng dụng MoMo khi chạy thử. Không có tiền thật nào được chuyển.',
    en: 'This page plays the MoMo app while the shop is tried out. No real money moves.',
  },
  pay: { vi: 'Thanh toán', en: 'Pay' },
  refuse: { vi: 'Từ chối', en: 'Refuse' },
  expire: { vi: 'Để hết hạn', en: 'Let it expire' },
  'pay-unheard': { vi: 'Thanh toán, nhưng thông báo bị thất lạc', en: 'Pay, but the callback is lost' },
  until: { vi: 'Hết hạn lúc', en: 'Expires at' },
  back: { vi: 'Quay lại tiệm', en: 'Back to the shop' },
} as const satisfies Record<string, Bilingual>

const decisions = ['pay', 'refuse', 'expire', 'pay-unheard'] as const

/** The pay page: the sum and four possible results. Works without scripts. */
export function sandboxPayPage(payment: MomoSandboxPayment, now: Date): string {
  const { lang } = payment
  const say = (text: keyof typeof texts) => texts[text][lang]
  const isOpen = payment.resultCode === waiting && payment.expiresAt > now.getTime()
  return `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${say('title')} · ${formatAmount(payment.amount)}</title>
<link rel="icon" href="/art/favicon.svg">
<link rel="stylesheet" href="/sandbox/momo/style.css">
</head>
<body>
<main>
<h1>${say('title')}</h1>
<p class="amount">${formatAmount(payment.amount)}</p>
<p class="what">${escapeHtml(payment.orderInfo)}</p>
${isOpen ? openPart(payment, lang) : overPart(payment, lang)}
<p class="hint">${say('hint')}</p>
</main>
</body>
</html>
`
}

function openPart({ expiresAt }: MomoSandboxPayment, lang: Language): string {
  const buttons = decisions.map((name) => `<button class="${name}" name="decision" value="${name}">${texts[name][lang]}</button>`)
  return `<form method="post">${buttons.join('\n')}</form>
<p class="until">${texts.until[lang]} ${clock.format(expiresAt)}</p>`
}

function overPart({ resultCode, redirectUrl }: MomoSandboxPayment, lang: Language): string {
  return `<p role="status" class="over">${escapeHtml(sandboxMessage(resultCode, lang))}</p>
<p><a class="back" href="${escapeHtml(redirectUrl)}">${texts.back[lang]}</a></p>`
}

const clock = new Intl.DateTimeFormat('vi-VN', { hour: '2-digit', minute: '2-digit', timeZone: vietnamTimeZone })

export const sandboxStyle = `
:root { color-scheme: light; }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100dvh; display: grid; place-items: center; padding: 24px 16px; background: #f6ecf2; color: #2b2320; font: 16px/1.5 system-ui, sans-serif; }
main { width: 100%; max-width: 400px; background: #fff; border-radius: 20px; padding: 28px 24px; box-shadow: 0 8px 32px rgb(80 20 60 / 12%); text-align: center; }
h1 { margin: 0; font-size: 18px; color: #8d0b5f; }
.amount { margin: 16px 0 0; font-size: 34px; font-weight: 700; font-variant-numeric: tabular-nums; }
.what { margin: 4px 0 24px; color: #5f544e; overflow-wrap: anywhere; }
form { display: grid; gap: 12px; }
button, .back { display: block; width: 100%; min-height: 48px; padding: 10px 16px; border: 1.5px solid #8d0b5f; border-radius: 12px; background: #fff; color: #8d0b5f; font: inherit; font-weight: 600; text-decoration: none; cursor: pointer; }
button.pay { background: #a50064; border-color: #a50064; color: #fff; }
button.expire, button.pay-unheard { border-color: #8a7f78; color: #4a423d; font-weight: 500; }
button:hover, .back:hover { text-decoration: underline; }
button:focus-visible, .back:focus-visible { outline: 3px solid #2f4a66; outline-offset: 2px; }
.until, .hint { margin: 16px 0 0; font-size: 14px; color: #5f544e; }
.over { margin: 0 0 20px; font-weight: 600; }
`
