import { fieldLimits } from '../../../../../contract/admin/personalization.ts'
import { measureUnits, personalizationKinds } from '../../../../../contract/personalization.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import { SelectField, TextField } from '../../../ui/forms/text-field.tsx'
import { BilingualField } from '../../components/bilingual-field.tsx'
import { MoneyField } from '../../components/money-field.tsx'
import { BlockHead } from './block-head.tsx'
import type { EditorProps, FieldPartsProps } from './editor-props.ts'
import { FieldOptions } from './field-options.tsx'
import { isPartialCentimetres } from './measures-draft.ts'
import { type FieldDraft, newOption } from './personalization-draft.ts'

type FieldBlockProps = Pick<EditorProps, 'errorAt'> & {
  field: FieldDraft
  index: number
  name: string
  onChange: (more: Partial<FieldDraft>) => void
  onMove: (by: 1 | -1) => void
  onRemove: () => void
  isFirst: boolean
  isLast: boolean
}

/** One field: its kind, its label, its price, and what its kind needs. */
export function FieldBlock(props: FieldBlockProps) {
  const { t } = useTranslation('personalization')
  const { field, index, name, errorAt, onChange } = props
  const path = `personalization.${index}`

  function changeKind(kind: FieldDraft['kind']): void {
    const options = kind === 'choice' && field.options.length === 0 ? [newOption(), newOption()] : field.options
    onChange({ kind, options })
  }

  return (
    <fieldset className="color-block" data-field={field.key}>
      <legend className="sr-only">{name}</legend>
      <BlockHead
        {...props}
        labels={{ up: t('up', { name }), down: t('down', { name }), remove: t('remove', { name }) }}
        kind={t(`kind.${field.kind}`)}
      />
      <BilingualField
        name={`${path}.label`}
        label={t('label')}
        value={field.label}
        onChange={(label) => onChange({ label })}
        errorAt={errorAt}
        maxLength={fieldLimits.label}
      />
      <div className="two-fields">
        <SelectField
          name={`${path}.kind`}
          label={t('kindLabel')}
          value={field.kind}
          onChange={(event) => changeKind(event.currentTarget.value as FieldDraft['kind'])}
        >
          {personalizationKinds.map((kind) => (
            <option key={kind} value={kind}>
              {t(`kind.${kind}`)}
            </option>
          ))}
        </SelectField>
        <MoneyField
          name={`${path}.price`}
          label={t('price')}
          hint={t('priceHint')}
          value={field.price}
          onChange={(price) => onChange({ price })}
          error={errorAt(`${path}.price`)}
        />
      </div>
      <Checkbox
        name={`${path}.required`}
        label={t('required')}
        checked={field.required}
        onChange={(event) => onChange({ required: event.currentTarget.checked })}
      />
      {field.kind === 'text' && <TextParts {...props} path={path} />}
      {field.kind === 'measure' && <MeasureParts {...props} path={path} />}
      {field.kind === 'choice' && <FieldOptions {...props} path={path} />}
    </fieldset>
  )
}

function TextParts({ field, path, errorAt, onChange }: FieldPartsProps) {
  const { t } = useTranslation('personalization')
  return (
    <>
      <TextField
        name={`${path}.maxLength`}
        label={t('maxLength')}
        inputMode="numeric"
        autoComplete="off"
        className="field-count"
        value={field.maxLength ?? ''}
        error={errorAt(`${path}.maxLength`)}
        onChange={(event) => {
          const digits = event.currentTarget.value.replace(/\D/g, '').slice(0, 2)
          onChange({ maxLength: digits === '' ? null : Number(digits) })
        }}
      />
      <Checkbox
        name={`${path}.isEmbroidered`}
        label={t('isEmbroidered')}
        checked={field.isEmbroidered}
        onChange={(event) => onChange({ isEmbroidered: event.currentTarget.checked })}
      />
    </>
  )
}

function MeasureParts({ field, path, errorAt, onChange }: FieldPartsProps) {
  const { t } = useTranslation('personalization')
  return (
    <div className="measure-sizes">
      {(['min', 'max'] as const).map((bound) => (
        <TextField
          key={bound}
          name={`${path}.${bound}`}
          label={t(bound)}
          inputMode="decimal"
          autoComplete="off"
          value={field[bound]}
          error={errorAt(`${path}.${bound}`)}
          onChange={({ currentTarget: { value } }) => {
            if (isPartialCentimetres(value)) onChange({ [bound]: value })
          }}
        />
      ))}
      <SelectField
        name={`${path}.unit`}
        label={t('unit')}
        value={field.unit}
        onChange={(event) => onChange({ unit: event.currentTarget.value as FieldDraft['unit'] })}
      >
        {measureUnits.map((unit) => (
          <option key={unit}>{unit}</option>
        ))}
      </SelectField>
    </div>
  )
}
