import { useState } from 'react'
import { productLimits } from '../../../../../contract/admin/products.ts'
import { formatPrice, unitPrice } from '../../../../../contract/money.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { FoldingCard } from '../../components/folding-card.tsx'
import { MoneyField } from '../../components/money-field.tsx'
import type { EditorProps } from './editor-props.ts'
import type { SizeDraft } from './product-draft.ts'

/** The sizes in the order of the size chart, with their own prices. */
export function SizesCard({ draft, set, errorAt, choices }: EditorProps) {
  const { t } = useTranslation('products')
  const { sizes } = draft
  const offered = [...new Set([...choices.sizes, ...sizes.map(({ size }) => size)])]
  const [other, setOther] = useState('')

  function put(chosen: SizeDraft[]): void {
    set(
      'sizes',
      chosen.toSorted((a, b) => placeOf(offered, a.size) - placeOf(offered, b.size)),
    )
  }
  function toggle(size: string, isOn: boolean): void {
    const rest = sizes.filter((each) => each.size !== size)
    put(isOn ? [...rest, { size, price: null, salePrice: null }] : rest)
  }
  const change = (size: string, more: Partial<SizeDraft>) => put(sizes.map((each) => (each.size === size ? { ...each, ...more } : each)))
  function addOther(): void {
    if (other.trim() && !sizes.some(({ size }) => size === other.trim())) toggle(other.trim(), true)
    setOther('')
  }

  return (
    <FoldingCard title={t('editor.sizes')} summary={sizes.map(({ size }) => size).join(', ') || t('editor.oneSize')}>
      <fieldset className="size-checks">
        <legend className="sr-only">{t('editor.sizes')}</legend>
        {offered.map((size) => (
          <Checkbox
            key={size}
            label={size}
            checked={sizes.some((each) => each.size === size)}
            onChange={(event) => toggle(size, event.currentTarget.checked)}
          />
        ))}
      </fieldset>
      <div className="other-size">
        <TextField
          label={t('editor.otherSize')}
          value={other}
          maxLength={productLimits.size}
          onChange={(event) => setOther(event.currentTarget.value)}
          onKeyDown={(event) => event.key === 'Enter' && !event.nativeEvent.isComposing && addOther()}
        />
        <Button look="secondary" onClick={addOther} disabled={other.trim() === ''}>
          {t('editor.addSize')}
        </Button>
      </div>
      {sizes.length === 0 ? (
        <p className="text-soft">{t('editor.noSizes')}</p>
      ) : (
        <>
          <p className="mb-3 text-sm text-soft">{t('editor.sizesHint')}</p>
          <ul className="size-rows">
            {sizes.map((size, index) => (
              <li key={size.size} className="size-row">
                <strong>{size.size}</strong>
                <MoneyField
                  label={t('editor.ownPrice')}
                  name={`sizes.${index}.price`}
                  value={size.price}
                  onChange={(price) => change(size.size, { price: price || null })}
                  error={errorAt(`sizes.${index}.price`)}
                />
                <MoneyField
                  label={t('editor.ownSale')}
                  name={`sizes.${index}.salePrice`}
                  value={size.salePrice}
                  onChange={(salePrice) => change(size.size, { salePrice: salePrice || null })}
                  error={
                    size.salePrice !== null && size.salePrice >= (size.price ?? draft.price ?? Number.POSITIVE_INFINITY)
                      ? t('editor.saleTooHigh')
                      : errorAt(`sizes.${index}.salePrice`)
                  }
                />
                <SalePriceNote price={unitPrice({ price: draft.price ?? 0, salePrice: draft.salePrice }, size)} />
              </li>
            ))}
          </ul>
        </>
      )}
    </FoldingCard>
  )
}

function SalePriceNote({ price }: { price: number }) {
  const { t } = useTranslation('products')
  return <span className="size-pays">{price > 0 ? t('editor.pays', { price: formatPrice(price) }) : t('editor.noPrice')}</span>
}

function placeOf(offered: readonly string[], size: string): number {
  const place = offered.indexOf(size)
  return place < 0 ? offered.length : place
}
