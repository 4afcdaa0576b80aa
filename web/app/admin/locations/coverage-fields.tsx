import type { Province } from '../../../../contract/accounts.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { RadioCards } from '../../ui/forms/radio-cards.tsx'
import { SelectField, TextField } from '../../ui/forms/text-field.tsx'
import { errorAt } from '../components/failure-banner.tsx'
import { MoneyField } from '../components/money-field.tsx'
import type { AdminFailure } from '../use-admin-request.ts'
import { type CoverageDraft, provincesIn, shortName, type Terms, termsOf, type Zone, zonesOf } from './coverage.rule.ts'

type CoverageFieldsProps = {
  draft: CoverageDraft
  onChange: (draft: CoverageDraft) => void
  provinces: readonly Province[]
  failure: AdminFailure | null
}

/** One fee for the whole country, or one for each region. */
export function CoverageFields({ draft, onChange, provinces, failure }: CoverageFieldsProps) {
  const { t } = useTranslation('locations')
  const { kind, home, terms, freeFrom } = draft
  const set = (more: Partial<CoverageDraft>) => onChange({ ...draft, ...more })
  return (
    <>
      <RadioCards
        label={t('coverage.how')}
        name="coverage"
        value={kind}
        cards={(['one', 'regions'] as const).map((value) => ({
          value,
          label: t(`coverage.${value}`),
          detail: t(`coverage.${value}Hint`, { count: provinces.length }),
        }))}
        onChange={(value) => set({ kind: value === 'one' ? 'one' : 'regions' })}
      />
      {kind === 'regions' && (
        <SelectField
          label={t('coverage.home')}
          hint={t('coverage.homeHint')}
          name="home"
          value={home}
          onChange={(event) => set({ home: event.currentTarget.value })}
        >
          <option value="">{t('coverage.noHome')}</option>
          {provinces.map(({ code, name }) => (
            <option key={code}>{name}</option>
          ))}
        </SelectField>
      )}
      {zonesOf(draft, provinces).map((zone, at) => (
        <ZoneFields
          key={zone}
          title={zone === 'all' ? t('coverage.all') : zone === 'home' ? shortName(home) : t(`regions.${zone}`)}
          detail={zone === 'all' || zone === 'home' ? undefined : provincesIn(zone, home, provinces).map(shortName).join(', ')}
          path={`areas.${at}`}
          terms={termsOf(draft, zone, provinces)}
          failure={failure}
          onChange={(changed) => set({ terms: { ...terms, [zone satisfies Zone]: changed } })}
        />
      ))}
      <MoneyField
        label={t('freeFrom')}
        hint={t('freeFromHint')}
        name="freeFrom"
        value={freeFrom}
        error={failure?.issues.find(({ path }) => path.endsWith('.freeFrom'))?.message}
        onChange={(from) => set({ freeFrom: from })}
      />
    </>
  )
}

type ZoneFieldsProps = {
  title: string
  /** The provinces, if the title does not name them. */
  detail: string | undefined
  path: string
  terms: Terms
  failure: AdminFailure | null
  onChange: (terms: Terms) => void
}

function ZoneFields({ title, detail, path, terms, failure, onChange }: ZoneFieldsProps) {
  const { t } = useTranslation('locations')
  return (
    <fieldset className="zone-fields">
      <legend>{title}</legend>
      {detail && <p className="field-hint">{detail}</p>}
      <div className="zone-terms">
        <MoneyField
          label={t('fee')}
          name={`${path}.shippingFee`}
          value={terms.fee}
          error={errorAt(failure, `${path}.shippingFee`)}
          onChange={(fee) => onChange({ ...terms, fee })}
        />
        {(['soonest', 'latest'] as const).map((end, at) => (
          <TextField
            key={end}
            label={t(end === 'soonest' ? 'coverage.soonest' : 'coverage.latest')}
            name={`${path}.days.${at}`}
            inputMode="numeric"
            autoComplete="off"
            value={terms[end]}
            error={errorAt(failure, `${path}.days.${at}`)}
            onChange={(event) => onChange({ ...terms, [end]: event.currentTarget.value })}
          />
        ))}
      </div>
    </fieldset>
  )
}
