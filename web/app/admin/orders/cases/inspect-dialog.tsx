import { useState } from 'react'
import { formatAmount } from '../../../../../contract/money.ts'
import { type AdminReturn, AdminReturnMessage, type ReturnInspection } from '../../../../../contract/orders/returns.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { SelectField } from '../../../ui/forms/text-field.tsx'
import { toast } from '../../../ui/toast.tsx'
import { errorAt, FailureBanner } from '../../components/failure-banner.tsx'
import { MoneyField } from '../../components/money-field.tsx'
import { useListRequest } from '../../use-list-request.ts'
import { useReturnText } from './use-return-text.ts'

type InspectedLine = ReturnInspection['lines'][number]
type Goods = { position: number; exchange?: string | null | undefined }

/** A line may have units that came in an exchange beside those that were ordered. */
const keyOf = ({ position, exchange }: Goods) => (exchange ? `${position}-${exchange}` : String(position))
const places = ['stock', 'secondChoice', 'writtenOff'] as const

/** What came, line by line: to the stock, second choice, written off, or not there. */
export function InspectDialog({ goods, onClose }: { goods: AdminReturn; onClose: () => void }) {
  const { t } = useTranslation('cases')
  const returnText = useReturnText()
  const { call, isBusy, failure } = useListRequest()
  const [lines, setLines] = useState<InspectedLine[]>(() =>
    goods.lines.map(({ position, exchange, quantity }) => ({
      ...{ position, ...(exchange ? { exchange } : {}) },
      ...{ stock: quantity, secondChoice: 0, writtenOff: 0 },
    })),
  )
  const [deduction, setDeduction] = useState<number | null>(null)
  const came = lines.reduce((sum, each) => sum + each.stock + each.secondChoice + each.writtenOff, 0)

  async function inspect(): Promise<void> {
    const body = { lines, deduction: deduction ?? 0 }
    const done = await call('PUT', `/api/returns/${goods._id}/inspection`, body, AdminReturnMessage)
    if (!done) return
    const { amount } = done.data.return
    toast({ text: amount > 0 ? t('inspected', { amount: formatAmount(amount) }) : t('inspectedNothing') })
    onClose()
  }

  /** The last unit goes where the others are not: one field is enough for a line of one unit. */
  function move(key: string, place: (typeof places)[number], units: number): void {
    setLines(
      lines.map((line) => {
        const quantity = goods.lines.find((each) => keyOf(each) === key)?.quantity ?? 0
        if (keyOf(line) !== key) return line
        const next = { ...line, [place]: units }
        for (const other of places) {
          const tooMany = next.stock + next.secondChoice + next.writtenOff - quantity
          if (other !== place && tooMany > 0) next[other] = Math.max(0, next[other] - tooMany)
        }
        return next
      }),
    )
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('inspectTitle')}
      footer={
        <Button busy={isBusy} disabled={came === 0} className="w-full" onClick={() => void inspect()}>
          {t('step.inspect')}
        </Button>
      }
    >
      <FailureBanner failure={failure} />
      <p className="mb-3 text-soft">{t('inspectHint')}</p>
      {goods.lines.map((line, at) => {
        const key = keyOf(line)
        const inspected = lines.find((each) => keyOf(each) === key)
        return (
          <fieldset key={key} className="case-inspection">
            <legend className="font-semibold wrap-anywhere">{returnText.line(line)}</legend>
            {places.map((place) => (
              <SelectField
                key={place}
                name={`${place}-${key}`}
                label={t(`places.${place}`)}
                value={inspected?.[place] ?? 0}
                error={place === 'stock' ? errorAt(failure, `lines.${at}.position`) : undefined}
                onChange={(event) => move(key, place, Number(event.currentTarget.value))}
              >
                {[...Array(line.quantity + 1).keys()].map((units) => (
                  <option key={units}>{units}</option>
                ))}
              </SelectField>
            ))}
          </fieldset>
        )
      })}
      <MoneyField
        name="deduction"
        label={t('deduction')}
        hint={t('deductionHint', { amount: formatAmount(goods.amount) })}
        need="optional"
        value={deduction}
        error={errorAt(failure, 'deduction')}
        onChange={setDeduction}
      />
    </Dialog>
  )
}
