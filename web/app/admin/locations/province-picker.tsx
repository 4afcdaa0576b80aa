import { useState } from 'react'
import type { Province } from '../../../../contract/accounts.ts'
import { formerNameOf, matchesPlace } from '../../address/find-place.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Checkbox } from '../../ui/forms/checkbox.tsx'
import { FieldError } from '../../ui/forms/field.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { regions } from './coverage.rule.ts'

type ProvincePickerProps = {
  chosen: readonly string[]
  /** The provinces that no other area has. */
  free: readonly Province[]
  error: string | undefined
  onChange: (provinces: string[]) => void
}

/** Selects provinces one by one, by region, or all of them. The order of the list does not change while the user selects. */
export function ProvincePicker({ chosen, free, error, onChange }: ProvincePickerProps) {
  const { t } = useTranslation('locations')
  const [term, setTerm] = useState('')
  // Regions with a chosen province are open at first; afterwards only the user folds them.
  const [initiallyOpen] = useState(() => new Set(free.filter(({ name }) => chosen.includes(name)).map(({ region }) => region)))
  if (free.length === 0)
    return (
      <div>
        <p className="text-soft">{t('allTaken')}</p>
        <FieldError id="provinces-error" error={error} />
      </div>
    )
  const names = free.map(({ name }) => name)
  const matching = free.filter((province) => matchesPlace(province, term))
  const nameWithFormer = (province: Province) => {
    const former = term.trim() === '' ? undefined : formerNameOf(province, term)
    return former === undefined ? province.name : t('withFormer', { name: province.name, former })
  }
  const add = (more: readonly string[]) => onChange(names.filter((name) => chosen.includes(name) || more.includes(name)))
  const drop = (less: readonly string[]) => onChange(chosen.filter((name) => !less.includes(name)))

  return (
    <fieldset className="province-picker" aria-describedby={error ? 'provinces-error' : undefined}>
      <legend className="field-label">{t('provinces')}</legend>
      <p className="field-hint" aria-live="polite">
        {t('picked', { count: chosen.length, all: names.length })} {t('addProvinceHint')}
      </p>
      <FieldError id="provinces-error" error={error} />
      <div className="province-actions">
        <button type="button" className="small-button" data-field="provinces" onClick={() => add(names)}>
          {t('pickAll')}
        </button>
        {chosen.length > 0 && (
          <button type="button" className="small-button" onClick={() => onChange([])}>
            {t('pickNone')}
          </button>
        )}
      </div>
      <TextField
        label={t('findProvince')}
        type="search"
        value={term}
        autoComplete="off"
        onChange={(event) => setTerm(event.currentTarget.value)}
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      {matching.length === 0 && <p className="text-soft">{t('noProvinceFound')}</p>}
      {regions.map((region) => {
        const all = free.filter((province) => province.region === region).map(({ name }) => name)
        const shown = matching.filter((province) => province.region === region)
        const picked = all.filter((name) => chosen.includes(name))
        if (shown.length === 0) return null
        return (
          // The key resets manual folding when the search term changes, so that every region with results opens.
          <details key={`${region} ${term}`} className="province-region" open={term.trim() !== '' || initiallyOpen.has(region)}>
            <summary>
              {t(`regions.${region}`)} <span className="text-soft">{t('pickedIn', { count: picked.length, all: all.length })}</span>
            </summary>
            <Checkbox
              label={<strong>{t(`wholeRegion.${region}`)}</strong>}
              checked={picked.length === all.length}
              onChange={(event) => (event.currentTarget.checked ? add(all) : drop(all))}
            />
            <ul>
              {shown.map((province) => (
                <li key={province.code}>
                  <Checkbox
                    label={nameWithFormer(province)}
                    checked={chosen.includes(province.name)}
                    onChange={(event) => (event.currentTarget.checked ? add([province.name]) : drop([province.name]))}
                  />
                </li>
              ))}
            </ul>
          </details>
        )
      })}
    </fieldset>
  )
}
