import ChevronDown from 'lucide-react/icons/chevron-down'
import ChevronUp from 'lucide-react/icons/chevron-up'
import Copy from 'lucide-react/icons/copy'
import X from 'lucide-react/icons/x'
import { productLimits } from '../../../../../contract/admin/products.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Swatch } from '../../../storefront/product-card/card-swatches.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { LanguageTabs } from '../../components/language-tabs.tsx'
import { StatusBadge } from '../../components/status-badge.tsx'
import { ColorNameField } from '../components/color-name-field.tsx'
import { ColorImages } from './color-images.tsx'
import type { EditorProps } from './editor-props.ts'
import { type ColorDraft, defaultHex } from './product-draft.ts'

type ColorBlockProps = EditorProps & {
  color: ColorDraft
  index: number
  name: string
  onChange: (how: (color: ColorDraft) => ColorDraft) => void
  onCopy: () => void
  /** Undefined for the only colour: a product has at least one. */
  onRemove: (() => void) | undefined
  onMove: (by: 1 | -1) => void
  isFirst: boolean
  isLast: boolean
}

/** One colour: its name, its shade and its pictures. */
export function ColorBlock(props: ColorBlockProps) {
  const { t } = useTranslation(['products', 'admin'])
  const { color, index, name, choices, errorAt, onChange, onCopy, onRemove, onMove, isFirst, isLast } = props
  const path = `colors.${index}`

  /** A known colour fills in its English name and its shade. */
  function rename(vi: string): void {
    const known = choices.colors.find((each) => each.vi.toLowerCase() === vi.trim().toLowerCase())
    onChange((before) => ({
      ...before,
      name: { vi, en: before.name.en || (known?.en ?? '') },
      hex: known && before.hex === defaultHex ? known.hex : before.hex,
    }))
  }

  return (
    <fieldset className="color-block" data-color={color.key}>
      <legend className="sr-only">{name}</legend>
      <div className="color-head">
        <Swatch hex={color.hex} />
        <strong className="grow">{name}</strong>
        <IconButton label={t('editor.colorUp', { name })} isOff={isFirst} onClick={() => onMove(-1)}>
          <ChevronUp aria-hidden size={18} />
        </IconButton>
        <IconButton label={t('editor.colorDown', { name })} isOff={isLast} onClick={() => onMove(1)}>
          <ChevronDown aria-hidden size={18} />
        </IconButton>
        <IconButton label={t('editor.copyColor', { name })} onClick={onCopy}>
          <Copy aria-hidden size={17} />
        </IconButton>
        {onRemove && (
          <IconButton label={t('editor.removeColor', { name })} onClick={onRemove}>
            <X aria-hidden size={18} />
          </IconButton>
        )}
      </div>
      <div className="color-fields">
        <div className="bilingual-field">
          <LanguageTabs
            label={t('editor.colorName')}
            value={color.name}
            hasError={(language) => errorAt(`${path}.name.${language}`) !== undefined}
          />
          <ColorNameField
            label={`${t('editor.colorName')} · ${t('admin:languages.vi')}`}
            name={`${path}.name.vi`}
            value={color.name.vi}
            known={choices.colors}
            className="in-vi"
            onChange={rename}
            error={errorAt(`${path}.name.vi`)}
          />
          <TextField
            label={`${t('editor.colorName')} · ${t('admin:languages.en')}`}
            name={`${path}.name.en`}
            lang="en"
            className="in-en"
            value={color.name.en}
            hint={color.name.vi && !color.name.en ? <StatusBadge tone="wait">{t('admin:untranslated')}</StatusBadge> : undefined}
            maxLength={productLimits.color}
            error={errorAt(`${path}.name.en`)}
            onChange={(event) => {
              const en = event.currentTarget.value
              onChange((before) => ({ ...before, name: { ...before.name, en } }))
            }}
          />
        </div>
        <div className="field">
          <label className="field-label" htmlFor={`${color.key}-hex`}>
            {t('editor.hex')}
          </label>
          <input
            id={`${color.key}-hex`}
            type="color"
            name={`${path}.hex`}
            className="hex-field"
            value={color.hex}
            title={t('editor.hexPick', { name })}
            onChange={(event) => {
              const hex = event.currentTarget.value
              onChange((before) => ({ ...before, hex }))
            }}
          />
        </div>
      </div>
      <ColorImages {...props} />
    </fieldset>
  )
}

type IconButtonProps = { label: string; onClick: () => void; isOff?: boolean; children: React.ReactNode }

function IconButton({ label, onClick, isOff = false, children }: IconButtonProps) {
  return (
    <button
      type="button"
      className="icon-button size-11"
      aria-label={label}
      title={label}
      aria-disabled={isOff || undefined}
      onClick={isOff ? undefined : onClick}
    >
      {children}
    </button>
  )
}
