import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type SecondChoiceGoods, SecondChoicePage } from '../../../../../contract/admin/second-choice.ts'
import { formatAmount } from '../../../../../contract/money.ts'
import { goodsName, secondChoiceName } from '../../../../../contract/second-choice-name.rule.ts'
import { browserApi } from '../../../api/browser-api.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { SelectField, TextField } from '../../../ui/forms/text-field.tsx'
import { announce } from '../../../ui/live-region.tsx'
import { MoneyField } from '../../components/money-field.tsx'
import { retryAfterSignIn } from '../../use-admin-request.ts'

type SecondChoiceLine = { name: string; note: string; amount: number; secondChoice: string }

/** Adds a unit of second choice at a price by hand, with the reason for the customer. */
export function SecondChoiceForm({ onAdd }: { onAdd: (line: SecondChoiceLine) => void }) {
  const { t } = useTranslation(['secondChoice', 'orders'])
  const language = useLanguage()
  const [isOpen, setOpen] = useState(false)
  const [id, setId] = useState('')
  const [amount, setAmount] = useState<number | null>(null)
  const [note, setNote] = useState('')
  const { data: goods, isError } = useGoods(isOpen)
  const chosen = goods?.find(({ _id }) => _id === id) ?? goods?.[0]

  function add(): void {
    if (amount === null || !chosen) return
    const name = secondChoiceName(chosen, language)
    onAdd({ name, note: note.trim(), amount, secondChoice: chosen._id })
    announce(t('orders:addPage.added', { name }))
    setId('')
    setAmount(null)
    setNote('')
    setOpen(false)
  }

  if (!isOpen) {
    return (
      <button type="button" className="small-button mt-3" onClick={() => setOpen(true)}>
        {t('add')}
      </button>
    )
  }
  return (
    <fieldset className="edit-custom">
      <legend className="font-bold">{t('add')}</legend>
      {isError && <p className="text-error">{t('notLoaded')}</p>}
      {goods?.length === 0 && <p>{t('empty')}</p>}
      {chosen && (
        <>
          <SelectField name="second.id" label={t('choose')} value={chosen._id} onChange={(event) => setId(event.currentTarget.value)}>
            {goods?.map((each) => (
              <option key={each._id} value={each._id}>
                {t('option', { name: goodsName(each), count: each.quantity })}
              </option>
            ))}
          </SelectField>
          <MoneyField
            name="second.amount"
            label={t('orders:edit.amount')}
            hint={t('priceHint', { amount: formatAmount(chosen.price) })}
            value={amount}
            onChange={setAmount}
          />
          <TextField
            name="second.note"
            label={t('why')}
            hint={t('whyHint')}
            need="optional"
            value={note}
            maxLength={300}
            onChange={(event) => setNote(event.currentTarget.value)}
          />
        </>
      )}
      <div className="flex flex-wrap gap-2">
        <Button look="secondary" disabled={!chosen || amount === null} onClick={add}>
          {t('orders:edit.addLine')}
        </Button>
        <Button look="text" onClick={() => setOpen(false)}>
          {t('orders:edit.cancel')}
        </Button>
      </div>
    </fieldset>
  )
}

/** What is there now, as soon as the form is open. */
function useGoods(isOpen: boolean) {
  return useQuery({
    queryKey: ['second-choice'],
    queryFn: ({ signal }): Promise<SecondChoiceGoods[]> =>
      retryAfterSignIn(() => browserApi().get('/api/second-choice?limit=100', SecondChoicePage, { signal })).then(({ data }) => data.goods),
    enabled: isOpen,
    staleTime: 0,
  })
}
