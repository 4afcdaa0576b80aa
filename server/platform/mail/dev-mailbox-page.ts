import { type Bilingual, type Language, languages } from '../../../contract/language/language.schema.ts'
import { vietnamTimeZone } from '../../../contract/vietnam-time.ts'
import type { schema } from '../database/client.ts'
import { escapeHtml } from '../http/escape-html.ts'
import type { MailSample } from './mail-samples.ts'

export type StoredMail = typeof schema.mails.$inferSelect

const texts = {
  title: { vi: 'Hộp thư thử nghiệm', en: 'Test mailbox' },
  hint: {
    vi: 'Chưa có máy chủ thư (SMTP_URL) nên thư của cửa hàng nằm lại ở đây, mới nhất ở trên.',
    en: 'There is no mail server (SMTP_URL), so the shop’s mails stay here, the newest on top.',
  },
  empty: { vi: 'Chưa có thư nào.', en: 'No mails yet.' },
  waiting: { vi: 'đang chờ gửi', en: 'waiting to be sent' },
  all: { vi: '← Tất cả thư', en: '← All mails' },
  to: { vi: 'Gửi đến', en: 'To' },
  at: { vi: 'Lúc', en: 'At' },
  asText: { vi: 'Nội dung chữ', en: 'As text' },
  samples: { vi: 'Xem mẫu thư', en: 'See the mail templates' },
  samplesHint: {
    vi: 'Mọi loại thư của cửa hàng với dữ liệu mẫu. Thư gửi cho chủ tiệm có cả hai thứ tiếng.',
    en: 'Every kind of mail of the shop, with sample data. Mails to the owner are in both languages.',
  },
  allSamples: { vi: '← Tất cả mẫu thư', en: '← All templates' },
  asPage: { vi: 'Nội dung trình bày', en: 'As a page' },
} as const satisfies Record<string, Bilingual>

export const devMailboxStyle = `
body { margin: 0 auto; padding: 1.5rem 1rem; max-width: 46rem; font: 1rem/1.5 system-ui, sans-serif; color: #2b2320; background: #f7f3ee }
h1 { font-size: 1.4rem; overflow-wrap: anywhere }
a { color: #8a3d1f }
ol { list-style: none; padding: 0 }
li { padding: .75rem 0; border-top: 1px solid #ddd0c3; overflow-wrap: anywhere }
small, dt { color: #6b5d55 }
dd { margin: 0 0 .5rem; overflow-wrap: anywhere }
pre, iframe { box-sizing: border-box; width: 100%; padding: 1rem; border: 1px solid #ddd0c3; border-radius: .5rem; background: #fff }
pre { white-space: pre-wrap; overflow-wrap: anywhere }
iframe { height: 40rem; padding: 0 }
`

/** The list of mails, in the given order. */
export function devMailboxPage(mails: StoredMail[], language: Language): string {
  const lines = mails.map(({ id, subject, recipient, createdAt, sentAt }) => {
    const waiting = sentAt ? '' : ` · ${texts.waiting[language]}`
    const details = `${escapeHtml(recipient)} · ${timeOf(createdAt, language)}${waiting}`
    return `<li><a href="/sandbox/mail/${id}">${escapeHtml(subject)}</a><br><small>${details}</small></li>`
  })
  const list = lines.length > 0 ? `<ol>${lines.join('\n')}</ol>` : `<p>${texts.empty[language]}</p>`
  return page(
    texts.title[language],
    language,
    `<p>${texts.hint[language]}</p>\n<p><a href="${samplesPath}">${texts.samples[language]}</a></p>\n${list}`,
  )
}

/** One mail, as text and as its HTML. */
export function mailPage({ id, subject, recipient, createdAt, text }: StoredMail, language: Language): string {
  const say = (name: keyof typeof texts) => texts[name][language]
  return page(
    subject,
    language,
    `<p><a href="/sandbox/mail">${say('all')}</a></p>
<dl><dt>${say('to')}</dt><dd>${escapeHtml(recipient)}</dd><dt>${say('at')}</dt><dd>${timeOf(createdAt, language)}</dd></dl>
${contentOf(text, `/sandbox/mail/${id}/html`, language)}`,
  )
}

function contentOf(text: string, url: string, language: Language): string {
  return `<h2>${texts.asText[language]}</h2>
<pre>${withLinks(text)}</pre>
<h2>${texts.asPage[language]}</h2>
<iframe sandbox="" title="${texts.asPage[language]}" src="${url}"></iframe>`
}

const samplesPath = '/sandbox/mail-samples'
const languageNames = { vi: 'Tiếng Việt', en: 'English' } as const

/** Every template, with a link to each of its languages. */
export function samplesPage(samples: MailSample[], language: Language): string {
  const lines = samples.map(({ name, subject }) => {
    const links = languages.map((each) => `<a href="${samplesPath}/${each}/${name}" lang="${each}">${languageNames[each]}</a>`)
    return `<li>${escapeHtml(subject)}<br><small>${name}</small> · ${links.join(' · ')}</li>`
  })
  const back = `<p><a href="/sandbox/mail">${texts.all[language]}</a></p>`
  return page(texts.samples[language], language, `${back}\n<p>${texts.samplesHint[language]}</p>\n<ol>${lines.join('\n')}</ol>`)
}

/** One template with sample data, in the language `shown`. */
export function samplePage({ name, subject, text }: MailSample, { shown, language }: { shown: Language; language: Language }): string {
  const back = `<p><a href="${samplesPath}">${texts.allSamples[language]}</a></p>`
  return page(subject, language, `${back}\n${contentOf(text, `${samplesPath}/${shown}/${name}/html`, language)}`)
}

function page(title: string, language: Language, content: string): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="/art/favicon.svg">
<title>${escapeHtml(title)}</title>
<style>${devMailboxStyle}</style>
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
${content}
</main>
</body>
</html>
`
}

/** Mails are read here to follow their links, so links in the text are clickable. */
function withLinks(text: string): string {
  return escapeHtml(text).replace(/https?:\/\/(?:(?!&(?:lt|gt|quot|#39);)\S)+/g, (url) => `<a href="${url}">${url}</a>`)
}

function timeOf(moment: Date, language: Language): string {
  return moment.toLocaleString(language === 'vi' ? 'vi-VN' : 'en-GB', { timeZone: vietnamTimeZone })
}
