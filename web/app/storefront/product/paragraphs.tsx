import { useState } from 'react'
import { useTextLanguage } from '../../i18n/use-text-language.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { productTexts } from '../size-chart/product-texts.ts'

/** A text in paragraphs, which empty lines separate. On a phone those after the first show after a press (product.css). */
export function Paragraphs({ text }: { text: string }) {
  const { t } = useTranslation('shop', productTexts)
  const languageOf = useTextLanguage()
  const [isWhole, setWhole] = useState(false)
  const paragraphs = text.split(/\n\s*\n/)
  return (
    <>
      <div lang={languageOf(text)} className={isWhole ? 'description' : 'description description-short'}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      {!isWhole && paragraphs.length > 1 && (
        <button type="button" className="button button-text -ml-2 justify-self-start description-more" onClick={() => setWhole(true)}>
          {t('product.readMore')}
        </button>
      )}
    </>
  )
}
