import type { Language } from '../../../contract/language/language.schema.ts'
import { phoneHref } from '../../../contract/phone-number.ts'
import en from '../locales/en/offline.ts'
import vi from '../locales/vi/offline.ts'
import { paths } from '../paths.ts'

const texts = { vi, en }

/** A complete page that needs only its style and its drawing, because nothing else is available offline. */
export function OfflineDocument({ language, brand }: { language: Language; brand: { name: string; phone: string; phoneText: string } }) {
  const t = texts[language]
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#FBF7F0" />
        <meta name="robots" content="noindex" />
        <title>{`${t.title} · ${brand.name}`}</title>
        <link rel="icon" href="/art/favicon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="/offline.css" />
        <script src="/offline.js" defer />
      </head>
      <body>
        <main>
          <img src="/art/empty-cat.svg" alt="" width={224} height={182} />
          <h1>{t.heading}</h1>
          <p>{t.text}</p>
          <p className="ways">
            {/* biome-ignore lint/a11y/useValidAnchor: an empty href reloads the requested page */}
            <a href="" className="first">
              {t.retry}
            </a>
            <a href={paths.home()}>{t.home}</a>
          </p>
          {brand.phone && (
            <p className="help">
              {t.help} <a href={phoneHref(brand.phone)}>{brand.phoneText}</a>
            </p>
          )}
        </main>
      </body>
    </html>
  )
}
