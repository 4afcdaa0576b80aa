import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { ErrorCode } from '../../../contract/errors.ts'
import type { Bilingual, Language } from '../../../contract/language/language.schema.ts'
import { trialNotice } from '../../../contract/trial-shop.ts'
import { escapeHtml } from './escape-html.ts'

const texts = {
  unreadable: { vi: 'Địa chỉ trang này không đọc được.', en: 'The address of this page cannot be read.' },
  retry: { vi: 'Thử lại', en: 'Try again' },
  home: { vi: 'Về trang chủ', en: 'Back to the home page' },
} as const satisfies Record<string, Bilingual>

const style = `
body { margin: 0; padding: 6rem 1rem; font: 1rem/1.6 system-ui, sans-serif; text-align: center; color: #3b2a20; background: #fbf7f0 }
h1 { margin: 1.5rem auto 2rem; max-width: 30rem; font-size: 1.375rem; line-height: 1.3; overflow-wrap: anywhere }
.trial { margin: -6rem -1rem 4rem; padding: .5rem 1rem; color: #fff; background: #5b2a1e; font-size: .875rem }
a { display: inline-block; margin: .375rem; padding: .75rem 1.5rem; border: 1px solid #9a836e; border-radius: 1.5rem; color: inherit; text-decoration: none }
a:first-child { border-color: #9c4a32; color: #fff; background: #9c4a32 }
a:focus-visible { outline: 2px solid #2f4a66; outline-offset: 2px }
`
const styleHash = createHash('sha256').update(style).digest('base64')

export const errorPageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': `default-src 'none'; style-src 'sha256-${styleHash}'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  'x-robots-tag': 'noindex',
}

/** Whether a browser displays the response, rather than a program reading it. */
export function wantsHtml({ url = '', headers }: Pick<IncomingMessage, 'url' | 'headers'>): boolean {
  return !url.startsWith('/api/') && /\btext\/html\b/.test(headers.accept ?? '')
}

/** What is wrong with the URL, for the visitor who typed or followed it; null for other errors. */
export function urlErrorMessage(code: ErrorCode, language: Language): string | null {
  return code === 'invalid_input' ? texts.unreadable[language] : null
}

/** The fallback for a page request when even the pages' own error page cannot be rendered: a text and links, without scripts or files. */
export function errorPage(message: string, status: number, language: Language, { isTrial = false } = {}): string {
  const say = (name: keyof typeof texts) => texts[name][language]
  const isWorthAnotherTry = status >= 500 || status === 408 || status === 429
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="/art/favicon.svg">
<title>Mẹ May</title>
<style>${style}</style>
</head>
<body>
${isTrial ? `<p class="trial">${trialNotice[language]}</p>\n` : ''}<main>
<img src="/art/empty-buffalo.svg" alt="" width="160" height="160">
<h1>${escapeHtml(message)}</h1>
<p>${isWorthAnotherTry ? `<a href="">${say('retry')}</a>` : ''}<a href="/">${say('home')}</a></p>
</main>
</body>
</html>
`
}
