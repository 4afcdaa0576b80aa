import Plus from 'lucide-react/icons/plus'
import { useEffect, useRef } from 'react'
import { inLanguage } from '../../../../../contract/language/languages.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { announce } from '../../../ui/live-region.tsx'
import { toast } from '../../../ui/toast.tsx'
import { FoldingCard } from '../../components/folding-card.tsx'
import { ColorBlock } from './color-block.tsx'
import type { EditorProps } from './editor-props.ts'
import { type ColorDraft, newColor } from './product-draft.ts'

/** Every colour with its pictures. The first picture of the first colour is the cover. */
export function ColorsCard(editing: EditorProps) {
  const { t } = useTranslation('products')
  const language = useLanguage()
  const { draft, change } = editing
  const { colors } = draft
  const added = useRef<string>(null)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!added.current) return
    box.current?.querySelector<HTMLInputElement>(`[data-color="${added.current}"] input:not([type="radio"])`)?.focus()
    added.current = null
  })

  /** Updates the latest state, because uploads finish while the user edits. */
  const rewrite = (how: (colors: ColorDraft[]) => ColorDraft[]) => change((before) => ({ ...before, colors: how(before.colors) }))

  function add(color: ColorDraft, at: number): void {
    added.current = color.key
    rewrite((before) => before.toSpliced(at, 0, color))
  }

  function remove(color: ColorDraft, at: number): void {
    rewrite((before) => before.filter(({ key }) => key !== color.key))
    const undo = () => rewrite((before) => before.toSpliced(at, 0, color))
    toast({ text: t('toasts.removedColor'), action: { label: t('toasts.undo'), run: undo } })
  }

  function move(from: number, to: number, name: string): void {
    const color = colors[from]
    if (!color) return
    rewrite((before) => before.toSpliced(from, 1).toSpliced(to, 0, color))
    announce(t('editor.colorMoved', { name, place: to + 1 }))
  }

  const pictures = colors.reduce((sum, color) => sum + color.pictures.length, 0)
  const names = colors.flatMap(({ name }) => inLanguage(name, language) || [])
  const summary = [names.join(', '), t('editor.pictureCount', { count: pictures })].filter(Boolean).join(' · ')
  return (
    <FoldingCard title={t('editor.colors')} summary={summary} startsOpen={!editing.productId}>
      <p className="mb-4 text-sm text-soft">{t('editor.colorsHint')}</p>
      <div ref={box} className="color-blocks">
        {colors.map((color, index) => {
          const name = color.name.vi || t('editor.color', { number: index + 1 })
          return (
            <ColorBlock
              key={color.key}
              {...editing}
              {...{ color, index, name }}
              onChange={(how) => rewrite((before) => before.map((each) => (each.key === color.key ? how(each) : each)))}
              onCopy={() => add(newColor({ hex: color.hex, pictures: color.pictures }), index + 1)}
              onRemove={colors.length > 1 ? () => remove(color, index) : undefined}
              onMove={(by) => move(index, index + by, name)}
              isFirst={index === 0}
              isLast={index === colors.length - 1}
            />
          )
        })}
      </div>
      <Button look="secondary" className="mt-4" onClick={() => add(newColor(), colors.length)}>
        <Plus aria-hidden size={18} />
        {t('editor.addColor')}
      </Button>
    </FoldingCard>
  )
}
