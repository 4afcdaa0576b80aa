import { useTranslation } from '../../i18n/use-translation.ts'
import { productTexts } from './product-texts.ts'

/** A drawing of how to measure. The text beside it says the same. */
export function HowToMeasure() {
  const { t } = useTranslation('shop', productTexts)
  return (
    <section className="how-to-measure" aria-label={t('sizes.how')}>
      <svg
        role="img"
        aria-label={t('sizes.drawing')}
        viewBox="0 0 150 210"
        width="150"
        height="210"
        fill="none"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <ellipse cx="72" cy="196" rx="48" ry="6" fill="#e8dbc7" />
        <path d="M52 28c-2-14 8-24 20-24s22 10 20 24" fill="#6b5646" />
        <circle cx="72" cy="32" r="20" fill="#f3d9c4" stroke="#6b5646" strokeWidth="1.5" />
        <path d="M54 27c8 2 22 0 26-9 2 6 7 9 11 10" fill="#6b5646" />
        <path d="M65 36h.1M79 36h.1" stroke="#3b2a20" strokeWidth="3" />
        <path d="M67 43q5 4 10 0" stroke="#9c4a32" strokeWidth="1.8" />
        <path d="M60 148v42M84 148v42" stroke="#f3d9c4" strokeWidth="13" />
        <path d="M52 192h12M80 192h12" stroke="#9c4a32" strokeWidth="7" />
        <path d="M50 66 30 104M94 66l20 38" stroke="#f3d9c4" strokeWidth="11" />
        <path d="M52 58q20 8 40 0l10 22-12 6 6 66H48l6-66-12-6z" fill="#a9b99b" stroke="#52633f" strokeWidth="1.5" />
        <path d="M56 62q16 7 32 0M50 146h44" stroke="#fff" strokeWidth="1.5" strokeDasharray="4 3" />
        <path d="M53 96h38" stroke="#2f4a66" strokeWidth="2.5" strokeDasharray="5 3" />
        <path d="M132 12v182M126 12h12M126 194h12" stroke="#9c4a32" strokeWidth="2" strokeDasharray="6 4" />
        <text x="141" y="108" fontSize="12" fontWeight="800" fill="#9c4a32" textAnchor="middle" transform="rotate(90 141 104)">
          {t('sizes.drawingHeight')}
        </text>
      </svg>
      <div>
        <h3>{t('sizes.how')}</h3>
        <ol>
          <li>{t('sizes.howHeight')}</li>
          <li>{t('sizes.howWeight')}</li>
          <li>{t('sizes.howBetween')}</li>
        </ol>
      </div>
    </section>
  )
}
