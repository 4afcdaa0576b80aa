import { useState } from 'react'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import type { OrderLine } from '../../add/order-lines.ts'
import { ProductSearch } from '../../add/product-search.tsx'

/** `picked`: the variant of another product that the customer wishes instead. */
export type OtherProduct = { isOther: boolean; picked: OrderLine | null }

type OtherProductFieldProps = { value: OtherProduct; quantity: number; onChange: (value: OtherProduct) => void }

/** Exchanges for another product, which is found as in a new order. */
export function OtherProductField({ value: { isOther, picked }, quantity, onChange }: OtherProductFieldProps) {
  const { t } = useTranslation('cases')
  const [query, setQuery] = useState('')
  return (
    <div className="grid gap-4">
      <button type="button" className="small-button justify-self-start" onClick={() => onChange({ isOther: !isOther, picked: null })}>
        {t(isOther ? 'sameProduct' : 'anotherProduct')}
      </button>
      {picked && (
        <p role="status">
          {t('pickedProduct', { name: picked.name })} ({[picked.colorLabel, picked.size].filter(Boolean).join(' ')})
        </p>
      )}
      {isOther && !picked && (
        <ProductSearch
          query={query}
          onQuery={setQuery}
          quantity={quantity}
          error={undefined}
          onPick={(line) => onChange({ isOther: true, picked: line })}
        />
      )}
    </div>
  )
}
