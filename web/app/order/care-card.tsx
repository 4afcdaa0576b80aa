import type { ProductCare } from '../../../contract/orders/making.ts'
import { CareSymbols } from '../care/care-symbols.tsx'
import { useTextLanguage } from '../i18n/use-text-language.ts'
import { useOrderTexts } from './order-texts.ts'

/** How to wash the items of the order. Items with the same care share one list. */
export function CareCard({ care }: { care: readonly ProductCare[] }) {
  const { t } = useOrderTexts()
  const languageOf = useTextLanguage()
  const groups = Map.groupBy(care, (each) => each.care.join(' '))
  return (
    <section className="card order-card care-card" aria-labelledby="care-title">
      <h2 id="care-title" className="text-xl">
        {t('careCard.title')}
      </h2>
      <p className="mt-2 text-soft">{t('careCard.lead')}</p>
      {[...groups].map(([key, products]) => (
        <div key={key} className="mt-5">
          <h3 className="mb-3 text-base">
            {products.map(({ name }, at) => (
              <span key={name} lang={languageOf(name)}>
                {at > 0 && ', '}
                {name}
              </span>
            ))}
          </h3>
          <CareSymbols care={products[0]?.care ?? []} />
        </div>
      ))}
    </section>
  )
}
