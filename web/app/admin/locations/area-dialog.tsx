import type { Province } from '../../../../contract/accounts.ts'
import { LocationMessage } from '../../../../contract/admin/content.ts'
import type { Location } from '../../../../contract/content.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { TextField } from '../../ui/forms/text-field.tsx'
import { toast } from '../../ui/toast.tsx'
import { errorAt } from '../components/failure-banner.tsx'
import { FormDialog } from '../components/form-dialog.tsx'
import { MoneyField } from '../components/money-field.tsx'
import { prefixError } from '../components/prefix-error.ts'
import { useDraft } from '../components/use-draft.ts'
import { type AdminFailure, useAdminRequest } from '../use-admin-request.ts'
import { FeePreview } from './fee-preview.tsx'
import { ProvincePicker } from './province-picker.tsx'

type AreaDraft = {
  location: string
  nameEn: string
  provinces: string[]
  shippingFee: number | null
  freeFrom: number | null
  /** Days as typed. */
  soonest: string
  latest: string
}

function draftOf(area: Location | null): AreaDraft {
  if (!area) return { location: '', nameEn: '', provinces: [], shippingFee: 30_000, freeFrom: null, soonest: '3', latest: '5' }
  const { location, labels, provinces, shippingFee, freeFrom, days } = area
  return { location, nameEn: labels.en, provinces, shippingFee, freeFrom, soonest: String(days[0]), latest: String(days[1]) }
}

const wholeNumber = (text: string) => (/^\d{1,3}$/.test(text.trim()) ? Number(text) : null)
/** An unreadable number is sent as typed, so that the API calls it invalid instead of missing. */
const daysAsTyped = (text: string) => wholeNumber(text) ?? (text.trim() || null)

type AreaDialogProps = {
  /** Null for a new area. */
  area: Location | null
  /** The provinces that can be assigned to the area. */
  free: readonly Province[]
  onClose: () => void
}

export function AreaDialog({ area, free, onClose }: AreaDialogProps) {
  const { t } = useTranslation(['locations', 'admin'])
  const { draft, set, isDirty } = useDraft(draftOf(area))
  const { call, isBusy, failure: refused } = useAdminRequest()
  const failure = prefixError(refused, t(area ? 'failed.updateLocation' : 'failed.addLocation'))
  const days = [wholeNumber(draft.soonest), wholeNumber(draft.latest)] as const

  async function save(): Promise<void> {
    const { location, nameEn, provinces, shippingFee, freeFrom } = draft
    const typedDays = [daysAsTyped(draft.soonest), daysAsTyped(draft.latest)]
    const body = { location, labels: { en: nameEn }, provinces, shippingFee, freeFrom, days: typedDays }
    const [method, path] = area ? (['PATCH', `/api/locations/${area._id}`] as const) : (['POST', '/api/locations'] as const)
    if (!(await call(method, path, body, LocationMessage))) return
    toast({ text: t('admin:saved') })
    onClose()
  }

  return (
    <FormDialog
      title={area ? t('editArea', { name: area.label }) : t('newArea')}
      {...{ isDirty, isBusy, failure, onClose }}
      onSave={() => void save()}
    >
      <TextField
        label={t('name')}
        name="location"
        value={draft.location}
        error={errorAt(failure, 'location')}
        maxLength={120}
        onChange={(event) => set('location', event.currentTarget.value)}
      />
      <TextField
        label={t('nameEn')}
        name="labels.en"
        lang="en"
        value={draft.nameEn}
        error={errorAt(failure, 'labels.en')}
        maxLength={120}
        onChange={(event) => set('nameEn', event.currentTarget.value)}
      />
      <ProvincePicker
        chosen={draft.provinces}
        free={free}
        error={provincesError(failure, draft.provinces)}
        onChange={(provinces) => set('provinces', provinces)}
      />
      <div className="field-row">
        <MoneyField
          label={t('fee')}
          name="shippingFee"
          value={draft.shippingFee}
          error={errorAt(failure, 'shippingFee')}
          onChange={(fee) => set('shippingFee', fee)}
        />
        <MoneyField
          label={t('freeFrom')}
          hint={t('freeFromHint')}
          name="freeFrom"
          value={draft.freeFrom}
          error={errorAt(failure, 'freeFrom')}
          onChange={(from) => set('freeFrom', from)}
        />
      </div>
      <div className="field-row">
        {(['soonest', 'latest'] as const).map((end, at) => (
          <TextField
            key={end}
            label={t(end === 'soonest' ? 'daysMin' : 'daysMax')}
            name={`days.${at}`}
            inputMode="numeric"
            value={draft[end]}
            error={errorAt(failure, `days.${at}`)}
            onChange={(event) => set(end, event.currentTarget.value)}
          />
        ))}
      </div>
      <FeePreview shippingFee={draft.shippingFee} freeFrom={draft.freeFrom} days={days} />
    </FormDialog>
  )
}

/** The API's message about the provinces; with the name if it concerns a single one. */
function provincesError(failure: AdminFailure | null, provinces: readonly string[]): string | undefined {
  const issue = failure?.issues.find(({ path }) => path.startsWith('provinces'))
  const named = issue && provinces[Number(issue.path.split('.')[1])]
  return named ? `${named}: ${issue.message}` : issue?.message
}
