import type { ReactNode } from 'react'
import type { Product } from '../../../contract/catalogue.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import en from '../locales/en/care.ts'
import vi from '../locales/vi/care.ts'

const careTexts = { vi: { care: vi }, en: { care: en } }

type Care = NonNullable<NonNullable<Product['facts']>['care']>[number]

const tub = (
  <path d="M3 9.5c1.6 1.6 3.2 1.6 4.8 0s3.2-1.6 4.8 0 3.2 1.6 4.8 0S20.600 8 22.200 9.500 24 11 25 9.500M3 9.5l2.500 13h17L25 9.500" />
)
const cross = <path d="m4 4 20 20M24 4 4 24" />

/** The symbols of the care label, in a hand-drawn style. Each stands beside its text. */
const drawings: Record<Care, ReactNode> = {
  wash30: (
    <>
      {tub}
      <text x="14" y="20" textAnchor="middle" fontSize="8.5" fontWeight="800" fill="currentColor" stroke="none">
        30°
      </text>
    </>
  ),
  handwash: (
    <>
      {tub}
      <path d="M8 17.500 13 13l3.500-7 1.800 1-2 5.500 5.200.5c1.500.2 1.500 2 0 2.200H17l-3.500 4H9" />
    </>
  ),
  'no-bleach': (
    <>
      <path d="M14 4.500 24.500 23h-21z" />
      {cross}
    </>
  ),
  'line-dry': (
    <>
      <path d="M4.500 4.500h19v19h-19z" />
      <path d="M4.500 4.500q9.500 9 19 0" />
    </>
  ),
  'iron-low': (
    <>
      <path d="M8 8h12l4 14H3.500q.5-7 8-7.500h10" />
      <circle cx="13" cy="18.500" r="1.300" fill="currentColor" stroke="none" />
    </>
  ),
  'no-tumble': (
    <>
      <path d="M4.500 4.500h19v19h-19z" />
      <circle cx="14" cy="14" r="7" />
      {cross}
    </>
  ),
  'no-dryclean': (
    <>
      <circle cx="14" cy="14" r="9.500" />
      {cross}
    </>
  ),
}

/** `texts`: in the language of a printed card, where it is not that of the page. */
export function CareSymbols({ care, texts }: { care: readonly Care[]; texts?: Record<Care, string> }) {
  const { t } = useTranslation('care', careTexts)
  return (
    <ul className="care-symbols">
      {care.map((symbol) => (
        <li key={symbol}>
          <svg
            aria-hidden="true"
            viewBox="0 0 28 28"
            width="36"
            height="36"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.6"
            strokeLinecap="round"
            strokeLinejoin="round"
          >
            {drawings[symbol]}
          </svg>
          {texts?.[symbol] ?? t(symbol)}
        </li>
      ))}
    </ul>
  )
}
