import Plus from 'lucide-react/icons/plus'
import { useEffect, useRef } from 'react'
import { inLanguage } from '../../../../../contract/language/languages.ts'
import { maxPersonalizationFields } from '../../../../../contract/personalization.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Personalize } from '../../../storefront/product/personalize.tsx'
import { usePersonalization } from '../../../storefront/product/use-personalization.ts'
import { Button } from '../../../ui/button.tsx'
import { announce } from '../../../ui/live-region.tsx'
import { toast } from '../../../ui/toast.tsx'
import { FoldingCard } from '../../components/folding-card.tsx'
import type { EditorProps } from './editor-props.ts'
import { FieldBlock } from './field-block.tsx'
import { type FieldDraft, newField, newFieldKinds, previewOf } from './personalization-draft.ts'

/** The fields that buyers fill in for each unit, in both languages, and what buyers will see. */
export function PersonalizationCard({ draft, change, errorAt }: EditorProps) {
  const { t } = useTranslation('personalization')
  const language = useLanguage()
  const fields = draft.personalization
  const added = useRef<string>(null)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!added.current) return
    box.current?.querySelector<HTMLInputElement>(`[data-field="${added.current}"] input:not([type="radio"])`)?.focus()
    added.current = null
  })

  const rewrite = (how: (fields: FieldDraft[]) => FieldDraft[]) =>
    change((before) => ({ ...before, personalization: how(before.personalization) }))

  function add(field: FieldDraft): void {
    added.current = field.key
    rewrite((before) => [...before, field])
  }

  function remove(field: FieldDraft, at: number): void {
    rewrite((before) => before.filter(({ key }) => key !== field.key))
    const undo = () => rewrite((before) => before.toSpliced(at, 0, field))
    toast({ text: t('removed'), action: { label: t('undo'), run: undo } })
  }

  function move(field: FieldDraft, to: number, name: string): void {
    rewrite((before) => before.filter(({ key }) => key !== field.key).toSpliced(to, 0, field))
    announce(t('moved', { name, place: to + 1 }))
  }

  const labels = fields.flatMap(({ label }) => inLanguage(label, language) || [])
  return (
    <FoldingCard title={t('title')} summary={labels.join(', ') || t('none')}>
      <p className="mb-4 text-sm text-soft">{t('hint')}</p>
      {fields.length === 0 && <p className="mb-4 text-soft">{t('none')}</p>}
      <div ref={box} className="color-blocks">
        {fields.map((field, index) => {
          const name = field.label.vi || t('field', { number: index + 1 })
          return (
            <FieldBlock
              key={field.key}
              {...{ field, index, name, errorAt }}
              onChange={(more) => rewrite((before) => before.map((each) => (each.key === field.key ? { ...each, ...more } : each)))}
              onMove={(by) => move(field, index + by, name)}
              onRemove={() => remove(field, index)}
              isFirst={index === 0}
              isLast={index === fields.length - 1}
            />
          )
        })}
      </div>
      {fields.length < maxPersonalizationFields && (
        <div className="mt-4 flex flex-wrap gap-2">
          {newFieldKinds.map((kind) => (
            <Button key={kind} look="secondary" onClick={() => add(newField(kind))}>
              <Plus aria-hidden size={18} />
              {t(`add.${kind}`)}
            </Button>
          ))}
        </div>
      )}
      {fields.length > 0 && <Preview fields={fields} price={draft.salePrice || draft.price || 0} />}
    </FoldingCard>
  )
}

/** As on the product page; it can be tried out, and saves nothing. */
function Preview({ fields, price }: { fields: readonly FieldDraft[]; price: number }) {
  const { t } = useTranslation('personalization')
  const personalization = usePersonalization({ personalization: previewOf(fields, useLanguage()) }, undefined)
  return (
    <section aria-label={t('preview')} className="mt-6">
      <p className="mb-3 text-sm text-soft">{t('inCarts')}</p>
      <h3 className="mb-2 font-bold">{t('preview')}</h3>
      <Personalize personalization={personalization} price={price} wasTried={false} />
    </section>
  )
}
