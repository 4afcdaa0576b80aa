import { useState } from 'react'
import { type StatementField, type StatementHeadings, statementFields } from '../../../../../contract/admin/cod-statements.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { SelectField } from '../../../ui/forms/text-field.tsx'
import { FailureBanner } from '../../components/failure-banner.tsx'
import type { AdminFailure } from '../../use-admin-request.ts'
import type { ColumnsToChoose } from './use-statement-upload.ts'

type ColumnsDialogProps = {
  columns: ColumnsToChoose
  isBusy: boolean
  failure: AdminFailure | null
  onChosen: (headings: StatementHeadings) => void
  onClose: () => void
}

/** Which column of a carrier's file is which; asked with its first statement. */
export function ColumnsDialog({ columns: { headings, sample, guess }, isBusy, failure, onChosen, onClose }: ColumnsDialogProps) {
  const { t } = useTranslation('statements')
  const [chosen, setChosen] = useState<Record<StatementField, string>>({
    code: guess.code ?? '',
    amount: guess.amount ?? '',
    fee: guess.fee ?? '',
    day: guess.day ?? '',
  })
  const [isTried, setTried] = useState(false)
  const isNeeded = (field: StatementField) => field === 'code' || field === 'amount'

  function errorOf(field: StatementField): string | undefined {
    if (chosen[field] === '') return isNeeded(field) ? t('columns.needed') : undefined
    const above = statementFields.slice(0, statementFields.indexOf(field))
    return above.some((other) => chosen[other] === chosen[field]) ? t('columns.twice') : undefined
  }

  function read(event: React.FormEvent): void {
    event.preventDefault()
    setTried(true)
    if (statementFields.some(errorOf)) return
    onChosen({ code: chosen.code, amount: chosen.amount, fee: chosen.fee || null, day: chosen.day || null })
  }

  return (
    <Dialog isOpen onClose={onClose} title={t('columns.title')}>
      <form className="sheet-fields" noValidate onSubmit={read}>
        <FailureBanner failure={failure} className="" />
        <p className="text-soft">{t('columns.text')}</p>
        {statementFields.map((field) => (
          <SelectField
            key={field}
            name={field}
            label={t(`columns.${field}`)}
            need={isNeeded(field) ? 'required' : 'optional'}
            value={chosen[field]}
            error={isTried ? errorOf(field) : undefined}
            onChange={(event) => setChosen({ ...chosen, [field]: event.currentTarget.value })}
          >
            <option value="">{t(isNeeded(field) ? 'columns.pick' : 'columns.none')}</option>
            {[...new Set(headings)].filter(Boolean).map((heading) => (
              <option key={heading}>{heading}</option>
            ))}
          </SelectField>
        ))}
        <div className="overflow-x-auto">
          <table className="statement-sample">
            <caption>{t('columns.sample')}</caption>
            <thead>
              <tr>
                {headings.map((heading, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the columns of a file never move
                  <th key={at} scope="col">
                    {heading}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {sample.map((row) => (
                <tr key={row.join()}>
                  {row.map((cell, at) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: the columns of a file never move
                    <td key={at}>{cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        <Button type="submit" busy={isBusy} className="w-full">
          {t('columns.read')}
        </Button>
      </form>
    </Dialog>
  )
}
