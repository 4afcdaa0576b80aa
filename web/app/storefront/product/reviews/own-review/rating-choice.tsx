import { FieldError } from '../../../../ui/forms/field.tsx'
import type { FieldProps } from '../../../../ui/hooks/use-checked-form.ts'
import { ratingLabel } from '../rating-label.ts'
import { useReviewTexts } from './review-texts.ts'

const stars = [5, 4, 3, 2, 1] as const

/** One to five stars, each with a word: native radios for arrow keys, and so that colour is not the only cue. */
export function RatingChoice({ id, name, label, error, defaultValue }: FieldProps) {
  const { t } = useReviewTexts()
  return (
    <fieldset className="rating-choice" aria-describedby={error ? `${id}-error` : undefined}>
      <legend>{label}</legend>
      {stars.map((star, at) => (
        <label key={star}>
          <input
            {...(at === 0 ? { id } : {})}
            type="radio"
            name={name}
            value={star}
            defaultChecked={defaultValue === String(star)}
            aria-invalid={error ? true : undefined}
            required
          />
          <span aria-hidden="true" className="rating-stars">
            {'★'.repeat(star)}
          </span>
          <span>{t('star', { star, word: t(`shop:ratings.${ratingLabel(star)}`) })}</span>
        </label>
      ))}
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  )
}
