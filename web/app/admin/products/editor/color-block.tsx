import ChevronDown from 'lucide-react/icons/chevron-down'
import { useLayoutEffect, useRef } from 'react'
import { productLimits } from '../../../../../contract/admin/products.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Swatch } from '../../../storefront/product-card/card-swatches.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { LanguageTabs } from '../../components/language-tabs.tsx'
import { RowThumb } from '../../components/row-thumb.tsx'
import { StatusBadge } from '../../components/status-badge.tsx'
import { RowMenu } from '../../components/table/row-menu.tsx'
import { ColorNameField } from '../components/color-name-field.tsx'
import { thumbOf } from '../product-columns.tsx'
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

/**
 * One colour: its name, its shade and its pictures. One of several is a line until it is pressed; a new one starts open.
 * React never sets `open`: the person does, and `revealField`.
 */
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

  const [cover] = color.pictures
  const actions = [
    ...(isFirst ? [] : [{ label: t('editor.colorUp', { name }), run: () => onMove(-1) }]),
    ...(isLast ? [] : [{ label: t('editor.colorDown', { name }), run: () => onMove(1) }]),
    { label: t('editor.copyColor', { name }), run: onCopy },
    ...(onRemove ? [{ label: t('editor.removeColor', { name }), run: onRemove, isDestructive: true }] : []),
  ]
  const startsOpen = color.id === null || (isFirst && isLast)
  const box = useRef<HTMLDetailsElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only at the start
  useLayoutEffect(() => {
    if (box.current && startsOpen) box.current.open = true
  }, [])

  return (
    <fieldset className="color-block" data-color={color.key}>
      <legend className="sr-only">{name}</legend>
      <RowMenu name={name} className="icon-button color-menu" actions={actions} />
      <details ref={box}>
        <summary>
          <Swatch hex={color.hex} />
          {cover && <RowThumb src={thumbOf(cover)} />}
          <span className="min-w-0 grow wrap-anywhere">
            <strong>{name}</strong>
            <span className="block text-sm text-soft">{t('editor.pictureCount', { count: color.pictures.length })}</span>
          </span>
          <ChevronDown aria-hidden size={20} />
        </summary>
        <div className="color-content">
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
        </div>
      </details>
    </fieldset>
  )
}
