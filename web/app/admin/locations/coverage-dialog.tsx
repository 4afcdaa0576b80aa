import type { Province } from '../../../../contract/accounts.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { RadioCards } from '../../ui/forms/radio-cards.tsx'
import { FormDialog } from '../components/form-dialog.tsx'
import { CoverageFields } from './coverage-fields.tsx'
import { useCoverage } from './use-coverage.ts'

type CoverageDialogProps = { home: string; provinces: readonly Province[]; covered: ReadonlySet<string>; onClose: () => void }

/** Sets fees for all provinces in a shop that already has areas; the owner decides what happens to those. */
export function CoverageDialog({ home, provinces, covered, onClose }: CoverageDialogProps) {
  const { t } = useTranslation('locations')
  const { draft, change, isDirty, taken, setTaken, isBusy, failure, save } = useCoverage({ home, provinces, covered })
  const isWhole = covered.size === provinces.length
  return (
    <FormDialog
      title={t('coverage.title')}
      {...{ isDirty, isBusy, failure, onClose }}
      onSave={() => void save().then((isSaved) => isSaved && onClose())}
    >
      <CoverageFields draft={draft} onChange={change} provinces={provinces} failure={failure} />
      <RadioCards
        label={t('coverage.taken', { count: covered.size })}
        name="taken"
        value={taken}
        cards={[
          { value: 'keep', label: t('coverage.keep'), detail: t('coverage.keepHint'), disabled: isWhole },
          { value: 'move', label: t('coverage.move'), detail: t('coverage.moveHint') },
        ]}
        onChange={(value) => setTaken(value === 'move' ? 'move' : 'keep')}
      />
    </FormDialog>
  )
}
