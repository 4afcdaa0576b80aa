import type { FieldProps } from '../../../../ui/hooks/use-checked-form.ts'
import { useReviewTexts } from './review-texts.ts'

const fits = ['tight', 'right', 'loose'] as const

/** How the size fits; optional. */
export function FitChoice({ id, name, label, defaultValue }: FieldProps) {
  const { t } = useReviewTexts()
  return (
    <fieldset className="fit-choice">
      <legend>{label}</legend>
      {fits.map((fit, at) => (
        <label key={fit}>
          <input {...(at === 0 ? { id } : {})} type="radio" name={name} value={fit} defaultChecked={defaultValue === fit} />
          <span>{t(`shop:fit.${fit}`)}</span>
        </label>
      ))}
      <label>
        <input type="radio" name={name} value="" defaultChecked={!defaultValue} />
        <span>{t('fitNone')}</span>
      </label>
    </fieldset>
  )
}
