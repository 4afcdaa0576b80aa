import { useState } from 'react'
import { maxSheetRows } from '../../../../../contract/admin/price-sheet.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { TextArea } from '../../../ui/forms/text-field.tsx'
import { useConfirmClose } from '../../components/use-confirm-close.ts'
import { type Paste, type PasteProblem, parsePaste } from './parse-paste.rule.ts'

const shownProblems = 20

type PasteDialogProps = { text: string; onClose: () => void; onRead: (paste: Pick<Paste, 'rows' | 'lines'>) => void }

/** Takes the rows copied from a spreadsheet; says at once which of them cannot be read. */
export function PasteDialog({ text: pasted, onClose, onRead }: PasteDialogProps) {
  const { t } = useTranslation(['priceSheet', 'admin'])
  const [text, setText] = useState(pasted)
  const [isAsked, setAsked] = useState(pasted !== '')
  const leave = useConfirmClose(text !== '', onClose)
  const { rows, lines, problems } = parsePaste(text)
  const isTooMany = rows.length > maxSheetRows
  const isEmpty = rows.length === 0 && problems.length === 0

  function read(): void {
    setAsked(true)
    if (problems.length === 0 && rows.length > 0 && !isTooMany) onRead({ rows, lines })
  }

  return (
    <Dialog
      isOpen
      onClose={leave}
      title={t('paste.title')}
      className="paste-dialog"
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button look="secondary" onClick={leave}>
            {t('admin:cancel')}
          </Button>
          <Button type="submit" form="paste">
            {t('paste.preview')}
          </Button>
        </div>
      }
    >
      <form
        id="paste"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          read()
        }}
      >
        <TextArea
          label={t('paste.label')}
          hint={t('paste.hint')}
          name="rows"
          rows={8}
          spellCheck={false}
          placeholder={t('paste.placeholder')}
          value={text}
          onChange={(event) => {
            setText(event.currentTarget.value)
            setAsked(false)
          }}
          error={isAsked && isEmpty ? t('paste.empty') : undefined}
        />
      </form>
      {isAsked && isTooMany && <Alert className="mt-3" title={t('paste.tooMany', { count: maxSheetRows })} />}
      {isAsked && problems.length > 0 && (
        <Alert className="mt-3" title={t('paste.problems', { count: problems.length })}>
          <ul className="list-disc pl-5">
            {problems.slice(0, shownProblems).map((problem) => (
              <Problem key={problem.line} problem={problem} />
            ))}
          </ul>
        </Alert>
      )}
    </Dialog>
  )
}

function Problem({ problem: { line, key, value } }: { problem: PasteProblem }) {
  const { t } = useTranslation('priceSheet')
  return <li className="wrap-anywhere">{t('paste.line', { line, text: t(`paste.errors.${key}`, { value }) })}</li>
}
